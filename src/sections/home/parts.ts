/** The parts of the home page. A built page's browser has `parts.browser.ts`. */
export * from './home-words';
export { HomeIndex } from './home-index';
export { HomePractices } from './home-practices';
