/** The parts of a legal text. A built page's browser has `parts.browser.ts`. */
export { LegalBody } from './legal-body';
export { LegalHead } from './legal-head';
export { LegalIntro } from './legal-intro';
