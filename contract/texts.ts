/** Words that many kinds of items have in common. */
import type { ItemDefinition } from './fields';
import type { FormWords } from './form-words';

/** Descriptions of a kind, its fields and its calls, in a sentence each: for the OpenAPI document and GraphiQL. */
export interface Texts<D extends ItemDefinition = ItemDefinition, C = object> {
  readonly item: string;
  readonly fields: Readonly<
    Record<Extract<keyof D['required'] | keyof D['optional'], string>, string>
  >;
  readonly calls: Readonly<Record<keyof C, string>>;
  /** Words of its form, where those that many kinds share do not fit. */
  readonly form?: FormWords;
}

export const commonTexts = {
  id: 'The id that the admin API gave the item; never reused.',
  is_main: 'Whether the item is meant for the main site; missing counts as true.',
  status: '`publish`, `draft` or `archived`; missing counts as `publish`.',
};
export const addressedTexts = {
  slug: 'The last part of the page’s address; unique within its collection, whatever its case, Unicode form and unseen characters.',
  previous_slugs:
    'Slugs that the item had before, or paths or addresses of the site; each redirects to its page for good.',
  meta_title: 'A title for search engines and browser tabs, where it differs from `title`.',
  meta_description: 'A description for search engines, where it differs from `short_description`.',
};
export const datedTexts = {
  published_at:
    'When the item was or is to be published; one that lies ahead waits. The day shown is the day in its zone.',
  updated_at:
    'When anything of the item changed last; not shown where it lies ahead or before `published_at`.',
};
export const illustratedTexts = {
  image_cdn: 'The picture’s absolute URL, signed or not: JPEG, PNG, WebP, AVIF, GIF or SVG.',
  image_alt: 'What the picture shows; without it the picture counts as decoration.',
};
