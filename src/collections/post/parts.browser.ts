/** In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built. */
import { builtPart, livePart } from '../../hydration/parts';

const head = () => import(/* webpackChunkName: 'parts-post' */ './head');
export const PostGrid = livePart(
  'PostGrid',
  () => import(/* webpackChunkName: 'parts-post' */ './grid'),
);
export const PostHeader = builtPart('header', 'PostHeader', head);
export const PostPicture = builtPart('div', 'PostPicture', head);
export const PostTags = builtPart('div', 'PostTags', head);
export const RelatedPosts = builtPart(
  'section',
  'RelatedPosts',
  () => import(/* webpackChunkName: 'parts-post' */ './related'),
);
export const PostRows = builtPart(
  'div',
  'PostRows',
  () => import(/* webpackChunkName: 'parts-post' */ './rows'),
);
