/** In the place of `page-parts.ts` in a built page's browser: both stay as they were built. */
import { builtAside, builtPart } from '../hydration/parts';

const parts = () => import('./page-parts.ts');
export const PageHead = builtAside(null, 'PageHead', parts);
export const PageTrail = builtPart('nav', 'PageTrail', parts);
