/** In the place of `parts.ts` in a built page's browser: each comes on its own, and stays as it was built. */
import { builtPart, type Load } from '../../../hydration/parts';

/** All but one are one header. */
const hero = <M, Name extends keyof M>(name: Name, load: Load<M>) =>
  builtPart('header', name, load);

export const CellsHero = hero('CellsHero', () => import('./cells-hero'));
export const FloatHero = builtPart('div', 'FloatHero', () => import('./float-hero'));
export const LedgersHero = hero('LedgersHero', () => import('./ledgers-hero'));
export const MergingHero = hero('MergingHero', () => import('./merging-hero'));
export const PunchedHero = hero('PunchedHero', () => import('./punched-hero'));
export const SelvedgesHero = hero('SelvedgesHero', () => import('./selvedges-hero'));
export const TimelineHero = hero('TimelineHero', () => import('./timeline-hero'));
export const WayOutHero = hero('WayOutHero', () => import('./way-out-hero'));
