/** Facts of the item in a form by the site's own rules: its texts as a page shows them, and what an editor may mend. */
import { collections } from '../../../../src/collections/build-rows';
import { itemNotes } from '../../../../src/editorial/build/item-notes';
import { proseFacts } from '../../../../src/editorial/build/prose-facts';
import { sameTitle } from '../../../../src/editorial/build/same-title';
import { endBeforeStart } from '../../../../src/pull/period';
import { textNotes } from '../../../../src/pull/text-notes';
import { valueAt } from '../../../../src/lib/value-at';
import { renderRichTextInBrowser } from '../../../../src/rich-text/browser';
import { parseInBrowser } from '../../../../src/rich-text/parse-in-browser';
import type { Finding } from '../../../../src/editorial/build/note';
import type { CollectionInfo } from '../../protocol';
import type { Fields } from '../items/values';
import type { Note, Notes } from './notes';

type RichText = ReturnType<typeof renderRichTextInBrowser> & {
  tree: ReturnType<typeof parseInBrowser>;
};
export type Texts = Readonly<Record<string, RichText>>;
export type PictureSizes = Readonly<Record<string, { width: number; height: number }>>;

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
      const text = renderRichTextInBrowser(html, options);
      return [[name, { ...text, tree: parseInBrowser(text.html) }]];
    }),
  );
}

/** The addresses of an item's own pictures. */
export const picturesOf = (collection: CollectionInfo, fields: Fields): string[] =>
  (rowOf(collection)?.pictures ?? []).flatMap(({ field }) => {
    const url = valueAt(fields, field);
    return typeof url === 'string' && url !== '' ? [url] : [];
  });

/** The addresses of links in an item's texts, by field. */
export const linksOf = (texts: Texts): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, proseFacts([text]).links]));

/** Findings on an item by itself: those of `npm run check:items`. */
export function findingsOf(
  collection: CollectionInfo,
  fields: Fields,
  { texts, pictures, namesakes, now }: Known,
): Finding[] {
  const row = rowOf(collection);
  if (!row) return [];
  const found = itemNotes({
    row,
    item: { fields, rich: texts },
    texts: proseFacts(Object.values(texts)),
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([url, size]) => [
        url,
        { ...size, format: /\.svg(?:[?#]|$)/i.test(url) ? 'svg' : 'jpeg' },
      ]),
    ),
    now,
  });
  return [...found, ...sameTitle(namesakes)];
}

/** Notes of a pull on what its page would show in another way than it is written, or leave out. */
export function pullNotesOf(collection: CollectionInfo, fields: Fields): Notes {
  const row = rowOf(collection);
  if (!row) return {};
  const ends = endBeforeStart(fields).map(({ field }) => {
    const message = 'It ends before it begins. The site leaves the end out: correct or empty it.';
    return { field, message };
  });
  const notes: Record<string, Note[]> = {};
  for (const { field, message } of [...textNotes(row, fields), ...ends])
    (notes[field] ??= []).push({ level: 'warning', text: message });
  return notes;
}

/** Notes on what its page leaves out of its texts. */
export const lossesOf = (texts: Texts): Notes =>
  Object.fromEntries(
    Object.entries(texts).map(([field, { losses }]) => [
      field,
      losses.map(({ what, remedy }) => ({
        level: 'warning',
        text: `${what} ${remedy}`.trim(),
      })),
    ]),
  );
