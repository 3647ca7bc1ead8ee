import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { CategoryNav } from '../components/category-nav/category-nav';
import { EmptyState } from '../components/empty-state/empty-state';
import { PageHeader } from '../components/page-header/page-header';
import { Pagination } from '../components/pagination/pagination';
import { YearNav } from '../components/year-nav/year-nav';
import { listFacts } from '../lib/list-facts';
import type { ListContext } from '../lib/page-contexts';
import { ListSeo } from '../seo/list-seo';
import { PostTeaser } from '../sections/teasers/post-teaser';
import { from } from '../styles/media';
import { wrap } from '../styles/layout';
import { color, space } from '../styles/tokens';

export const query = graphql`
  query Blogs($ids: [String!]!) {
    blogPosts(ids: $ids) {
      ...PostTeaser
    }
  }
`;

const body = css({ display: 'grid', gap: space.xxl, paddingBottom: space.section });
const first = css({ paddingBottom: space.xxl, borderBottom: `1px solid ${color.line}` });
const grid = css({
  display: 'grid',
  gap: `${space.xxl} ${space.gap}`,
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: space.xl },
});
const third = css({ [from.wide]: { gridColumn: 'span 2' } });
const half = css({ [from.wide]: { gridColumn: 'span 3' } });

const HALF_SIZES = '(min-width: 82.5em) 640px, (min-width: 35em) 46vw, 92vw';

/** `/resources/blogs`: the newest post large, the others as a magazine's contents. */
export default function Blogs({ data, pageContext }: PageProps<Queries.BlogsQuery, ListContext>) {
  const { page, pageCount, basePath, category, categories, years } = pageContext;
  const facts = listFacts(pageContext, { name: 'Blog', path: '/resources/blogs', of: 'posts' });
  const newest = page === 1 ? data.blogPosts[0] : undefined;
  const others = newest ? data.blogPosts.slice(1) : data.blogPosts;
  // Two left over for the last row share it, so that the page does not end in a hole.
  const firstHalf = others.length % 3 === 2 ? others.length - 2 : others.length;
  return (
    <>
      <ListSeo
        facts={facts}
        description="Field notes from people who build and keep systems under load: payments, migrations, data, claims and what broke on the way."
      />
      <PageHeader
        trail={facts.trail}
        title={category?.name ?? 'Notes from the loom'}
        lead="What we learned on the job, written down by the team that learned it. Mostly what went wrong, and what held afterwards."
      >
        <CategoryNav
          listPath="/resources/blogs"
          categories={categories}
          current={category?.path ?? null}
        />
      </PageHeader>
      <div css={[wrap, body]}>
        {newest ? (
          <div css={first}>
            <PostTeaser post={newest} variant="lead" priority />
          </div>
        ) : null}
        {others.length > 0 ? (
          <div css={grid}>
            {others.map((post, index) => (
              <div key={post.path} css={index < firstHalf ? third : half}>
                <PostTeaser
                  post={post}
                  variant="card"
                  {...(index < firstHalf ? {} : { cardSizes: HALF_SIZES })}
                />
              </div>
            ))}
          </div>
        ) : null}
        {data.blogPosts.length === 0 ? <EmptyState>No posts here yet.</EmptyState> : null}
        <Pagination page={page} pageCount={pageCount} basePath={basePath} label="blog posts" />
        <YearNav years={years} />
      </div>
    </>
  );
}
