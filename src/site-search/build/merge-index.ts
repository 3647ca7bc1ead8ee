/**
 * Joins indexes that Pagefind made of some pages into one of all pages, as Pagefind would have made it: it has no way to
 * add to an index, or to take from one. Layout of version 1.5.2, whose `pagefind/src/index/` writes it: gzip over a mark
 * and CBOR. Texts and numbers are Pagefind's; only pages are numbered anew, and parts cut anew.
 */
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { sha256 } from '../../lib/build/digest';
import { CborReader, CborWriter, type Value } from './cbor';
import { FACTS } from './make-index';

const MARK = Buffer.from('pagefind_dcd');
const LANGUAGE = 'en';
/** Places of words that fill a part, as Pagefind has it by default. */
const CHUNK_SIZE = 20_000;
/** Digits of a hash in a name; more where two begin alike. */
const SHORTEST = 7;
const META_DIGITS = 10;
const ENTRY = 'pagefind-entry.json';
/** Its programs, apart from interfaces: this site has its own. */
const COMMON = ['pagefind.js', 'pagefind-worker.js', `wasm.${LANGUAGE}.pagefind`];

/** The name of a file, in the folder of the index, gives its bytes. */
export type ReadPart = (name: string) => Buffer;

/** Gives the bytes of a file; packs them beside others. */
export type Contents = () => Buffer | Promise<Buffer>;

interface Entry {
  version: string;
  languages: Record<string, { hash: string; page_count: number } | undefined>;
}

type Meta = [
  version: string,
  pages: [hash: string, words: number][],
  chunks: [from: string, to: string, hash: string][],
  filters: [name: string, hash: string][],
  sorts: Value[],
  fields: string[],
];
type Filter = [name: string, values: [value: string, pages: number[]][]];

/** An index that Pagefind made, or one that was joined before. */
export interface Source {
  read: ReadPart;
  /** Of what was given to Pagefind of each of its pages. */
  digests: readonly string[];
}

/** With the number of each page in the joined index; -1 for one that is left out. */
interface Opened {
  read: ReadPart;
  entry: Entry;
  meta: Meta;
  numbers: readonly number[];
}

/** A word on a page: an encoded item apart from the page's number. */
interface Posting {
  page: number;
  bytes: Buffer;
  from: number;
  to: number;
  /** As Pagefind counts it, to cut parts. */
  size: number;
}

interface Word {
  /** UTF-8 */
  word: Buffer;
  postings: Posting[];
  /** Forms with accents, by their UTF-8 as latin1. */
  variants: Map<string, Posting[]>;
}

function encode(value: Value): Buffer {
  const writer = new CborWriter();
  writer.value(value);
  return writer.done();
}

function unpack(bytes: Buffer): Buffer {
  const raw = gunzipSync(bytes);
  if (!raw.subarray(0, MARK.length).equals(MARK))
    throw new Error('Not a part of a Pagefind index.');
  return raw.subarray(MARK.length);
}

const packed = promisify(gzip);
const pack = (raw: Buffer) => packed(Buffer.concat([MARK, raw]));

/** Names of parts by hashes: as short as tells them apart, whatever their order. */
export function shortNames(hashes: readonly string[]): string[] {
  const sorted = [...hashes].sort();
  const lengths = new Map<string, number>();
  const alike = (a: string, b = '') => {
    let length = 0;
    while (length < a.length && a[length] === b[length]) length += 1;
    return length;
  };
  for (const [at, hash] of sorted.entries()) {
    const most = Math.max(alike(hash, sorted[at - 1]), alike(hash, sorted[at + 1]));
    lengths.set(hash, Math.max(SHORTEST, most + 1));
  }
  return hashes.map((hash) => `${LANGUAGE}_${hash.slice(0, lengths.get(hash))}`);
}

function readMeta(read: ReadPart): Pick<Opened, 'entry' | 'meta'> {
  const entry = JSON.parse(read(ENTRY).toString('utf8')) as Entry;
  const hash = entry.languages[LANGUAGE]?.hash ?? '';
  const bytes = unpack(read(`pagefind.${hash}.pf_meta`));
  return { entry, meta: new CborReader(bytes).value() as unknown as Meta };
}

/** Addresses of the pages of an index, in their order: Pagefind leaves out those without a word. */
export function addressesIn(read: ReadPart): string[] {
  return readMeta(read).meta[1].map(([hash]) => {
    const text = unpack(read(`fragment/${hash}.pf_fragment`)).toString('utf8');
    return (JSON.parse(text) as { url: string }).url;
  });
}

