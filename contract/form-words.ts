/**
 * Words of the forms in which editors write items, apart from the descriptions for developers. A kind names its own
 * fields in its texts; a field that nobody names has its name as a label, and its description.
 */

export interface FieldWords {
  /** By default the field's name: `Short description`. */
  readonly label?: string;
  /** A sentence below the field; left out where the label says all. */
  readonly help?: string;
  /** Names of choices, by their values; by default a value in words: `PART_TIME` is `Part time`. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** By the field's name; a part of a structured field by its path, such as `author.name`. */
export type FormWords = Readonly<Record<string, FieldWords>>;

/** Fields that many kinds have. */
export const sharedWords: FormWords = {
  title: {},
  slug: { label: 'Page address' },
  previous_slugs: {
    label: 'Former addresses',
    help: 'Each redirects to this page. When you change the page address, the old one is added here.',
  },
  meta_title: {
    label: 'Title in search results',
    help: 'Fill this in only if it should differ from the title.',
  },
  meta_description: {
    label: 'Description in search results',
    help: 'Fill this in only if it should differ from the short description.',
  },
  short_description: { help: 'A sentence or two, for lists and search results.' },
  published_at: {
    label: 'Publication date',
    help: 'In your time zone. With a future date, the item is not shown until then.',
  },
  is_main: {
    label: 'On the main site',
    help: 'Turn this off to keep the item off this site and leave it on others.',
  },
  image_cdn: { label: 'Picture' },
  image_alt: {
    label: 'Text alternative',
    help: 'Describe the picture for someone who cannot see it.',
  },
  category: { help: 'Readers can filter the list by this.' },
  type: { label: 'Service', help: 'The item appears on this service’s page.' },
  content: {},
};
