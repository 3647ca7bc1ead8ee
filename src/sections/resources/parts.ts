/** The parts of the resources' pages. A built page's browser has `parts.browser.ts`. */
export { ArchiveMonths } from './archive-months';
export { AwardYears } from './award-years';
export { Booklets } from './booklets';
