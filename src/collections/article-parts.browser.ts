/** In the place of `article-parts.ts` in a built page's browser: the parts stay as they were built. */
import { builtPart } from '../hydration/parts';

export const Adjacent = builtPart('nav', () =>
  import(/* webpackChunkName: 'parts-article' */ '../components/adjacent/adjacent').then(
    (loaded) => loaded.Adjacent,
  ),
);
export const Breadcrumbs = builtPart('nav', () =>
  import(/* webpackChunkName: 'parts-article' */ '../components/breadcrumbs/breadcrumbs').then(
    (loaded) => loaded.Breadcrumbs,
  ),
);
export const RichText = builtPart('div', () =>
  import(/* webpackChunkName: 'parts-article' */ '../rich-text/rich-text').then(
    (loaded) => loaded.RichText,
  ),
);
