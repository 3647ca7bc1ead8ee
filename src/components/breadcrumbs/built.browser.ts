/** In the place of `built.ts` in a built page's browser: the first page's breadcrumbs stay as they were built. */
import { builtPart } from '../../hydration/parts';

export const Breadcrumbs = builtPart(
  'nav',
  'Breadcrumbs',
  () => import(/* webpackChunkName: 'parts-page' */ './breadcrumbs'),
);
