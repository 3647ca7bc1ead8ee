/** Notes for editors on an item’s fields, of which nothing is lost. */
import { pay, place, schemaOf } from '@corporate-website/contract/items';
import { inOrder, isPlainText } from '../collections/clean-fields';
import type { Collection } from '../collections/build-rows';
import { valueAt } from '../lib/value-at';
import { hasPiledMarks } from '../lib/control-characters';
import { hasTellingReferences, looksLikeHtml } from '../lib/plain-text';

export interface TextNote {
  field: string;
  message: string;
}

/** All texts in a field, which may be a list or an object. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Parts that search engines read as codes. */
const codes = new Map<unknown, { part: string; form: RegExp; asked: string }>([
  [pay, { part: 'currency', form: /^[a-z]{3}$/i, asked: 'three letters, such as EUR' }],
  [place, { part: 'country', form: /^[a-z]{2}$/i, asked: 'two letters, such as DE' }],
]);

/** A currency or country in words. */
function codeNotes(field: string, schema: unknown, value: unknown): TextNote[] {
  const code = codes.get(schema);
  const written = code && valueAt({ value }, `value.${code.part}`);
  if (typeof written !== 'string' || written === '' || code?.form.test(written.trim())) return [];
  const message = `The ${code?.part} is "${written}"; search engines read its ${code?.asked}.`;
  return [{ field, message }];
}

/**
 * Notes on marks piled up on a letter in any text; on decoded character references, on HTML in plain-text fields, which is
 * shown as typed, on pay from more to less, and on currencies and countries that are no codes.
 */
export function textNotes(
  { item, richText }: Collection,
  source: Readonly<Record<string, unknown>>,
): TextNote[] {
  return Object.entries(source).flatMap(([field, value]): TextNote[] => {
    const texts = textsIn(value);
    const piled = texts.some(hasPiledMarks)
      ? [
          {
            field,
            message: `A letter in ${field} carries more marks than can be read; they would cover the lines around it, and the rest are left out.`,
          },
        ]
      : [];
    if (!isPlainText(item, richText, field)) return piled;
    const schema = schemaOf(item, field);
    return [
      ...piled,
      ...codeNotes(field, schema, value),
      ...(inOrder(schema, value) !== value
        ? [
            {
              field,
              message: `The min of ${field} is above its max; the page shows the lower one first. Correct the two.`,
            },
          ]
        : []),
      ...(texts.some(hasTellingReferences)
        ? [
            {
              field,
              message: `Character references in ${field} were decoded, such as "&copy;" to "©". Where the reference itself should be seen, write "&amp;copy;".`,
            },
          ]
        : []),
      ...(texts.some(looksLikeHtml)
        ? [
            {
              field,
              message: `The tags in ${field} are shown as they are typed, since the field is plain text. Take them out if they are meant as markup.`,
            },
          ]
        : []),
    ];
  });
}
