/** The cloth of a mark. A built page's browser has `mark-cloth.browser.ts`. */
export { MarkCloth } from './woven-mark';
