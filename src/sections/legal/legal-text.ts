/** The parts of a legal text. One chunk: pages after the first need all of it. */
export { LegalBody } from './legal-body';
export { LegalHead } from './legal-head';
export { LegalIntro } from './legal-intro';
