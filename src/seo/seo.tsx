/** The page's head. A built page's browser has `seo.browser.tsx`. */
export { Seo } from './seo-head';
