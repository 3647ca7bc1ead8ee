/** Finds a picture or file of the last pull, even if its address has changed. */
import { differByThemselves, haveOneName, withoutSignature } from '../lib/lasting-address';
import { collectionOf } from '../collections/build-rows';
import { withoutMark } from './snapshot/media-names';
import { mediaOf, type MediaCollection, type MediaKind, type MediaUse } from './media-uses';
import type { SnapshotFile, SnapshotPicture } from './snapshot/types';

export interface KnownMedia {
  pictures: Readonly<Record<string, SnapshotPicture>>;
  files: Readonly<Record<string, SnapshotFile>>;
}

export interface RecallInput {
  known: KnownMedia;
  /** Addresses that names were fetched from, where these are others. */
  addresses: Readonly<Record<string, string>>;
  /** The items of the last pull. */
  collections: readonly MediaCollection[];
}

type Known = SnapshotPicture | SnapshotFile;

export interface Recalled {
  /** With the validators that a server can be asked by. */
  value: Known;
  /** Its name, where it stays as long as the content is the same. */
  name?: string;
}

const placeOf = (kind: MediaKind, { collection, id, field }: MediaUse): string =>
  JSON.stringify([kind, collection, id, field]);

/** The names of pictures and files, by field and item. */
function heldBefore(collections: readonly MediaCollection[]): ReadonlyMap<string, Set<string>> {
  const held = new Map<string, Set<string>>();
  for (const { key, items } of collections) {
    for (const item of items) {
      for (const { kind, address, field } of mediaOf(collectionOf(key), item)) {
        const place = placeOf(kind, { collection: key, id: item.id, field });
        held.set(place, (held.get(place) ?? new Set()).add(address));
      }
    }
  }
  return held;
}

/**
 * A version from another address: its date says nothing about this one, its ETag only if the address changes by itself.
 */
function ofAnother(known: Known, isMoving: boolean): Known {
  const { lastModified: _date, etag, ...rest } = known;
  return { ...rest, ...(isMoving && etag !== undefined ? { etag } : {}) };
}

/** The lookup for pictures or for files. */
function recallOf(kind: MediaKind, input: RecallInput, held: ReturnType<typeof heldBefore>) {
  const known: Readonly<Record<string, Known>> =
    kind === 'picture' ? input.known.pictures : input.known.files;
  const addressOf = (name: string) => input.addresses[name] ?? withoutMark(name);
  const names = new Map(
    Object.keys(known).map((name) => [withoutSignature(addressOf(name)), name] as const),
  );
  const answer = (name: string, value: Known, isKept: boolean): Recalled => ({
    value,
    ...(isKept ? { name } : {}),
  });
  return (address: string, uses: readonly MediaUse[]): Recalled | undefined => {
    const same = Object.hasOwn(known, address) ? address : names.get(withoutSignature(address));
    const found = same === undefined ? undefined : known[same];
    if (same !== undefined && found) return answer(same, found, true);
    const besides = uses
      .flatMap((use) => [...(held.get(placeOf(kind, use)) ?? [])])
      .filter((name) => known[name] && haveOneName(addressOf(name), address));
    const moved = besides.filter((name) => differByThemselves(addressOf(name), address));
    const likely = moved.length > 0 ? moved : besides;
    const [name = ''] = likely;
    const one = known[name];
    // Of several, none can be told to be the one.
    if (!one || likely.some((other) => known[other]?.hash !== one.hash)) return undefined;
    return answer(name, ofAnother(one, moved.length > 0), moved.length > 0);
  };
}

export type Recall = (
  kind: MediaKind,
  address: string,
  uses: readonly MediaUse[],
) => Recalled | undefined;

/**
 * Finds it by address; else by the address without its signature; else by item, field and file name. So nothing of the
 * last build is lost if a server fails.
 */
export function recallFrom(input: RecallInput): Recall {
  const held = heldBefore(input.collections);
  const recalls = {
    picture: recallOf('picture', input, held),
    file: recallOf('file', input, held),
  };
  return (kind, address, uses) => recalls[kind](address, uses);
}
