/** In the place of `article-parts.ts` in a built page's browser: the parts stay as they were built. */
import { builtPart } from '../hydration/parts';

export { Breadcrumbs } from '../components/breadcrumbs/built';
export const Adjacent = builtPart(
  'nav',
  'Adjacent',
  () => import(/* webpackChunkName: 'parts-article' */ '../components/adjacent/adjacent'),
);
export const RichText = builtPart(
  'div',
  'RichText',
  () => import(/* webpackChunkName: 'parts-article' */ '../rich-text/rich-text'),
);
