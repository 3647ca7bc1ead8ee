/** Writes the search index of a built site into the site. */
import fs from 'node:fs';
import path from 'node:path';
import { readSiteManifest } from '../../src/data-layer/site-manifest';
import { sha256 } from '../../src/lib/build/digest';
import {
  INDEX_PATH,
  INDEX_VERSION_PATH,
  SEARCH_WORDS_PATH,
} from '../../src/site-search/index-files';
import { makeIndex } from '../../src/site-search/build/make-index';
import { recordsOfPage, type SearchRecord } from '../../src/site-search/build/read-page';
import {
  countWords,
  spellableWords,
  type WordCounter,
} from '../../src/site-search/build/word-list';
import { listFiles } from '../files';
import { htmlFile } from '../verify';

/** Pagefind's interfaces, which the site does not use. */
const INTERFACES = /^pagefind-(?:(?:modular-|component-)?ui|highlight)\./;

/** Reads the records of a site, page by page, and counts their words. */
function* recordsOf(
  site: string,
  paths: readonly string[],
  { add }: WordCounter,
): Generator<SearchRecord> {
  for (const pagePath of paths) {
    const html = fs.readFileSync(path.join(site, htmlFile(pagePath)), 'utf8');
    for (const record of recordsOfPage(pagePath.replace(/(.)\/$/, '$1'), html)) {
      add(spellableWords(record));
      yield record;
    }
  }
}

/**
 * Makes the index from all pages.
 * @param directory the work directory, with `public/` and the manifest
 * @returns the number of records in the index
 * @throws {Error} if there are no records, or the index cannot be made
 */
export async function writeSearchIndex(directory: string): Promise<number> {
  const site = path.join(directory, 'public');
  const folder = path.join(site, INDEX_PATH);
  // Sorted by code unit: a locale may differ on the next machine.
  const paths = readSiteManifest(directory)
    .pages.map((page) => page.path)
    .sort();
  fs.rmSync(folder, { recursive: true, force: true });
  const words = countWords();
  const count = await makeIndex(recordsOf(site, paths, words), folder);
  if (count === 0) throw new Error('No page of the output is one that is searched.');
  const names = listFiles(folder);
  for (const name of names) if (INTERFACES.test(name)) fs.rmSync(path.join(folder, name));
  const write = (file: string, content: unknown) => {
    fs.writeFileSync(path.join(site, file), JSON.stringify(content));
  };
  write(SEARCH_WORDS_PATH, words.list());
  // The names of the index's files contain hashes of their content.
  write(INDEX_VERSION_PATH, sha256(names.join('\n')));
  return count;
}
