/** The search index of a built site, into the site. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeIndexes, pageOf } from '../../src/site-search/build/make-index';
import {
  addressesIn,
  mergeIndexes,
  type Contents,
  type Source,
} from '../../src/site-search/build/merge-index';
import { recordsOfPage, type SearchRecord } from '../../src/site-search/build/read-page';
import { countWords, spellableWords } from '../../src/site-search/build/word-list';
import { sha256 } from '../../src/lib/build/digest';
import { forEachLimited } from '../../src/lib/limit';
import { FileFacts } from '../../src/lib/build/file-facts';
import { readSiteManifest } from '../../src/data-layer/site-manifest';
import { SEARCH_WORDS_PATH } from '../../src/site-search/search-words';
import { listFiles, readJson } from '../files';
import { reasonOf } from '../reports/remark';
import { htmlFile } from '../verify';
import { SEARCH_FOLDER } from './step';

const HASHED = /\ben_[0-9a-f]+\.pf_/;
/** Digests of the index's input; kept beside Gatsby's cache. */
const STAMP = path.join('.cache', 'search-index.json');
/** Digests and words of the records of each page: one that has not changed is read for Pagefind alone. */
const FACTS_FILE = path.join('.cache', 'search-facts.json');

interface Stamp {
  /** Of all records, in order. */
  digests: string[];
  /** Of those without a word, which Pagefind leaves out. */
  wordless: string[];
  files: string[];
}

const recordsIn = (pagePath: string, html: string): SearchRecord[] =>
  recordsOfPage(pagePath.replace(/(.)\/$/, '$1'), html);

const digestOfRecord = (record: SearchRecord) => sha256(`${record.url}\0${pageOf(record)}`);

/** Digests of the records of each page, and the words that they use, from what is known of the page. */
function readPages(paths: readonly string[], facts: FileFacts) {
  const digestsOfPages = new Map<string, readonly string[]>();
  const words = countWords();
  for (const pagePath of paths) {
    const name = htmlFile(pagePath);
    let found: SearchRecord[] | undefined;
    const records = (html: string) => (found ??= recordsIn(pagePath, html));
    digestsOfPages.set(
      pagePath,
      facts.ofText('records', name, (html) => records(html).map(digestOfRecord)),
    );
    words.add(facts.ofText('words', name, (html) => records(html).flatMap(spellableWords)));
  }
  return { digestsOfPages, words };
}

export interface IndexOutcome {
  /** Of things to be found. */
  count: number;
  /** Of these, what Pagefind had to read; null where nothing searched has changed. */
  read: number | null;
}

/** @throws {Error} where Pagefind has made no such part */
function partOf(files: ReadonlyMap<string, Uint8Array>, name: string): Buffer {
  const bytes = files.get(name);
  if (!bytes) throw new Error(`Pagefind: it made no ${name}.`);
  return Buffer.from(bytes);
}

/** Makes a folder hold these files. One that is named by a hash is right where it stands. */
async function writeFiles(folder: string, files: ReadonlyMap<string, Contents>): Promise<void> {
  const standing = new Set(listFiles(folder));
  await forEachLimited([...files], os.availableParallelism(), async ([name, read]) => {
    const file = path.join(folder, name);
    const isThere = standing.delete(name);
    if (isThere && HASHED.test(name)) return;
    const bytes = await read();
    if (isThere && fs.readFileSync(file).equals(bytes)) return;
    // It may be a link to a file of another tree, which stays as it is.
    fs.rmSync(file, { force: true });
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  });
  for (const name of standing) fs.rmSync(path.join(folder, name));
}

/**
 * Files of the index of all records; the digests of those that Pagefind leaves out; the number of those read for it.
 * @param kept the index in the folder, whose records are not read again
 */
async function joinIndexes(
  site: string,
  digestsOfPages: ReadonlyMap<string, readonly string[]>,
  kept: Stamp | null,
): Promise<{ files: Map<string, Contents>; wordless: string[]; read: number }> {
  const known = new Set(kept?.digests);
  const fresh = new Map<string, string>();
  const records = function* () {
    for (const [pagePath, digests] of digestsOfPages) {
      if (digests.every((digest) => known.has(digest))) continue;
      const html = fs.readFileSync(path.join(site, htmlFile(pagePath)), 'utf8');
      for (const record of recordsIn(pagePath, html)) {
        const digest = digestOfRecord(record);
        if (known.has(digest)) continue;
        fresh.set(record.url, digest);
        yield record;
      }
    }
  };
  const sources = (await makeIndexes(records())).map((files): Source => {
    const read = (name: string) => partOf(files, name);
    return { read, digests: addressesIn(read).map((address) => fresh.get(address) ?? '') };
  });
  if (kept) {
    const wordless = new Set(kept.wordless);
    sources.push({
      read: (name) => fs.readFileSync(path.join(site, SEARCH_FOLDER, name)),
      digests: kept.digests.filter((digest) => !wordless.has(digest)),
    });
  }
  const found = new Set(sources.flatMap(({ digests }) => digests));
  const all = [...digestsOfPages.values()].flat();
  return {
    files: mergeIndexes(
      sources,
      all.filter((digest) => found.has(digest)),
    ),
    wordless: all.filter((digest) => !found.has(digest)),
    read: fresh.size,
  };
}

/**
 * Brings the index of a built site up to date. Files that are current keep their bytes and times.
 * @param directory the work directory, with `public/` and the list of its pages
 * @param warn is told why an index is not built upon
 * @throws {Error} where nothing is to be found, or the index cannot be made
 */
export async function writeSearchIndex(
  directory: string,
  warn: (reason: string) => void,
): Promise<IndexOutcome> {
  const site = path.join(directory, 'public');
  const output = path.join(site, SEARCH_FOLDER);
  const stampFile = path.join(directory, STAMP);
  const factsFile = path.join(directory, FACTS_FILE);
  const facts = new FileFacts(site, factsFile);
  // Not by a locale, which may be another on the next machine.
  const paths = readSiteManifest(directory)
    .pages.map((page) => page.path)
    .sort();
  const { digestsOfPages, words } = readPages(paths, facts);
  facts.save(factsFile);
  const digests = [...digestsOfPages.values()].flat();
  if (digests.length === 0) throw new Error('No page of the output is one that is searched.');
  const before = readJson<Stamp>(stampFile);
  const kept = before?.files.join() === listFiles(output).join() ? before : null;
  if (kept?.digests.join() === digests.join()) {
    return { count: digests.length - kept.wordless.length, read: null };
  }

  const makeAnew = () => {
    fs.rmSync(output, { recursive: true, force: true });
    return joinIndexes(site, digestsOfPages, null);
  };
  const { files, wordless, read } = await (kept
    ? joinIndexes(site, digestsOfPages, kept).catch((error: unknown) => {
        warn(`the one before cannot be built upon: ${reasonOf(error)}`);
        return makeAnew();
      })
    : makeAnew());
  files.set(path.basename(SEARCH_WORDS_PATH), () => Buffer.from(JSON.stringify(words.list())));
  await writeFiles(output, files);
  const stamp: Stamp = { digests, wordless, files: listFiles(output) };
  fs.writeFileSync(stampFile, JSON.stringify(stamp));
  return { count: digests.length - wordless.length, read };
}
