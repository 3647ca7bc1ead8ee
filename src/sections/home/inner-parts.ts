/** Built parts within live ones of the home page. A built page's browser has `inner-parts.browser.ts`. */
export { HomeIndexGroups } from './home-index-groups';
export { PracticeSwatch, PracticeWeave } from './practice-cloth';
