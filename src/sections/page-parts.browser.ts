/** In the place of `page-parts.ts` in a built page's browser: both stay as they were built. */
import { builtAside, builtPart } from '../hydration/parts';

const pageStart = () => import('./page-start');
export const PageHead = builtAside(null, 'PageHead', pageStart);
export const PageTrail = builtPart('nav', 'PageTrail', pageStart);
