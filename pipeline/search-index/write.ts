/** The search index of a built site, into the site. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeIndex, pageOf } from '../../src/site-search/build/make-index';
import { recordsOfPage, type SearchRecord } from '../../src/site-search/build/read-page';
import { countWords } from '../../src/site-search/build/word-list';
import { readSiteManifest } from '../../src/data-layer/site-manifest';
import { SEARCH_WORDS_PATH } from '../../src/site-search/search-words';
import { listFiles, readJson, syncTree } from '../files';
import { htmlFile } from '../verify';

/** In `public/`. */
export const SEARCH_FOLDER = path.posix.dirname(SEARCH_WORDS_PATH).slice(1);
/** Digest of the index's input; kept beside Gatsby's cache. */
const STAMP = path.join('.cache', 'search-index.json');

interface Stamp {
  digest: string;
  files: string[];
}

/** The searchable records of each page of the manifest, in the order of addresses. */
function* recordsIn(directory: string): Generator<SearchRecord> {
  const paths = readSiteManifest(directory).pages.map((page) => page.path);
  // Not by a locale, which may be another on the next machine.
  for (const pagePath of paths.sort()) {
    const html = fs.readFileSync(path.join(directory, 'public', htmlFile(pagePath)), 'utf8');
    yield* recordsOfPage(pagePath.replace(/(.)\/$/, '$1'), html);
  }
}

function digestOfRecords(records: Iterable<SearchRecord>): { digest: string; count: number } {
  const hash = createHash('sha256');
  let count = 0;
  for (const record of records) {
    hash.update(`${record.url}\0${pageOf(record)}\0`);
    count += 1;
  }
  return { digest: hash.digest('hex'), count };
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
  const output = path.join(directory, 'public', SEARCH_FOLDER);
  const stampFile = path.join(directory, STAMP);
  const { digest, count } = digestOfRecords(recordsIn(directory));
  if (count === 0) throw new Error('No page of the output is one that is searched.');
  const before = readJson<Stamp>(stampFile);
  if (before?.digest === digest && before.files.join() === listFiles(output).join()) {
    return { count, made: false };
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-index-'));
  try {
    const words = countWords();
    const counted = function* () {
      for (const record of recordsIn(directory)) {
        words.add(record);
        yield record;
      }
    };
    await makeIndex(counted(), folder);
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
