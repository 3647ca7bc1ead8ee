/** The beginnings of whole services. A built page's browser has `parts.browser.ts`. */
export { CellsHero } from './cells-hero';
export { FloatHero } from './float-hero';
export { LedgersHero } from './ledgers-hero';
export { MergingHero } from './merging-hero';
export { PunchedHero } from './punched-hero';
export { SelvedgesHero } from './selvedges-hero';
export { TimelineHero } from './timeline-hero';
export { WayOutHero } from './way-out-hero';
