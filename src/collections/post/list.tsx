import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../../components/page-header/page-header';
import { count } from '../../lib/numbers';
import { listFacts } from '../list-facts';
import type { ListContext } from '../page-contexts';
import { ListSeo } from '../../seo/list-seo';
import { ListTools } from '../../live/lists/list-tools';
import { Refinable } from '../../live/lists/refinable';
import { useRefining } from '../../live/lists/use-refining';
import { post } from './definition';
import { PostGrid } from './grid';
import { PostRows } from './rows';

const load = () => import(/* webpackChunkName: 'posts' */ './live');

export const query = graphql`
  query Blogs($ids: [String!]!) {
    blogPosts(ids: $ids) {
      ...PostTeaser
    }
  }
`;

/** `/resources/blogs`: the newest post large, the others like a magazine's contents. */
export default function Blogs({ data, pageContext }: PageProps<Queries.BlogsQuery, ListContext>) {
  const { total, category } = pageContext;
  const refining = useRefining(post, load, pageContext);
  const facts = listFacts(pageContext, post);
  return (
    <>
      <ListSeo
        facts={facts}
        description="Field notes from people who build and run critical systems: payments, migrations, data, claims and what broke on the way."
        feed="post"
      />
      <PageHeader
        trail={facts.trail}
        title={category ? `Posts on ${category.name}` : 'Lessons from our projects'}
        number={facts.number}
        lead={
          category
            ? `${count(total, 'post', 'posts')}, newest first.`
            : 'Written by the teams that learned them: mostly what went wrong, and what held afterwards.'
        }
      >
        <ListTools refining={refining} />
      </PageHeader>
      <Refinable refining={refining} show={(posts) => <PostGrid posts={posts} headingLevel="h3" />}>
        <PostRows posts={data.blogPosts} list={pageContext} />
      </Refinable>
    </>
  );
}
