import { useRelated } from '../../live/look-up/use-related';
import { PostDetail, type PostFacts } from './detail';
import { RelatedPosts } from './related';

const list = { collection: 'post', load: () => import('./live') } as const;

/** A post that is newer than the build, and others of its category. */
export function LookedUpPost({ item: post }: { item: PostFacts }) {
  return (
    <>
      <PostDetail item={post} />
      <RelatedPosts posts={useRelated(list, post)} />
    </>
  );
}
