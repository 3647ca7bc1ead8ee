import { css } from '@emotion/react';
import { EmptyState } from '../../components/empty-state/empty-state';
import { ListFoot } from '../../live/lists/list-foot';
import { wrap } from '../../styles/layout';
import { color, space } from '../../styles/tokens';
import type { ListContext } from '../page-contexts';
import { Related } from '../related';
import { PostGrid } from './grid';
import { PostTeaser, type PostTeaserData } from './teaser';

const body = css({ display: 'grid', gap: space.xxl, paddingBottom: space.section });
const first = css({ paddingBottom: space.xxl, borderBottom: `1px solid ${color.line}` });

/** A built page of the list; the first page has the newest post large. */
export function PostRows({ posts, list }: { posts: readonly PostTeaserData[]; list: ListContext }) {
  const newest = list.page === 1 ? posts[0] : undefined;
  const others = newest ? posts.slice(1) : posts;
  return (
    <div css={[wrap, body]}>
      {newest ? (
        <div css={first}>
          <PostTeaser post={newest} isLead priority />
        </div>
      ) : null}
      <PostGrid posts={others} priority={!newest} />
      {posts.length === 0 ? <EmptyState>No posts here yet.</EmptyState> : null}
      <ListFoot list={list} label="blog posts" feed="post" />
    </div>
  );
}

/** Posts that share a category or tags. */
export function RelatedPosts({ posts }: { posts: readonly PostTeaserData[] }) {
  return (
    <Related title="Read next">
      <PostGrid posts={posts} headingLevel="h3" />
    </Related>
  );
}
