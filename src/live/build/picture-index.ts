/** Writes `/picture-index/`; the shapes are in `src/live/look-up/picture-index.ts`. */
import path from 'node:path';
import { htmlField } from '../../collections/item-facts';
import {
  PICTURE_INDEX_FOLDER,
  pictureShardPath,
  type PicturePlaces,
  type PictureShard,
} from '../look-up/picture-index';
import { collections } from '../../collections/build-rows';
import { removeOthers, writeOutput } from '../../lib/build/write-output';
import { valueAt } from '../../lib/value-at';
import { withoutMark } from '../../pull/snapshot/media-names';
import type { Snapshot, SnapshotItem } from '../../pull/snapshot/types';

/** The fields of a picture's address, by its use on the page. */
const uses = { head: 'image_cdn', portrait: 'author.image_cdn' } as const;

/** Places of pictures on one item's page; pictures that could not be fetched are left out. */
function placesOf(
  item: SnapshotItem,
  pagePath: string,
  isThere: (url: string) => boolean,
): [url: string, places: PicturePlaces][] {
  const fields = Object.entries(uses).flatMap(([use, field]): [string, PicturePlaces][] => {
    const url = valueAt(item.fields, field);
    return typeof url === 'string' && isThere(url) ? [[url, { [use]: pagePath }]] : [];
  });
  const texts = Object.entries(item.rich).flatMap(([field, { pictures }]) =>
    pictures
      .filter(({ url }) => isThere(url))
      .map(({ url }, place): [string, PicturePlaces] => [
        url,
        { text: [pagePath, htmlField(field), place] },
      ]),
  );
  return [...fields, ...texts];
}

/** Addresses by which no picture can be told from another. */
function addressesOfSeveral(names: readonly string[]): ReadonlySet<string> {
  const addresses = names.map(withoutMark);
  const seen = new Set<string>();
  return new Set(addresses.filter((address) => seen.size === seen.add(address).size));
}

/** The shards by their paths; the same snapshot gives the same ones. */
export function pictureShards(snapshot: Snapshot): ReadonlyMap<string, PictureShard> {
  const isThere = (url: string) => Object.hasOwn(snapshot.manifest.pictures, url);
  const found = new Map<string, PicturePlaces>();
  const several = addressesOfSeveral(Object.keys(snapshot.manifest.pictures));
  for (const { key, page } of collections) {
    if (!page) continue;
    for (const item of snapshot.items[key]) {
      for (const [name, places] of placesOf(item, page.path(item.slug ?? ''), isThere)) {
        const url = withoutMark(name);
        if (several.has(url)) continue;
        // The first place of each kind is as good as any.
        found.set(url, { ...places, ...found.get(url) });
      }
    }
  }
  const shards = new Map<string, Record<string, PicturePlaces>>();
  for (const url of [...found.keys()].sort()) {
    const shard = shards.get(pictureShardPath(url)) ?? {};
    shard[url] = found.get(url) ?? {};
    shards.set(pictureShardPath(url), shard);
  }
  return shards;
}

/** Puts the index into the output of a build, in place of an earlier one. */
export function writePictureIndex(directory: string, snapshot: Snapshot): void {
  const shards = pictureShards(snapshot);
  const names = new Set([...shards.keys()].map((file) => path.posix.basename(file)));
  removeOthers(path.join(directory, PICTURE_INDEX_FOLDER), names);
  for (const [file, shard] of shards)
    writeOutput(path.join(directory, file), JSON.stringify(shard));
}
