/** The part of insurtech's form that use never changes. A built page's browser has `insurtech-parts.browser.ts`. */
export { InsurtechWords } from './insurtech-words';
