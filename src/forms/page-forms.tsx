import { InsurtechForm } from './insurtech-form';

export interface PageFormProps {
  heading: string;
  text: string;
  lead?: Queries.PracticeLeadFragment | undefined;
}

/** A page's own form, under the page's closing words. One page has one: `own-form.ts`. */
export function PageForm(words: PageFormProps) {
  return <InsurtechForm {...words} />;
}
