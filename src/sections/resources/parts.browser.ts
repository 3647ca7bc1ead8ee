/** In the place of `parts.ts` in a built page's browser: the parts stay as they were built. */
import { builtPart } from '../../hydration/parts';

export const ArchiveMonths = builtPart('div', 'ArchiveMonths', () => import('./archive-months'));
export const AwardYears = builtPart('div', 'AwardYears', () => import('./award-years'));
export const Booklets = builtPart('div', 'Booklets', () => import('./booklets'));
