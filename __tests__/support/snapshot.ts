/** Snapshots made by hand, for the functions that read one. */
import { collectionKeys, type CollectionKey } from '../../src/collections/build-rows';
import {
  SNAPSHOT_SCHEMA_VERSION,
  type RichText,
  type Snapshot,
  type SnapshotCollection,
  type SnapshotItem,
  type SnapshotManifest,
  type SnapshotPicture,
} from '../../src/pull/snapshot/types';

export function richText(html: string, more: Partial<RichText> = {}): RichText {
  return { html, pictures: [], headings: [], words: 0, excerpt: '', ...more };
}

export function snapshotPicture(url: string, more: Partial<SnapshotPicture> = {}): SnapshotPicture {
  return {
    url,
    hash: 'ab'.repeat(32),
    format: 'jpeg',
    animated: false,
    width: 1600,
    height: 900,
    bytes: 1000,
    dominantColor: '#123456',
    checkedAt: '2026-01-01T00:00:00.000Z',
    ...more,
  };
}

export function snapshotItem(
  id: string,
  fields: Record<string, unknown> = {},
  more: Partial<SnapshotItem> = {},
): SnapshotItem {
  const title = `Title ${id}`;
  return {
    id,
    slug: `slug-${id}`,
    position: 0,
    fields: { title, ...fields },
    rich: {},
    digest: `digest of ${id} ${JSON.stringify(fields)}`,
    ...more,
  };
}

/** A snapshot of the given items, in their order; every other collection is empty. */
export function snapshotOf(
  given: Partial<Record<CollectionKey, readonly SnapshotItem[]>>,
  manifest: Partial<SnapshotManifest> = {},
): Snapshot {
  const items = {} as Record<CollectionKey, readonly SnapshotItem[]>;
  const collections = {} as Record<CollectionKey, SnapshotCollection>;
  for (const key of collectionKeys) {
    items[key] = (given[key] ?? []).map((item, position) => ({ ...item, position }));
    collections[key] = {
      key,
      outcome: 'live',
      takenAt: '2026-01-01T00:00:00.000Z',
      fetched: items[key].length,
      published: items[key].length,
      withheld: 0,
      hash: '',
      object: '',
    };
  }
  return {
    items,
    objectPath: (hash) => `/objects/${hash}`,
    manifest: {
      schemaVersion: SNAPSHOT_SCHEMA_VERSION,
      generation: 'test',
      takenAt: '2026-01-01T00:00:00.000Z',
      source: 'http://127.0.0.1/api',
      hash: '',
      collections,
      pictures: {},
      files: {},
      redirects: [],
      problems: [],
      pullState: null,
      ...manifest,
    },
  };
}
