/** The state of the last pull: items to fall back on, and validators for conditional requests. */
import { collectionKeys, type CollectionKey } from '../collections/build-rows';
import { listGenerations, readCurrent, readManifest, readObjectText } from './snapshot/read';
import { parseLines } from './snapshot/manifest';
import type { Problem, SnapshotCollection, SnapshotItem, SnapshotManifest } from './snapshot/types';

/** The inputs of a published item; one line of JSON each, beside the items. */
export interface ItemState {
  id: string;
  /** Hash of the list's entry, a whole item or a summary. */
  entry?: string;
  etag?: string;
  /** Hash of the raw HTML, by field. */
  html: Record<string, string>;
  /** Problems of the item, which are reported again as long as it stays. */
  problems: Pick<Problem, 'kind' | 'field' | 'message'>[];
}

export interface PullState {
  /** Hash of the code that made the items. If it differs, no earlier item is reused. */
  derivation: string;
  /** List answers for conditional requests, by URL. */
  lists: Record<string, { etag: string; object: string }>;
  /** The address that a picture or file was fetched from, by name, if it differs from the name. */
  addresses: Record<string, string>;
  /** Objects of `ItemState` lines. */
  states: Partial<Record<CollectionKey, string>>;
}

export interface PreviousCollection {
  record: SnapshotCollection;
  /** When the list was last read completely. */
  takenAt: string;
  items: readonly SnapshotItem[];
  byId: ReadonlyMap<string, SnapshotItem>;
  states: ReadonlyMap<string, ItemState>;
}

export interface Previous {
  manifest: SnapshotManifest;
  state: PullState;
  collections: Record<CollectionKey, PreviousCollection>;
}

function byId<T extends { id: string }>(entries: readonly T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function load(stateDir: string, generation: string): Previous {
  const manifest = readManifest(stateDir, generation);
  const state = manifest.pullState as PullState;
  const current = readCurrent(stateDir);
  const checkedAt = current?.generation === generation ? current.checkedAt : manifest.takenAt;
  const collections = {} as Previous['collections'];
  for (const key of collectionKeys) {
    const record = manifest.collections[key];
    const items = parseLines<SnapshotItem>(readObjectText(stateDir, record.object));
    const object = state.states[key];
    const states = object ? parseLines<ItemState>(readObjectText(stateDir, object)) : [];
    // A pull without changes keeps the generation and only records the time.
    const takenAt =
      record.outcome === 'live' && checkedAt > record.takenAt ? checkedAt : record.takenAt;
    collections[key] = { record, takenAt, items, byId: byId(items), states: byId(states) };
  }
  return { manifest, state, collections };
}

/**
 * The newest readable generation from this admin API, the current one first; null if there is none. Another server's
 * content is never a fallback: its ids mean other items. `notes` lists parts that could not be used.
 */
export function loadPrevious(
  stateDir: string,
  source: string,
): { previous: Previous | null; notes: string[] } {
  const notes: string[] = [];
  const others = new Set<string>();
  const current = readCurrent(stateDir)?.generation;
  const names = new Set([
    ...(current === undefined ? [] : [current]),
    ...listGenerations(stateDir),
  ]);
  for (const name of names) {
    try {
      const previous = load(stateDir, name);
      if (previous.manifest.source !== source) {
        others.add(previous.manifest.source);
        continue;
      }
      if (notes.length > 0) notes.push(`The snapshot ${name} is used instead.`);
      return { previous, notes };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      notes.push(`The snapshot ${name} cannot be used: ${reason}.`);
    }
  }
  if (others.size > 0) {
    notes.push(
      `There are snapshots of ${[...others].join(', ')}; none of them is used for ${source}.`,
    );
  }
  if (notes.length > 0)
    notes.push('There is no snapshot to fall back on; everything is pulled again.');
  return { previous: null, notes };
}
