/** In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built. */
import { builtPart, livePart } from '../../hydration/parts';

export const PostGrid = livePart(() =>
  import(/* webpackChunkName: 'parts-post' */ './grid').then((loaded) => loaded.PostGrid),
);
export const PostHeader = builtPart('header', () =>
  import(/* webpackChunkName: 'parts-post' */ './head').then((loaded) => loaded.PostHeader),
);
export const PostPicture = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-post' */ './head').then((loaded) => loaded.PostPicture),
);
export const PostTags = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-post' */ './head').then((loaded) => loaded.PostTags),
);
export const RelatedPosts = builtPart('section', () =>
  import(/* webpackChunkName: 'parts-post' */ './related').then((loaded) => loaded.RelatedPosts),
);
export const PostRows = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-post' */ './rows').then((loaded) => loaded.PostRows),
);
