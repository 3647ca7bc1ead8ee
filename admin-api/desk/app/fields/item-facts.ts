/** Facts of the item in a form by the site's own rules: its texts as a page shows them, and what an editor may mend. */
import { collections } from '../../../../src/collections/build-rows';
import { itemNotes } from '../../../../src/editorial/build/item-notes';
import { proseFacts } from '../../../../src/editorial/build/prose-facts';
import { sameTitle } from '../../../../src/editorial/build/same-title';
import { valueAt } from '../../../../src/lib/value-at';
import { renderRichTextInBrowser } from '../../../../src/rich-text/browser';
import { parseInBrowser } from '../../../../src/rich-text/parse-in-browser';
import type { CollectionInfo, FieldInfo } from '../../protocol';
import type { Fields } from '../items/values';

type RichText = ReturnType<typeof renderRichTextInBrowser>;
export type Texts = Readonly<Record<string, RichText>>;
export type PictureSizes = Readonly<Record<string, { width: number; height: number }>>;
/** Sentences by the field that they are about. */
export type Notes = Readonly<Record<string, readonly string[]>>;

/** The form measures these while an editor types. */
const measured: readonly string[] = ['title-width', 'description-width'];

interface Known {
  texts: Texts;
  pictures: PictureSizes;
  /** Paths of other pages with the item's title. */
  namesakes: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

/** The site's facts of a collection; undefined where the site does not have it. */
const rowOf = (collection: CollectionInfo) =>
  collections.find(({ item }) => item.name === collection.item);

/** The rich texts of an item, as its page shows them. */
export function textsOf({ fields: infos }: CollectionInfo, fields: Fields, site: string): Texts {
  const options = { sourceUrl: `${site}/`, siteUrl: site };
  return Object.fromEntries(
    infos.flatMap(({ name, kind }): [string, RichText][] => {
      const html = fields[name];
      if (kind !== 'html' || typeof html !== 'string' || html.trim() === '') return [];
      return [[name, renderRichTextInBrowser(html, options)]];
    }),
  );
}

/** The addresses of an item's own pictures. */
export const picturesOf = (collection: CollectionInfo, fields: Fields): string[] =>
  (rowOf(collection)?.pictures ?? []).flatMap(({ field }) => {
    const url = valueAt(fields, field);
    return typeof url === 'string' && url !== '' ? [url] : [];
  });

/** A field's label by its path: `author.name`. */
function labelOf(infos: readonly FieldInfo[], path: string): string | undefined {
  const [name, ...rest] = path.split('.');
  const info = infos.find((each) => each.name === name);
  return rest.length === 0 ? info?.label : labelOf(info?.fields ?? [], rest.join('.'));
}

/** Notes on an item by itself: those of `npm run check:items`, and what its page leaves out of its texts. */
export function notesOf(
  collection: CollectionInfo,
  fields: Fields,
  { texts, pictures, namesakes, now }: Known,
): Notes {
  const row = rowOf(collection);
  if (!row) return {};
  const { fields: infos } = collection;
  const prose = Object.values(texts).map(({ html, words }) => ({
    tree: parseInBrowser(html),
    words,
  }));
  const found = itemNotes({
    row,
    item: { fields, rich: texts },
    texts: proseFacts(prose),
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([url, size]) => [
        url,
        { ...size, format: /\.svg(?:[?#]|$)/i.test(url) ? 'svg' : 'jpeg' },
      ]),
    ),
    now,
  });
  const notes: Record<string, string[]> = {};
  const add = (field: string, text: string) => (notes[field] ??= []).push(text);
  for (const { rule, field, message } of [...found, ...sameTitle(namesakes)]) {
    if (field === undefined || measured.includes(rule)) continue;
    add(
      field,
      message.replace(/"([a-z_.]+)"/g, (quoted, name: string) => {
        const label = labelOf(infos, name);
        return label === undefined ? quoted : `“${label}”`;
      }),
    );
  }
  for (const [field, { losses }] of Object.entries(texts)) {
    for (const { what, remedy } of losses) add(field, `${what} ${remedy}`.trim());
  }
  return notes;
}
