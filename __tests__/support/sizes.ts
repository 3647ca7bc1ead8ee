/** Sizes of the built site's parts, and those over a limit. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtSite } from './built-site';

export const kB = (bytes: number): number => bytes / 1000;

/** A file of the built site, by its path there. */
export const fileOf = (name: string): string => path.join(builtSite().publicDir, name);

/** Packed by gzip, in kB. */
export const packed = (bytes: Buffer | string): number => kB(gzipSync(bytes, { level: 9 }).length);

/** Of files of the built site, each packed by itself; kB. */
export const packedFiles = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + packed(fs.readFileSync(fileOf(name))), 0);

/** Entries over a limit, by name. */
export function over(
  found: Readonly<Record<string, number>>,
  most: number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value > most));
}
