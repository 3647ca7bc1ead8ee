/** Packs files beforehand, so that a web server packs nothing while it answers. */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linkFile } from '../files';
import { isHashed } from '../hashed-names';
import { contentTypeOf } from './media-types';

/** All that is text, by the same list of media types that it is sent by; pictures and fonts are packed by themselves. */
const isPackable = (name: string) => /^text\/|[/+](?:json|xml)\b/.test(contentTypeOf(name));
/** Below this much nothing is gained. */
const LEAST_BYTES = 500;

/** The endings of the packed forms, as web servers look for them. */
export const packedEndings = ['.gz', '.br'] as const;

const packWith = {
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  /** The best compression for files packed once and kept; a tenth of its time for files that change often. */
  '.br': (bytes: Buffer, name: string) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isHashed(name) ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
} as const;

/** Packs that were made before: by the hash of the file that they are of. */
export type EarlierPacks = ReadonlyMap<string, string>;

/** A file that has packed forms beside it; one without was perhaps of a kind that was not packed then. */
const withPacks = (file: string | undefined) =>
  file !== undefined && packedEndings.some((ending) => fs.existsSync(`${file}${ending}`))
    ? file
    : undefined;

/**
 * Puts packed forms beside the files of a site that are worth it; takes those of an earlier site where the file is the
 * same. A form that is no smaller is left out.
 * @param files SHA-256 by name
 * @param earlier absolute paths of files that have packed forms beside them, by their SHA-256
 * @param signal ends it between two files
 * @returns the names of the packed forms
 */
export async function packFiles(
  root: string,
  files: Readonly<Record<string, string>>,
  earlier: EarlierPacks,
  signal?: AbortSignal,
): Promise<string[]> {
  const packed: string[] = [];
  for (const [name, hash] of Object.entries(files)) {
    signal?.throwIfAborted();
    const file = path.join(root, name);
    if (!isPackable(name) || fs.statSync(file).size < LEAST_BYTES) continue;
    const before = withPacks(earlier.get(hash));
    const bytes = before === undefined ? fs.readFileSync(file) : null;
    for (const ending of packedEndings) {
      if (bytes) {
        const small = await packWith[ending](bytes, name);
        if (small.length >= bytes.length) continue;
        fs.writeFileSync(`${file}${ending}`, small);
      } else if (fs.existsSync(`${before ?? ''}${ending}`)) {
        linkFile(`${before ?? ''}${ending}`, `${file}${ending}`);
      } else {
        continue;
      }
      packed.push(`${name}${ending}`);
    }
  }
  return packed;
}
