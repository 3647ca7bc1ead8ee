/** The picture store's key: a hash of all that decides a picture's bytes. */
import { createHash } from 'node:crypto';
import os from 'node:os';
import sharp from 'sharp';

/** Raise it when the files of the store get another form. */
const VERSION = 1;

/** The software and processor that make a picture. Vector instructions of another processor may round differently. */
export interface Maker {
  sharp: Readonly<Record<string, string | undefined>>;
  platform: string;
  processor: string;
}

/** All that decides about the bytes of a picture. */
export interface PictureOrder {
  /** SHA-256 of the source's bytes, or another name of all that it is. */
  source: string;
  /** The job's name, its plugin, and what all its pictures share, such as the plugin's options. */
  job: unknown;
  /** The arguments of this picture: size, format, quality and all others. */
  args: unknown;
  maker: Maker;
}

/** JSON in which the order of names does not count. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

export const keyOf = (order: PictureOrder): string =>
  createHash('sha256')
    .update(canonical([VERSION, order]))
    .digest('hex');

/**
 * The site's sharp, which is gatsby-plugin-sharp's too (`overrides` in package.json), with the libraries that it brings
 * along (libvips and each encoder).
 */
export function makerHere(): Maker {
  return {
    sharp: sharp.versions,
    platform: `${process.platform} ${process.arch}`,
    processor: os.cpus()[0]?.model ?? '',
  };
}
