/** The search index of some records, by Pagefind: https://pagefind.app/docs/node-api/ */
import fs from 'node:fs';
import path from 'node:path';
import type * as Pagefind from 'pagefind';
import { orderFilters } from './order-filters';
import type { SearchRecord } from './read-page';

/** Interfaces that Pagefind brings along; this site has its own. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\b|^wasm\.unknown\./;

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

async function writeIndex(
  pagefind: typeof Pagefind,
  records: Iterable<SearchRecord>,
  folder: string,
): Promise<void> {
  const { index, errors } = await pagefind.createIndex({
    rootSelector: 'body',
    forceLanguage: 'en',
  });
  failOn(errors, 'no index');
  if (!index) throw new Error('Pagefind: it gave no index.');
  const pending: Promise<void>[] = [];
  const unread: string[] = [];
  for (const record of records) {
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
  for (const { path: name, content } of files) {
    if (UNUSED.test(name)) continue;
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/**
 * Writes the index into an empty folder. Same records in the same order, same bytes: Pagefind numbers pages as they
 * come.
 * @throws {Error} with Pagefind's own words
 */
export async function makeIndex(records: Iterable<SearchRecord>, folder: string): Promise<void> {
  // An ES module without another form: it cannot be required.
  const pagefind = await import('pagefind');
  try {
    await writeIndex(pagefind, records, folder);
  } finally {
    await pagefind.close();
  }
  await orderFilters(folder);
}
