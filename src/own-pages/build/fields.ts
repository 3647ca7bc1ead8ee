/** The few kinds of field that the copy of `src/content` is made of; each is described once, for errors and GraphiQL. */
import * as z from 'zod';

/** Source of the layer's types, kept beside each schema. */
export interface FieldMeta {
  /** Description shown in GraphiQL. */
  description: string;
  /** The text is Markdown; the layer holds it as safe HTML, under the field's name with `_html`. */
  markdown?: boolean;
  /** The GraphQL type of an object. */
  typeName?: string;
  [other: string]: unknown;
}

/** The description and flags of a field. */
export function metaOf(schema: z.ZodType): FieldMeta {
  return (z.globalRegistry.get(schema) as FieldMeta | undefined) ?? { description: '' };
}

/** The trace of an editor that reads UTF-8 as another encoding: “ becomes â and two invisible characters. */
const NO_CONTROLS = /^(?:[\t\n\r]|\P{Cc})*$/u;

const written = () =>
  z
    .string('has to be a text')
    .trim()
    .min(1, 'is empty')
    .regex(NO_CONTROLS, 'holds characters that cannot be seen: save the file as UTF-8');

/** A plain text that is not empty. */
export const text = (description: string) => written().meta({ description });

/** Markdown: GitHub's, with tables; HTML in it is made safe as that of the admin API. */
export const markdown = (description: string) => written().meta({ description, markdown: true });

/** A number. */
export const number = (description: string) => z.number('has to be a number').meta({ description });

/** A list of at least one. */
export const list = <T extends z.ZodType>(item: T, description: string) =>
  z.array(item, 'has to be a list').min(1, 'is an empty list').meta({ description });

/** An object with these keys and no others: a misspelt key is an error, not a silent loss. */
export const part = <T extends z.core.$ZodLooseShape>(
  typeName: string,
  description: string,
  shape: T,
) => z.strictObject(shape).meta({ typeName, description });

/** A list of such objects. @param all describes the list */
export const parts = <T extends z.core.$ZodLooseShape>(
  typeName: string,
  description: string,
  all: string,
  shape: T,
) => list(part(typeName, description, shape), all);

/** One of a few words. */
export const oneOf = <T extends string>(words: readonly T[], description: string) =>
  z.enum(words, { error: () => `has to be one of ${words.join(', ')}` }).meta({ description });

/** A path of this site or an address: `/contact?service=cloud`, `https://…`, `mailto:…`. */
export const address = (description: string) =>
  z
    .string('has to be an address')
    .regex(
      /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/,
      'has to begin with /, #, https://, mailto: or tel:',
    )
    .meta({ description });

/** The bounds of a list's length. */
export const counted = <T extends z.ZodArray>(all: T, least: number, most: number) =>
  all.min(least, `has fewer than ${least} entries`).max(most, `has more than ${most} entries`);

/** A kind of band, with its purpose and its fields. */
export const kind = <T extends z.core.$ZodLooseShape>(description: string, shape: T) => ({
  description,
  shape,
});

/** The heading that nearly every kind of band has. */
export const heading = text('The band’s heading.');

/** In the row of links to a page's bands, the name of one whose kind does not say what it tells. */
export const short = z.optional(
  text('What it tells, in a word or two, for the row of links to the page’s bands.'),
);

/** The few words that may follow the heading. */
export const intro = z.optional(text('What stands between the heading and the band’s content.'));
