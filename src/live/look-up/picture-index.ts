/**
 * The shapes of `/picture-index/`: where the built pages have which picture of the admin API, for a text that is newer
 * than the build. A shard holds the addresses whose hash begins alike, so that one picture is found with one small file.
 */
import { hashText } from '../../cloth/weaving/random';

export const PICTURE_INDEX_FOLDER = '/picture-index';

/** The file that knows of a picture. @param url the picture's address, without what changes by itself */
export function pictureShardPath(url: string): string {
  return `${PICTURE_INDEX_FOLDER}/${(hashText(url) >>> 24).toString(16).padStart(2, '0')}.json`;
}

/** Paths of pages whose data have the picture. */
export interface PicturePlaces {
  /** At the head of its item. */
  head?: string;
  /** As the portrait of its author. */
  portrait?: string;
  /** Inside a text: the page, the field with the text's HTML, and the place among its pictures, from 0. */
  text?: readonly [path: string, field: string, place: number];
}

/** By the pictures' addresses, without what changes by itself. */
export type PictureShard = Readonly<Record<string, PicturePlaces>>;
