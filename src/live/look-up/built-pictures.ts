/** Pictures of the admin API that built pages have, for items newer than the build. Nothing else may be loaded. */
import { isObject } from '@corporate-website/contract/is-object';
import { lastingAddress } from '../../lib/lasting-address';
import { pageDataPath, queryResult } from '../../lib/page-data';
import type { PictureData } from '../../pictures/picture';
import { pictureShardPath, type PicturePlaces, type PictureShard } from './picture-index';
import { pictureMarkup } from '../../rich-text/picture-markup';
import { readInert } from '../../rich-text/read-inert';
import type { RichTextPicture } from '../../rich-text/types';

/** A text with more is shown with these; each may be on a separate page. */
const MAX_PICTURES = 24;

export interface BuiltPictures {
  /** The picture at the head of an item. */
  head: (url: string | undefined, alt: string) => PictureData | null;
  portrait: (url: string | undefined) => PictureData | null;
  /** A picture inside a text, as HTML. */
  markup: (picture: RichTextPicture) => string | null;
}

type Item = Readonly<Record<string, unknown>>;

/** JSON of this site; null where it is not to be had, since a page does without a picture. */
async function ownJson(path: string, signal: AbortSignal): Promise<Item | null> {
  try {
    const response = await fetch(path, { signal });
    const body: unknown = response.ok ? await response.json() : null;
    return isObject(body) ? body : null;
  } catch {
    return null;
  }
}

/** The item that a built page shows. */
async function itemOfPage(path: string, signal: AbortSignal): Promise<Item> {
  const result = queryResult(await ownJson(encodeURI(pageDataPath(path)), signal));
  return Object.values(result).find(isObject) ?? {};
}

/** Values by their keys, each read once. */
async function readAll<T>(
  keys: readonly string[],
  read: (key: string) => Promise<T>,
): Promise<ReadonlyMap<string, T>> {
  const unique = [...new Set(keys)];
  return new Map(await Promise.all(unique.map(async (key) => [key, await read(key)] as const)));
}

function pictureIn(item: Item | undefined, field: string): PictureData | null {
  const picture = item?.[field];
  const isPicture = isObject(picture) && typeof picture['url'] === 'string';
  return isPicture ? (picture as unknown as PictureData) : null;
}

/** A picture's element out of a built text, with another description. */
function elementIn(html: unknown, place: number, alt: string): string | null {
  if (typeof html !== 'string') return null;
  const element = readInert(html).querySelectorAll('picture').item(place);
  element?.querySelector('img')?.setAttribute('alt', alt);
  return element?.outerHTML ?? null;
}

/**
 * Finds out which of these pictures the build has, and how it shows them.
 * @param urls addresses as the admin API gives them
 */
export async function findBuiltPictures(
  urls: readonly string[],
  signal: AbortSignal,
): Promise<BuiltPictures> {
  const wanted = urls.slice(0, MAX_PICTURES).map(lastingAddress);
  const shards = await readAll(wanted.map(pictureShardPath), (path) => ownJson(path, signal));
  const placesAt = (url: string): PicturePlaces =>
    (shards.get(pictureShardPath(url)) as PictureShard | null)?.[url] ?? {};
  const placesOf = (url: string | undefined): PicturePlaces =>
    url === undefined ? {} : placesAt(lastingAddress(url));
  const pages = await readAll(
    wanted
      .map(placesAt)
      .flatMap(({ head, portrait, text }) =>
        [head, portrait, text?.[0]].filter((path) => path !== undefined),
      ),
    (path) => itemOfPage(path, signal),
  );
  const head = (url: string | undefined, alt: string) => {
    const picture = pictureIn(pages.get(placesOf(url).head ?? ''), 'image');
    return picture && { ...picture, alt };
  };
  return {
    head,
    portrait: (url) => {
      const author = pages.get(placesOf(url).portrait ?? '')?.['author'];
      return isObject(author) ? pictureIn(author, 'image') : null;
    },
    markup: ({ url, alt }) => {
      const [path, field, place] = placesOf(url).text ?? [];
      const inText =
        path === undefined ? null : elementIn(pages.get(path)?.[field ?? ''], place ?? 0, alt);
      // Those at heads are cropped; the original is not.
      const atHead = inText === null ? head(url, alt) : null;
      return inText ?? (atHead && pictureMarkup(atHead, null, atHead.url));
    },
  };
}
