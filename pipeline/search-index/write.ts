/** The search index of a built site, into the site. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeIndex, pageOf } from '../../src/site-search/build/make-index';
import { recordsOfPage, type SearchRecord } from '../../src/site-search/build/read-page';
import { countWords, spellableWords } from '../../src/site-search/build/word-list';
import { FileFacts } from '../../src/lib/build/file-facts';
import { readSiteManifest } from '../../src/data-layer/site-manifest';
import { SEARCH_WORDS_PATH } from '../../src/site-search/search-words';
import { listFiles, readJson, syncTree } from '../files';
import { htmlFile } from '../verify';

/** In `public/`. */
export const SEARCH_FOLDER = path.posix.dirname(SEARCH_WORDS_PATH).slice(1);
/** Digest of the index's input; kept beside Gatsby's cache. */
const STAMP = path.join('.cache', 'search-index.json');
/** Digests and words of the records of each page: one that has not changed is read for Pagefind alone. */
const FACTS_FILE = path.join('.cache', 'search-facts.json');

interface Stamp {
  digest: string;
  files: string[];
}

const recordsIn = (pagePath: string, html: string): SearchRecord[] =>
  recordsOfPage(pagePath.replace(/(.)\/$/, '$1'), html);

/** Number and digest of all records, and the words that they use, from what is known of each page. */
function readPages(paths: readonly string[], facts: FileFacts) {
  const all = createHash('sha256');
  const words = countWords();
  let count = 0;
  for (const pagePath of paths) {
    const name = htmlFile(pagePath);
    const digests = facts.ofText('records', name, (html) =>
      recordsIn(pagePath, html).map((record) =>
        createHash('sha256')
          .update(`${record.url}\0${pageOf(record)}`)
          .digest('hex'),
      ),
    );
    for (const digest of digests) all.update(digest);
    count += digests.length;
    words.add(
      facts.ofText('words', name, (html) => recordsIn(pagePath, html).flatMap(spellableWords)),
    );
  }
  return { digest: all.digest('hex'), count, words };
}

export interface IndexOutcome {
  /** Of things to be found. */
  count: number;
  /** Whether the index had to be made; false where nothing searched has changed. */
  made: boolean;
}

/**
 * Brings the index of a built site up to date. Files that are current keep their bytes and times.
 * @param directory the work directory, with `public/` and the list of its pages
 * @throws {Error} where nothing is to be found, or the index cannot be made
 */
export async function writeSearchIndex(directory: string): Promise<IndexOutcome> {
  const site = path.join(directory, 'public');
  const output = path.join(site, SEARCH_FOLDER);
  const stampFile = path.join(directory, STAMP);
  const factsFile = path.join(directory, FACTS_FILE);
  const facts = new FileFacts(site, factsFile);
  // Not by a locale, which may be another on the next machine.
  const paths = readSiteManifest(directory)
    .pages.map((page) => page.path)
    .sort();
  const { digest, count, words } = readPages(paths, facts);
  facts.save(factsFile);
  if (count === 0) throw new Error('No page of the output is one that is searched.');
  const before = readJson<Stamp>(stampFile);
  if (before?.digest === digest && before.files.join() === listFiles(output).join()) {
    return { count, made: false };
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-index-'));
  try {
    const records = function* () {
      for (const pagePath of paths) {
        const html = fs.readFileSync(path.join(site, htmlFile(pagePath)), 'utf8');
        yield* recordsIn(pagePath, html);
      }
    };
    await makeIndex(records(), folder);
    fs.writeFileSync(
      path.join(folder, path.basename(SEARCH_WORDS_PATH)),
      JSON.stringify(words.list()),
    );
    syncTree(folder, output);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const stamp: Stamp = { digest, files: listFiles(output) };
  fs.writeFileSync(stampFile, JSON.stringify(stamp));
  return { count, made: true };
}
