import { InsurtechForm } from './insurtech-form';
import type { InsurtechWordsProps } from './insurtech-words';

/** A page's own form, under the page's closing words. One page has one: `own-form.ts`. */
export function PageForm(words: InsurtechWordsProps) {
  return <InsurtechForm {...words} />;
}
