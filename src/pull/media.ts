/** Pictures and files of all that is published: each fetched once, each failure told where it is used. */
import { shownUrl } from '@corporate-website/contract/shown-url';
import { forEachLimited } from '../lib/limit';
import { valueAt } from '../lib/value-at';
import { isInlineKey } from '../rich-text/inline-key';
import { collectionOf, type Collection, type CollectionKey } from '../collections/build-rows';
import type { Problem, SnapshotFile, SnapshotItem, SnapshotPicture } from './snapshot/types';

export type Fetched<T> = ({ ok: true; note?: string } & T) | { ok: false; reason: string };

/** The downloader of pictures and files. */
export interface MediaFetcher {
  picture: (url: string) => Promise<Fetched<{ picture: SnapshotPicture }>>;
  file: (url: string) => Promise<Fetched<{ file: SnapshotFile }>>;
}

export interface MediaCollection {
  key: CollectionKey;
  /** Read in this pull; for others the earlier download is used unchanged. */
  live: boolean;
  items: readonly SnapshotItem[];
}

export interface MediaInput {
  collections: readonly MediaCollection[];
  fetcher: MediaFetcher;
  hasObject: (hash: string) => Promise<boolean>;
  previous: {
    pictures: Readonly<Record<string, SnapshotPicture>>;
    files: Readonly<Record<string, SnapshotFile>>;
  };
  concurrency: number;
  onProgress: (done: number, total: number) => void;
}

export interface Media {
  pictures: Record<string, SnapshotPicture>;
  files: Record<string, SnapshotFile>;
  problems: Problem[];
}

interface Use {
  collection: CollectionKey;
  id: string;
  slug?: string;
  field: string;
}
interface Wanted {
  kind: 'picture' | 'file';
  url: string;
  live: boolean;
  uses: Use[];
}

/** The URLs that an item shows, each with its field. */
function mediaOf(collection: Collection, item: SnapshotItem) {
  const found: { kind: Wanted['kind']; url: string; field: string }[] = [];
  for (const { field } of collection.pictures) {
    const url = valueAt(item.fields, field);
    if (typeof url === 'string') found.push({ kind: 'picture', url, field });
  }
  for (const [field, text] of Object.entries(item.rich)) {
    for (const { url } of text.pictures) found.push({ kind: 'picture', url, field });
  }
  const file = collection.fileField ? item.fields[collection.fileField] : undefined;
  if (collection.fileField && typeof file === 'string') {
    found.push({ kind: 'file', url: file, field: collection.fileField });
  }
  return found;
}

function collect(collections: readonly MediaCollection[]): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const { key, live, items } of collections) {
    const collection = collectionOf(key);
    for (const item of items) {
      for (const { kind, url, field } of mediaOf(collection, item)) {
        const entry = wanted.get(`${kind} ${url}`) ?? { kind, url, live: false, uses: [] };
        entry.live ||= live;
        entry.uses.push({
          collection: key,
          id: item.id,
          ...(item.slug === undefined ? {} : { slug: item.slug }),
          field,
        });
        wanted.set(`${kind} ${url}`, entry);
      }
    }
  }
  return [...wanted.values()];
}

/** The addresses of pictures that items show and that are not there. @returns how many there should be, and those */
export function missingPictures(
  collections: readonly MediaCollection[],
  pictures: Readonly<Record<string, unknown>>,
): { total: number; missing: string[] } {
  const urls = collect(collections).flatMap(({ kind, url }) => (kind === 'picture' ? [url] : []));
  return { total: urls.length, missing: urls.filter((url) => !(url in pictures)) };
}

/** Fetches everything; never rejects because of a picture or file. */
export async function fetchMedia(input: MediaInput): Promise<Media> {
  const wanted = collect(input.collections);
  const pictures = new Map<string, SnapshotPicture>();
  const files = new Map<string, SnapshotFile>();
  const said = new Map<Wanted, string>();
  let done = 0;
  await forEachLimited(wanted, input.concurrency, async (entry) => {
    const { kind, url, live } = entry;
    const known = live ? undefined : input.previous[kind === 'picture' ? 'pictures' : 'files'][url];
    if (known && (await input.hasObject(known.hash))) {
      if (kind === 'picture') pictures.set(url, known as SnapshotPicture);
      else files.set(url, known as SnapshotFile);
    } else if (kind === 'picture') {
      const fetched = await input.fetcher.picture(url);
      if (fetched.ok) pictures.set(url, fetched.picture);
      const words = fetched.ok ? fetched.note : fetched.reason;
      if (words !== undefined) said.set(entry, words);
    } else {
      const fetched = await input.fetcher.file(url);
      if (fetched.ok) files.set(url, fetched.file);
      const words = fetched.ok ? fetched.note : fetched.reason;
      if (words !== undefined) said.set(entry, words);
    }
    done += 1;
    input.onProgress(done, wanted.length);
  });
  // In the order in which items use them, not in that of the network, so that equal content gives equal bytes.
  const inOrder = <T>(kind: Wanted['kind'], map: Map<string, T>): Record<string, T> =>
    Object.fromEntries(
      wanted.flatMap(({ kind: of, url }) => {
        const value = of === kind ? map.get(url) : undefined;
        return value === undefined ? [] : [[url, value] as const];
      }),
    );
  const problems = wanted.flatMap((entry) => {
    const words = said.get(entry);
    const kind = entry.kind === 'picture' ? ('picture-failed' as const) : ('file-failed' as const);
    if (words === undefined) return [];
    // Its query may be its credential.
    const name = isInlineKey(entry.url) ? 'A picture inside the text' : shownUrl(entry.url);
    const message = `${name}: ${words}`;
    return entry.uses.map((use): Problem => ({ ...use, kind, message }));
  });
  return { pictures: inOrder('picture', pictures), files: inOrder('file', files), problems };
}
