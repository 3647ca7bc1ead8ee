import { Related } from '../related';
import { PostGrid } from './grid';
import type { PostTeaserData } from './teaser';

/** Posts that share a category or tags. */
export function RelatedPosts({ posts }: { posts: readonly PostTeaserData[] }) {
  return (
    <Related title="Read next">
      <PostGrid posts={posts} headingLevel="h3" />
    </Related>
  );
}
