/** A page's own form, under the page's closing words. One page has one: `own-form.ts`. */
export { InsurtechForm as PageForm } from './insurtech-form';
