/** Parts of an article that use never changes, whatever its collection. A built page's browser has `article-parts.browser.ts`. */
export { Adjacent } from '../components/adjacent/adjacent';
export { Breadcrumbs } from '../components/breadcrumbs/built';
export { RichText } from '../rich-text/rich-text';
