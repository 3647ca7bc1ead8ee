/** The content of the public release beside that of a run: which of the snapshots that are kept is which. */
import { collectionKeys, type CollectionKey } from '../../src/collections/build-rows';
import { parseLines } from '../../src/pull/snapshot/manifest';
import { listGenerations, readManifest, readObjectText } from '../../src/pull/snapshot/read';
import type { SnapshotItem, SnapshotManifest } from '../../src/pull/snapshot/types';
import { itemChanges, type ItemChanges, type ItemLists } from './item-changes';

/** The manifest of the snapshot with a hash; null where it is no longer kept. */
function manifestOf(stateDir: string, hash: string): SnapshotManifest | null {
  for (const generation of listGenerations(stateDir)) {
    try {
      const manifest = readManifest(stateDir, generation);
      if (manifest.hash === hash) return manifest;
    } catch {
      // One of earlier code, or a damaged one: another may be the right one.
    }
  }
  return null;
}

/** Of collections: the object that holds the items, a line of JSON each. */
type Objects = Readonly<Partial<Record<CollectionKey, string>>>;

const objectsOf = ({ collections }: SnapshotManifest): Objects =>
  Object.fromEntries(collectionKeys.map((key) => [key, collections[key].object]));

/** The items of those lines that another object does not have. */
function itemsBeside(lines: readonly string[], others: readonly string[]): SnapshotItem[] {
  const same = new Set(others);
  return parseLines(lines.filter((line) => !same.has(line)).join('\n'));
}

/**
 * Compares the items of a snapshot with those of a pull; reads those collections alone that differ.
 * @param before the hash of the public release's snapshot
 * @param after of the collections that the pull has read, also where it was refused and left no snapshot
 * @returns null where that snapshot is no longer kept
 * @throws {Error} where an object cannot be read
 */
export function changesTo(stateDir: string, before: string, after: Objects): ItemChanges | null {
  const manifest = manifestOf(stateDir, before);
  if (!manifest) return null;
  const old = objectsOf(manifest);
  const keys = collectionKeys.filter((key) => after[key] && after[key] !== old[key]);
  const linesOf = (objects: Objects, key: CollectionKey) =>
    readObjectText(stateDir, objects[key] ?? '').split('\n');
  const lists = { before: {} as ItemLists, after: {} as ItemLists };
  for (const key of keys) {
    const [oldLines, lines] = [linesOf(old, key), linesOf(after, key)];
    lists.before[key] = itemsBeside(oldLines, lines);
    lists.after[key] = itemsBeside(lines, oldLines);
  }
  return itemChanges(lists.before, lists.after);
}

/** Compares the items of two snapshots in the same way. @param generation the later one */
export function contentChanges(
  stateDir: string,
  before: string,
  generation: string,
): ItemChanges | null {
  return changesTo(stateDir, before, objectsOf(readManifest(stateDir, generation)));
}
