/** In the place of `article-parts.ts` in a built page's browser: the parts stay as they were built. */
import { builtPart } from '../hydration/parts';

export { Breadcrumbs } from '../components/breadcrumbs/built';
export const Adjacent = builtPart('nav', () =>
  import(/* webpackChunkName: 'parts-article' */ '../components/adjacent/adjacent').then(
    (loaded) => loaded.Adjacent,
  ),
);
export const RichText = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-article' */ '../rich-text/rich-text').then(
    (loaded) => loaded.RichText,
  ),
);
