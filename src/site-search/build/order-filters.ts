/**
 * Orders Pagefind's random output: the values of its filters come from a hash map, another order at each run, so that
 * two indexes of the same pages would differ. Formats: Pagefind's `fossick` writes gzip over its own mark and CBOR (RFC
 * 8949), in files named by the hash of what they hold.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

const MARK = Buffer.from('pagefind_dcd');

/** A filter as it is stored: its name, and of each value the pages that have it. */
type StoredFilter = [name: string, values: [value: string, pages: number[]][]];

function readPart(file: string): Buffer {
  const bytes = gunzipSync(fs.readFileSync(file));
  if (!bytes.subarray(0, MARK.length).equals(MARK)) {
    throw new Error(`${file}: not a part of a Pagefind index.`);
  }
  return bytes.subarray(MARK.length);
}

/** Replaces a part, under the name of its own hash. Returns that hash. */
function replacePart(file: string, prefix: string, length: number, bytes: Uint8Array): string {
  const marked = Buffer.concat([MARK, bytes]);
  const hash = `en_${createHash('sha256').update(marked).digest('hex').slice(0, length)}`;
  fs.rmSync(file);
  fs.writeFileSync(
    path.join(path.dirname(file), `${prefix}${hash}${path.extname(file)}`),
    gzipSync(marked, { level: 9 }),
  );
  return hash;
}

function isFilter(value: unknown): value is StoredFilter {
  return Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1]);
}

function onlyPart(folder: string, pattern: RegExp): { file: string; hash: string } {
  const names = fs.readdirSync(folder).filter((name) => pattern.test(name));
  const [name = '', ...others] = names;
  const hash = pattern.exec(name)?.[1];
  if (hash === undefined || others.length > 0) {
    throw new Error(`${folder}: ${names.length} files like ${String(pattern)} instead of one.`);
  }
  return { file: path.join(folder, name), hash };
}

/** CBOR encoding of a text of less than 24 bytes. */
const storedText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

function swapText(bytes: Buffer, from: string, to: string): Buffer {
  const [old, next] = [storedText(from), storedText(to)];
  const at = bytes.indexOf(old);
  if (at < 0 || bytes.indexOf(old, at + 1) >= 0)
    throw new Error(`Pagefind: ${from} is not told once.`);
  return Buffer.concat([bytes.subarray(0, at), next, bytes.subarray(at + old.length)]);
}

/**
 * Orders the one filter of an English index, and renames files named by their hash.
 * @param folder as Pagefind wrote it
 * @throws {Error} where the index's layout is not this version's
 */
export async function orderFilters(folder: string): Promise<void> {
  // An ES module without another form: it cannot be required.
  const { decode, encode } = await import('cbor2');
  const filter = onlyPart(path.join(folder, 'filter'), /^(en_[0-9a-f]+)\.pf_filter$/);
  const meta = onlyPart(folder, /^pagefind\.(en_[0-9a-f]+)\.pf_meta$/);
  const stored = decode(readPart(filter.file));
  if (!isFilter(stored)) throw new Error(`${filter.file}: not a filter.`);
  const values = [...stored[1]].sort(([one], [other]) => (one < other ? -1 : 1));
  const filterHash = replacePart(filter.file, '', 7, encode([stored[0], values]));
  const metaHash = replacePart(
    meta.file,
    'pagefind.',
    10,
    swapText(readPart(meta.file), filter.hash, filterHash),
  );
  const entry = path.join(folder, 'pagefind-entry.json');
  const text = fs.readFileSync(entry, 'utf8');
  if (!text.includes(`"${meta.hash}"`)) throw new Error(`${entry}: ${meta.hash} is not in it.`);
  fs.writeFileSync(entry, text.replace(`"${meta.hash}"`, `"${metaHash}"`));
}
