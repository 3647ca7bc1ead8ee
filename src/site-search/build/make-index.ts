/** Makes a search index with Pagefind: https://pagefind.app/docs/node-api/ */
import { withWordSigns, WORD_SIGNS } from '../indexed-text';
import type { SearchKind } from '../search-kinds';
import type { SearchRecord } from './read-page';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

function attributeText(text: string): string {
  return text.replace(/[&"<]/g, (character) => escapes[character] ?? '');
}

/**
 * How much a page of a kind is about its words, where others have 1: what the company does comes before who is to do it.
 */
const WEIGHTS: Partial<Record<SearchKind, number>> = { Service: 6, 'Case study': 3, Job: 0.05 };

/** Kinds that are named after what others are about: their names count less than titles do. */
const NAMED_AFTER_OTHERS: ReadonlySet<SearchKind> = new Set(['Job']);

const metaOf = (name: string, text: string): string =>
  `<meta data-pagefind-meta="${name}[content]" content="${attributeText(withWordSigns(text))}">`;

/** Pagefind takes the first heading for the title where none is given. */
const titleOf = ({ kind, title }: SearchRecord): string =>
  NAMED_AFTER_OTHERS.has(kind)
    ? metaOf('title', kind) + metaOf('name', title)
    : metaOf('title', title);

/** Headings have weights of their own, whatever is around them. */
const withLightHeadings = (html: string, weight: number): string =>
  weight < 1 ? html.replace(/<h[1-6]\b/g, `$& data-pagefind-weight="${weight}"`) : html;

/** Text between tags, with the signs of its words. */
const withSignsInText = (html: string): string =>
  html.replace(/(?<=^|>)[^<]+/g, (text) => withWordSigns(text));

/** The page that Pagefind reads for a record: its facts, then its content. */
function pageOf(record: SearchRecord): string {
  const { kind, date, content } = record;
  const weight = WEIGHTS[kind] ?? 1;
  const facts = [
    titleOf(record),
    `<meta data-pagefind-meta="kind[content]" data-pagefind-filter="kind[content]" content="${kind}">`,
    date ? metaOf('date', date) : '',
  ];
  return `<html lang="en"><body>${facts.join('')}<div data-pagefind-weight="${weight}">${withLightHeadings(withSignsInText(content), weight)}</div></body></html>`;
}

function failOn(errors: readonly string[], what: string): void {
  if (errors.length > 0) throw new Error(`Pagefind ${what}: ${errors.join('; ')}`);
}

/**
 * Writes an index of records. The same records in the same order give the same files.
 * @param folder does not exist: Pagefind would keep the files in it
 * @returns the number of records
 * @throws {Error} with Pagefind's own words
 */
export async function makeIndex(records: Iterable<SearchRecord>, folder: string): Promise<number> {
  // Pagefind is an ES module only: it cannot be required.
  const pagefind = await import('pagefind');
  try {
    const { index, errors } = await pagefind.createIndex({
      rootSelector: 'body',
      forceLanguage: 'en',
      includeCharacters: WORD_SIGNS,
    });
    failOn(errors, 'could not start an index');
    if (!index) throw new Error('Pagefind started no index, and gave no reason.');
    let count = 0;
    // One after the other: Pagefind numbers pages in the order in which it gets them.
    for (const record of records) {
      const { url } = record;
      const added = await index.addHTMLFile({ url, content: pageOf(record) });
      failOn(added.errors, `could not read ${url}`);
      count += 1;
    }
    const written = await index.writeFiles({ outputPath: folder });
    failOn(written.errors, 'could not write the index');
    return count;
  } finally {
    await pagefind.close();
  }
}