function postingsIn(reader: CborReader, numbers: readonly number[]): Posting[] {
  const found: Posting[] = [];
  let at = 0;
  for (let left = reader.head(); left > 0; left -= 1) {
    reader.head();
    at += reader.head();
    const from = reader.at;
    const size = reader.skipIntegers() + reader.skipIntegers() + 1;
    const page = numbers[at] ?? -1;
    if (page >= 0) found.push({ page, bytes: reader.bytes, from, to: reader.at, size });
  }
  return found;
}

function* wordsIn({ read, meta, numbers }: Opened): Generator<Word> {
  for (const [, , hash] of meta[2]) {
    const reader = new CborReader(unpack(read(`index/${hash}.pf_index`)));
    reader.head();
    for (let left = reader.head(); left > 0; left -= 1) {
      reader.head();
      const word = reader.textBytes();
      const postings = postingsIn(reader, numbers);
      const variants = new Map<string, Posting[]>();
      for (let forms = reader.head(); forms > 0; forms -= 1) {
        reader.head();
        const form = reader.textBytes().toString('latin1');
        const pages = postingsIn(reader, numbers);
        if (pages.length > 0) variants.set(form, pages);
      }
      if (postings.length > 0 || variants.size > 0) yield { word, postings, variants };
    }
  }
}

const byPage = (one: Posting, other: Posting) => one.page - other.page;

function joinWords([first, ...others]: readonly Word[]): Word {
  // At least one word is given.
  const all = first as Word;
  for (const { postings, variants } of others) {
    all.postings = all.postings.concat(postings).sort(byPage);
    for (const [form, pages] of variants) {
      all.variants.set(form, [...(all.variants.get(form) ?? []), ...pages].sort(byPage));
    }
  }
  return all;
}

/** The words of all sources in the order of their UTF-8. */
function* mergeWords(sources: readonly Iterator<Word>[]): Generator<Word> {
  const heads = sources.map((source) => source.next());
  for (;;) {
    let lowest: Buffer | undefined;
    for (const { done, value } of heads) {
      if (!done && (!lowest || value.word.compare(lowest) < 0)) lowest = value.word;
    }
    if (!lowest) return;
    const same: Word[] = [];
    for (const [at, source] of sources.entries()) {
      const head = heads[at];
      if (!head || head.done || !head.value.word.equals(lowest)) continue;
      same.push(head.value);
      heads[at] = source.next();
    }
    yield joinWords(same);
  }
}

function writePostings(writer: CborWriter, postings: readonly Posting[]): void {
  writer.array(postings.length);
  let before = 0;
  for (const { page, bytes, from, to } of postings) {
    writer.array(3);
    writer.value(page - before);
    writer.raw(bytes, from, to);
    before = page;
  }
}

function encodeWords(words: readonly Word[]): Buffer {
  const writer = new CborWriter();
  writer.array(1);
  writer.array(words.length);
  for (const { word, postings, variants } of words) {
    writer.array(3);
    writer.text(word);
    writePostings(writer, postings);
    writer.array(variants.size);
    for (const form of [...variants.keys()].sort()) {
      writer.array(2);
      writer.text(Buffer.from(form, 'latin1'));
      writePostings(writer, variants.get(form) ?? []);
    }
  }
  return writer.done();
}

interface Chunk {
  from: string;
  to: string;
  raw: Buffer;
}

function chunkOf(words: readonly Word[]): Chunk {
  const text = (at: number) => words.at(at)?.word.toString('utf8') ?? '';
  return { from: text(0), to: text(-1), raw: encodeWords(words) };
}

/** Words in parts of much the same size; a frequent word has one of its own. */
function cutWords(words: Iterable<Word>): Chunk[] {
  const chunks: Chunk[] = [];
  let chunk: Word[] = [];
  let size = 0;
  for (const word of words) {
    chunk.push(word);
    for (const posting of word.postings) size += posting.size;
    if (size < CHUNK_SIZE) continue;
    chunks.push(chunkOf(chunk));
    [chunk, size] = [[], 0];
  }
  if (chunk.length > 0) chunks.push(chunkOf(chunk));
  return chunks;
}

