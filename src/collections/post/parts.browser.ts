/** In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built. */
import { builtPart, livePart } from '../../hydration/parts';

const parts = () => import(/* webpackChunkName: 'parts-post' */ './parts.ts');
export const PostGrid = livePart('PostGrid', parts);
export const PostHeader = builtPart('header', 'PostHeader', parts);
export const PostPicture = builtPart('div', 'PostPicture', parts);
export const PostTags = builtPart('div', 'PostTags', parts);
export const RelatedPosts = builtPart('section', 'RelatedPosts', parts);
export const PostRows = builtPart('div', 'PostRows', parts);
