import type { ReactNode } from 'react';
import { useRelated } from '../../live/look-up/use-related';
import type { DetailProps } from '../live';
import { PostDetail, type PostFacts } from './detail';
import { RelatedPosts } from './rows';

const list = {
  collection: 'post',
  load: () => import(/* webpackChunkName: 'posts' */ './live'),
} as const;

/** A post that is newer than the build, and others of its category. */
export function LookedUpPost({ item: post, listName }: DetailProps<PostFacts>): ReactNode {
  const related = useRelated(list, post);
  return (
    <>
      <PostDetail item={post} listName={listName} />
      {related.length > 0 ? <RelatedPosts posts={related} /> : null}
    </>
  );
}
