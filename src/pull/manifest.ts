/** Makes the manifest of a pull, and compares it with the last. */
import type { Collection, CollectionKey } from '../collections/build-rows';
import { stableJson } from '../lib/build/digest';
import { collectionHash, manifestHash } from './snapshot/manifest';
import type { ObjectStore } from './snapshot/store';
import {
  SNAPSHOT_SCHEMA_VERSION,
  type CollectionOutcome,
  type Problem,
  type SnapshotCollection,
  type SnapshotItem,
  type SnapshotManifest,
} from './snapshot/types';
import type { Media } from './media';
import type { ItemState, Previous, PullState } from './previous';
import { slugRedirects } from './redirects';

export interface PulledCollection {
  collection: Collection;
  outcome: CollectionOutcome;
  takenAt: string;
  items: readonly SnapshotItem[];
  states: readonly ItemState[];
  fetched: number;
  withheld: number;
  nextDue?: string;
  problems: readonly Problem[];
}

export interface ManifestInput {
  store: ObjectStore;
  pulled: readonly PulledCollection[];
  media: Media;
  notes: readonly string[];
  previous: Previous | null;
  now: number;
  source: string;
  derivation: string;
  lists: PullState['lists'];
}

/** Stores entries as an object, a line of JSON each. */
export function lines(entries: readonly unknown[]): string {
  return entries.map((entry) => `${stableJson(entry)}\n`).join('');
}

/** Stores the items. @returns the manifest, which is not written yet */
export async function buildManifest(input: ManifestInput): Promise<SnapshotManifest> {
  const { store, pulled, media, previous } = input;
  const records = {} as Record<CollectionKey, SnapshotCollection>;
  const state: PullState = {
    derivation: input.derivation,
    lists: input.lists,
    addresses: media.addresses,
    states: {},
  };
  for (const entry of pulled) {
    const { key } = entry.collection;
    records[key] = {
      key,
      outcome: entry.outcome,
      takenAt: entry.takenAt,
      fetched: entry.fetched,
      published: entry.items.length,
      withheld: entry.withheld,
      hash: collectionHash(entry.items),
      object: await store.putObject(lines(entry.items)),
      ...(entry.nextDue === undefined ? {} : { nextDue: entry.nextDue }),
    };
    if (entry.states.length > 0) state.states[key] = await store.putObject(lines(entry.states));
  }
  const { redirects, problems } = slugRedirects({
    items: Object.fromEntries(pulled.map(({ collection, items }) => [collection.key, items])),
    previousItems: Object.fromEntries(
      Object.entries(previous?.collections ?? {}).map(([key, { items }]) => [key, items]),
    ),
    previousRedirects: previous?.manifest.redirects ?? [],
  });
  const { pictures, files } = media;
  const hash = manifestHash({ collections: records, pictures, files, redirects });
  const takenAt = new Date(input.now).toISOString();
  return {
    schemaVersion: SNAPSHOT_SCHEMA_VERSION,
    generation: `${takenAt.replace(/[-:.]/g, '')}-${hash.slice(0, 12)}`,
    takenAt,
    source: input.source,
    hash,
    collections: records,
    pictures,
    files,
    redirects,
    problems: [
      ...input.notes.map((message): Problem => ({ collection: null, kind: 'note', message })),
      ...pulled.flatMap((entry) => entry.problems),
      ...problems,
      ...media.problems,
    ],
    pullState: state,
  };
}

/** A manifest without its times, to compare two. */
function comparable(manifest: SnapshotManifest): string {
  return stableJson([
    manifest.hash,
    Object.values(manifest.collections).map((record) =>
      record.outcome === 'live' ? { ...record, takenAt: null } : record,
    ),
    Object.values(manifest.pictures).map((picture) => ({ ...picture, checkedAt: null })),
    Object.values(manifest.files).map((file) => ({ ...file, checkedAt: null })),
    manifest.problems,
    manifest.pullState,
  ]);
}

/** Whether two manifests have the same content: then the earlier one stays. */
export function isSameSnapshot(before: SnapshotManifest, after: SnapshotManifest): boolean {
  return comparable(before) === comparable(after);
}
