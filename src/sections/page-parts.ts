/** Parts that pages of several kinds begin with. A built page's browser has `page-parts.browser.ts`. */
export { PageHead, PageTrail } from './page-start';
