/** Parts that pages of several kinds begin with. A built page's browser has `page-parts.browser.ts`. */
export { PageHead } from './page-head';
export { PageTrail } from './page-trail';
