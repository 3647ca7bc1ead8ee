/** The items of the admin API: one definition a kind, naming what must be there and what may be. */
import { define, htmlFieldsOf, id, text } from './fields';
import { items } from './kinds';

export * from './fields';
export { items } from './kinds';

/** Of the demo store; no part of the site. */
export const User = define('User', { id, user_name: text }, {});

export type ItemName = keyof typeof items;

/** The fields that a summary leaves out, and whose presence (even as null) marks a whole item. */
export const richTextFields: readonly string[] = [
  ...new Set(Object.values(items).flatMap(htmlFieldsOf)),
];
