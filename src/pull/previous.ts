/** State of the previous pull: items to fall back on, and validators that save requests. */
import { collectionKeys, type CollectionKey } from '../collections/build-rows';
import { listGenerations, readCurrent, readManifest, readObjectText } from './snapshot/read';
import { parseLines } from './snapshot/manifest';
import type { Problem, SnapshotCollection, SnapshotItem, SnapshotManifest } from './snapshot/types';

/** The inputs of a published item's detail; one line of JSON each, beside the items. */
export interface ItemState {
  id: string;
  /** Hash of the list's entry, whether it was the item or a summary of it. */
  entry?: string;
  etag?: string;
  /** Hash of the raw HTML, by field. */
  html: Record<string, string>;
  /** Problems of the item, reported again as long as it stays. */
  problems: Pick<Problem, 'kind' | 'field' | 'message'>[];
}

export interface PullState {
  /** Identifies the code that made the items; where it differs, nothing of an earlier item is reused. */
  derivation: string;
  /** List answers that can be asked for conditionally, by URL. */
  lists: Record<string, { etag: string; object: string }>;
  /** Addresses that pictures and files were fetched from, by their names, where these are others. */
  addresses: Record<string, string>;
  /** Objects of `ItemState` lines. */
  states: Partial<Record<CollectionKey, string>>;
}

export interface PreviousCollection {
  record: SnapshotCollection;
  /** When it was last read whole. */
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
    // A pull that finds nothing new keeps the generation and only notes the time.
    const takenAt =
      record.outcome === 'live' && checkedAt > record.takenAt ? checkedAt : record.takenAt;
    collections[key] = { record, takenAt, items, byId: byId(items), states: byId(states) };
  }
  return { manifest, state, collections };
}

/**
 * The newest generation of an admin API that can be read whole, the current one first; null where there is none.
 * Another server's content is never a fallback: its ids mean other items. `notes` names each part that could not be
 * used.
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
    notes.push('There is no snapshot to fall back on; everything is pulled anew.');
  return { previous: null, notes };
}
