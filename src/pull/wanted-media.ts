/** Lists the pictures and files that items show, each once. */
import { collectionOf } from '../collections/build-rows';
import { withoutSignature } from '../lib/lasting-address';
import { mediaOf, type MediaCollection, type MediaKind, type MediaUse } from './media-uses';
import type { KnownMedia, Recall, Recalled } from './recall';
import { withoutMark } from './snapshot/media-names';
import type { SnapshotFile, SnapshotPicture } from './snapshot/types';

/** One picture or file, with all of its signed addresses. */
export interface Wanted {
  kind: MediaKind;
  addresses: string[];
  /** As items have it: an address, or a name of the pull before. */
  held: Set<string>;
  live: boolean;
  uses: MediaUse[];
  recalled?: Recalled;
}

/** @param addresses the addresses that names of the last pull were fetched from */
export function collectMedia(
  collections: readonly MediaCollection[],
  addresses: Readonly<Record<string, string>>,
): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const { key, live, items } of collections) {
    const collection = collectionOf(key);
    for (const item of items) {
      for (const { kind, address: held, field } of mediaOf(collection, item)) {
        const address = addresses[held] ?? withoutMark(held);
        const one = `${kind} ${withoutSignature(address)}`;
        const entry = wanted.get(one) ?? {
          ...{ kind, addresses: [], held: new Set(), live: false, uses: [] },
        };
        if (!entry.addresses.includes(address)) entry.addresses.push(address);
        entry.held.add(held);
        entry.live ||= live;
        const slug = item.slug === undefined ? {} : { slug: item.slug };
        entry.uses.push({ collection: key, id: item.id, ...slug, field });
        wanted.set(one, entry);
      }
    }
  }
  return [...wanted.values()];
}

/** Looks up each in the last pull. @returns the versions by address */
export function recallAll(wanted: readonly Wanted[], recall: Recall): KnownMedia {
  const pictures: Record<string, SnapshotPicture> = {};
  const files: Record<string, SnapshotFile> = {};
  for (const entry of wanted) {
    for (const address of entry.addresses) {
      const recalled = recall(entry.kind, address, entry.uses);
      if (!recalled) continue;
      entry.recalled ??= recalled;
      if (entry.kind === 'picture') pictures[address] = recalled.value as SnapshotPicture;
      else files[address] = recalled.value as SnapshotFile;
    }
  }
  return { pictures, files };
}

/** Counts the pictures that items show. @returns their number, and the names of missing ones */
export function missingPictures(
  collections: readonly MediaCollection[],
  pictures: Readonly<Record<string, unknown>>,
): { total: number; missing: string[] } {
  const names = new Set(
    collections.flatMap(({ key, items }) =>
      items.flatMap((item) =>
        mediaOf(collectionOf(key), item).flatMap(({ kind, address }) =>
          kind === 'picture' ? [address] : [],
        ),
      ),
    ),
  );
  return { total: names.size, missing: [...names].filter((name) => !(name in pictures)) };
}
