/** Compresses files when a release is made, so that web servers need not compress on the fly. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isHashed } from '../hashed-names';
import { contentTypeOf } from './media-types';

/** Whether a file is text, by its media type. Pictures and fonts are compressed already. */
const isPackable = (name: string) => /^text\/|[/+](?:json|xml)\b/.test(contentTypeOf(name));
/** Below this, compression gains nothing. */
const LEAST_BYTES = 500;

/** Node compresses in four threads, unless it is set to have more. */
const WORKERS = Math.min(os.availableParallelism(), 4);

/** The endings of compressed files, as web servers look for them. */
export const packedEndings = ['.gz', '.br'] as const;

const packWith = {
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  /** Hashed files, which are packed once, get the best compression; files that change often a tenth of the time. */
  '.br': (bytes: Buffer, name: string) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isHashed(name) ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
} as const;

/**
 * The compressed files of an earlier site, for files that have not changed.
 * @param files SHA-256 by name
 * @param earlier absolute paths of files that may have compressed ones beside them, by their SHA-256
 * @returns paths of compressed files, by their names in the new site
 */
export function earlierPacks(
  files: Readonly<Record<string, string>>,
  earlier: ReadonlyMap<string, string>,
): Map<string, string> {
  const packs = new Map<string, string>();
  for (const [name, hash] of Object.entries(files)) {
    const before = earlier.get(hash);
    if (before === undefined || !isPackable(name)) continue;
    for (const ending of packedEndings) {
      if (fs.existsSync(`${before}${ending}`)) packs.set(`${name}${ending}`, `${before}${ending}`);
    }
  }
  return packs;
}

function* each<T>(items: readonly T[]): Generator<T> {
  yield* items;
}

/**
 * Writes compressed files beside those of a site, unless they are no smaller; several at once.
 * @param signal aborts between two files
 * @returns the names of the compressed files
 */
export async function packFiles(
  root: string,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  const packed: string[] = [];
  // All workers take from one generator, which the first of them that fails closes for all.
  const wanted = each(names.filter(isPackable));
  const work = async () => {
    for (const name of wanted) {
      signal?.throwIfAborted();
      const file = path.join(root, name);
      if (fs.statSync(file).size < LEAST_BYTES) continue;
      const bytes = fs.readFileSync(file);
      for (const ending of packedEndings) {
        const small = await packWith[ending](bytes, name);
        if (small.length >= bytes.length) continue;
        fs.writeFileSync(`${file}${ending}`, small);
        packed.push(`${name}${ending}`);
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: WORKERS }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return packed;
}
