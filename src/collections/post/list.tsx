import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { EmptyState } from '../../components/empty-state/empty-state';
import { PageHeader } from '../../components/page-header/page-header';
import { count } from '../../lib/format';
import { listFacts } from '../list-facts';
import type { ListContext } from '../page-contexts';
import { ListSeo } from '../../seo/list-seo';
import { ListFoot } from '../../live/lists/list-foot';
import { ListTools } from '../../live/lists/list-tools';
import { PostGrid } from './grid';
import { Refinable } from '../../live/lists/refinable';
import { useRefining } from '../../live/lists/use-refining';
import { PostTeaser } from './teaser';
import { wrap } from '../../styles/layout';
import { color, space } from '../../styles/tokens';
import { post } from './definition';

const load = () => import('./live');

export const query = graphql`
  query Blogs($ids: [String!]!) {
    blogPosts(ids: $ids) {
      ...PostTeaser
    }
  }
`;

const body = css({ display: 'grid', gap: space.xxl, paddingBottom: space.section });
const first = css({ paddingBottom: space.xxl, borderBottom: `1px solid ${color.line}` });

/** `/resources/blogs`: the newest post large, the others as a magazine's contents. */
export default function Blogs({ data, pageContext }: PageProps<Queries.BlogsQuery, ListContext>) {
  const { page, total, category } = pageContext;
  const refining = useRefining(post, load, pageContext);
  const facts = listFacts(pageContext, post);
  const newest = page === 1 ? data.blogPosts[0] : undefined;
  const others = newest ? data.blogPosts.slice(1) : data.blogPosts;
  return (
    <>
      <ListSeo
        facts={facts}
        description="Field notes from people who build and keep systems under load: payments, migrations, data, claims and what broke on the way."
        feed="post"
      />
      <PageHeader
        trail={facts.trail}
        title={category ? `Posts on ${category.name}` : 'Notes from the loom'}
        lead={
          category
            ? `${count(total, 'post', 'posts')}, the newest first.`
            : 'What we learned on the job, written down by the team that learned it. Mostly what went wrong, and what held afterwards.'
        }
      >
        <ListTools refining={refining} />
      </PageHeader>
      <Refinable refining={refining} show={(posts) => <PostGrid posts={posts} headingLevel="h3" />}>
        <div css={[wrap, body]}>
          {newest ? (
            <div css={first}>
              <PostTeaser post={newest} variant="lead" priority />
            </div>
          ) : null}
          <PostGrid posts={others} priority={!newest} />
          {data.blogPosts.length === 0 ? <EmptyState>No posts here yet.</EmptyState> : null}
          <ListFoot list={pageContext} label="blog posts" feed="post" />
        </div>
      </Refinable>
    </>
  );
}
