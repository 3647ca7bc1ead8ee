/** The picture store's key: a hash of all that decides a picture's bytes. */
import os from 'node:os';
import sharp from 'sharp';
import { sha256, stableJson } from '../../lib/build/digest';

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

export const keyOf = (order: PictureOrder): string => sha256(stableJson([VERSION, order]));

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
