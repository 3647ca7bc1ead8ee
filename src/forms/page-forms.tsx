import type { ComponentType } from 'react';
import { INSURTECH_FORM_PATH } from '../site/contact-links';
import { InsurtechForm } from './insurtech-form';

export interface PageFormProps {
  heading: string;
  text: string;
  lead?: Queries.PracticeLeadFragment | undefined;
}

/** Pages that close with their own form, by path. */
const forms: Readonly<Record<string, ComponentType<PageFormProps>>> = {
  [INSURTECH_FORM_PATH]: InsurtechForm,
};

/** Whether a page closes with its own form, in place of a link to the contact page. */
export function hasOwnForm(path: string): boolean {
  return Object.hasOwn(forms, path);
}

/** A page's own form, under the page's closing words; nothing on a page that has none. */
export function PageForm({ path, ...words }: PageFormProps & { path: string }) {
  const Form = hasOwnForm(path) ? forms[path] : undefined;
  return Form ? <Form {...words} /> : null;
}
