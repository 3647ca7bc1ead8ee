/** Breadcrumbs that use never changes. A built page's browser has `built.browser.ts`. */
export { Breadcrumbs } from './breadcrumbs';
