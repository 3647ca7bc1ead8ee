/** In the place of `page-parts.ts` in a built page's browser: both stay as they were built. */
import { builtAside, builtPart } from '../hydration/parts';
import type { PageHeadProps } from './page-head';

export const PageHead = builtAside<PageHeadProps>(null, () =>
  import('./page-start').then((loaded) => loaded.PageHead),
);
export const PageTrail = builtPart('nav', () =>
  import('./page-start').then((loaded) => loaded.PageTrail),
);
