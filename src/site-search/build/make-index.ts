/** Search indexes of some records, by Pagefind: https://pagefind.app/docs/node-api/ */
import type * as Pagefind from 'pagefind';
import type { SearchRecord } from './read-page';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

function attributeText(text: string): string {
  return text.replace(/[&"<]/g, (character) => escapes[character] ?? '');
}

/** A page for Pagefind: its own facts, then its main part. */
export function pageOf({ title, kind, date, content }: SearchRecord): string {
  const facts = [
    `<meta data-pagefind-meta="title[content]" content="${attributeText(title)}">`,
    `<meta data-pagefind-meta="kind[content]" data-pagefind-filter="kind[content]" content="${kind}">`,
    date ? `<meta data-pagefind-meta="date[content]" content="${attributeText(date)}">` : '',
  ];
  return `<html lang="en"><body>${facts.join('')}${content}</body></html>`;
}

function failOn(errors: readonly string[], what: string): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${what}: ${errors.join('; ')}`);
}

/**
 * Pages that are sent before the first of them is answered, so that neither process waits for the other. Pagefind reads
 * them one after the other, in the order in which they are sent.
 */
const AHEAD = 16;

/** Records of an index: Pagefind holds 250 kB for each of them. */
const BATCH = 1000;

/** Facts that pages have, some by Pagefind itself: of their first picture. It numbers those that it meets in an index. */
export const FACTS = 'date,image,image_alt,kind,title';
/** The first page of each index, so that facts have the same numbers in all. */
const EVERY_FACT: SearchRecord = {
  url: '#',
  kind: 'Blog',
  title: 'none',
  date: '2000-01-01',
  content: '<p>none</p><img src="none" alt="none">',
};

/** By name: what Pagefind would write into the folder of the index. */
type Files = ReadonlyMap<string, Uint8Array>;

async function indexOf(
  pagefind: typeof Pagefind,
  records: readonly SearchRecord[],
): Promise<Files> {
  const { index, errors } = await pagefind.createIndex({
    rootSelector: 'body',
    forceLanguage: 'en',
  });
  failOn(errors, 'no index');
  if (!index) throw new Error('Pagefind: it gave no index.');
  const pending: Promise<void>[] = [];
  const unread: string[] = [];
  for (const record of [EVERY_FACT, ...records]) {
    const { url } = record;
    const adding = index.addHTMLFile({ url, content: pageOf(record) });
    pending.push(
      adding.then((added) => {
        unread.push(...added.errors.map((reason) => `${url}: ${reason}`));
      }),
    );
    if (pending.length === AHEAD) await pending.shift();
  }
  await Promise.all(pending);
  failOn(unread, 'not read');
  // Not by `writeFiles()`: it resolves before all bytes are in the files, and closing then truncates them
  // (https://github.com/Pagefind/pagefind/issues/1271).
  const { files, errors: unmade } = await index.getFiles();
  failOn(unmade, 'not made');
  await index.deleteIndex();
  return new Map(files.map(({ path: name, content }) => [name, content]));
}

/** Parts of a list, in order. */
function* batchesOf<T>(values: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const value of values) {
    batch.push(value);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Indexes of records, some of them in each, with one page that is of none.
 * @throws {Error} with Pagefind's own words
 */
export async function makeIndexes(records: Iterable<SearchRecord>): Promise<Files[]> {
  // An ES module without another form: it cannot be required.
  const pagefind = await import('pagefind');
  const made: Files[] = [];
  try {
    for (const batch of batchesOf(records, BATCH)) {
      made.push(await indexOf(pagefind, batch));
    }
  } finally {
    await pagefind.close();
  }
  return made;
}
