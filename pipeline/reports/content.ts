/** Compares the content of a run with that of the live release, by their snapshots. */
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
      // Damaged; another may be the right one.
    }
  }
  return null;
}

/** By collection, the object with its items, a line of JSON each. */
type Objects = Readonly<Partial<Record<CollectionKey, string>>>;

const objectsOf = ({ collections }: SnapshotManifest): Objects =>
  Object.fromEntries(collectionKeys.map((key) => [key, collections[key].object]));

/** The items in lines that are not among others. */
function itemsBeside(lines: readonly string[], others: readonly string[]): SnapshotItem[] {
  const same = new Set(others);
  return parseLines(lines.filter((line) => !same.has(line)).join('\n'));
}

/**
 * Compares the items of a snapshot with those of a pull. Reads only collections that differ.
 * @param before the hash of the live release's snapshot
 * @param after the objects of the collections that the pull has read; a refused pull, which left no snapshot, has them
 *   too
 * @returns null if the snapshot is no longer kept
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

/** The same for two snapshots. @param generation the later one */
export function contentChanges(
  stateDir: string,
  before: string,
  generation: string,
): ItemChanges | null {
  return changesTo(stateDir, before, objectsOf(readManifest(stateDir, generation)));
}
