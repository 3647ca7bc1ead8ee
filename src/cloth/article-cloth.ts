/** The cover of an article without a picture. A built page's browser has `article-cloth.browser.ts`. */
export { ArticleCloth } from './cloth';
