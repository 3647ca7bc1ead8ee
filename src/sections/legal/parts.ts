/** The parts of a legal text. A built page's browser has `parts.browser.ts`. */
export { LegalBody, LegalHead, LegalIntro } from './legal-text';