/** Ends of parts need no more letters than tell them from their neighbours. */
function shortenEnds(chunks: readonly Chunk[]): void {
  for (const [at, next] of chunks.slice(1).entries()) {
    // There is one before each of these.
    const chunk = chunks[at] as Chunk;
    const [to, from] = [[...chunk.to], [...next.from]];
    const alike = to.findIndex((letter, place) => letter !== from[place]);
    const length = (alike < 0 ? to.length : alike) + 1;
    const shorter = to.slice(0, length).join('');
    // A shorter end may come before the part's own beginning.
    if (Buffer.compare(Buffer.from(shorter), Buffer.from(chunk.from)) >= 0) chunk.to = shorter;
    next.from = from.slice(0, length).join('');
  }
}

function mergeFilters(sources: readonly Opened[]): Filter[] {
  const filters = new Map<string, Map<string, number[]>>();
  for (const { read, meta, numbers } of sources) {
    for (const [, hash] of meta[3]) {
      const part = new CborReader(unpack(read(`filter/${hash}.pf_filter`))).value();
      const [name, values] = part as unknown as Filter;
      const merged = filters.get(name) ?? new Map<string, number[]>();
      filters.set(name, merged);
      for (const [value, pages] of values) {
        const kept = pages.map((page) => numbers[page] ?? -1).filter((page) => page >= 0);
        if (kept.length > 0) merged.set(value, [...(merged.get(value) ?? []), ...kept]);
      }
    }
  }
  return [...filters].map(([name, values]) => [
    name,
    [...values]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([value, pages]) => [value, pages.sort((a, b) => a - b)]),
  ]);
}

/**
 * Files of the joined index, by name; the same for the same pages, whatever the sources.
 * @param sources made by the same version, with the same facts about pages
 * @param digests of its pages, in their order; each is one of the sources'
 * @throws {Error} where sources do not go together or cannot be read
 */
export function mergeIndexes(
  sources: readonly Source[],
  digests: readonly string[],
): Map<string, Contents> {
  const numbers = new Map(digests.map((digest, number) => [digest, number]));
  const opened = sources.map(({ read, digests: own }) => ({
    read,
    ...readMeta(read),
    numbers: own.map((digest) => numbers.get(digest) ?? -1),
  }));
  const [first] = opened;
  if (!first) throw new Error('Pagefind: no index to join.');
  const [version, , , , sorts, fields] = first.meta;
  const fragments = shortNames(digests.map((digest) => sha256(`${version} ${digest}`)));
  const words: number[] = [];
  const files = new Map<string, Contents>(COMMON.map((name) => [name, () => first.read(name)]));
  for (const { meta, numbers: own, read } of opened) {
    if (meta[5].join() !== FACTS) {
      throw new Error(`Pagefind: pages have the facts ${meta[5].join()} and not ${FACTS}.`);
    }
    if (meta[0] !== version || meta[4].length > 0 || meta[1].length !== own.length) {
      throw new Error(`Pagefind: indexes of ${version} and ${meta[0]} do not go together.`);
    }
    for (const [at, [hash, count]] of meta[1].entries()) {
      const page = own[at] ?? -1;
      if (page < 0) continue;
      words[page] = count;
      files.set(`fragment/${fragments[page] ?? ''}.pf_fragment`, () =>
        read(`fragment/${hash}.pf_fragment`),
      );
    }
  }
  const add = (folder: string, type: string, raws: readonly Buffer[]): string[] => {
    const names = shortNames(raws.map(sha256));
    for (const [at, raw] of raws.entries()) {
      files.set(`${folder}${names[at] ?? ''}.${type}`, () => pack(raw));
    }
    return names;
  };
  const chunks = cutWords(mergeWords(opened.map(wordsIn)));
  shortenEnds(chunks);
  const chunkNames = add(
    'index/',
    'pf_index',
    chunks.map(({ raw }) => raw),
  );
  const filters = mergeFilters(opened);
  const filterNames = add('filter/', 'pf_filter', filters.map(encode));
  const meta: Meta = [
    version,
    fragments.map((name, page) => [name, words[page] ?? 0]),
    chunks.map(({ from, to }, at) => [from, to, chunkNames[at] ?? '']),
    filters.map(([name], at) => [name, filterNames[at] ?? '']),
    sorts,
    fields,
  ];
  const raw = encode(meta);
  const hash = `${LANGUAGE}_${sha256(raw).slice(0, META_DIGITS)}`;
  files.set(`pagefind.${hash}.pf_meta`, () => pack(raw));
  const { entry } = first;
  const language = { ...entry.languages[LANGUAGE], hash, page_count: fragments.length };
  files.set(ENTRY, () =>
    Buffer.from(JSON.stringify({ ...entry, languages: { [LANGUAGE]: language } })),
  );
  return files;
}
