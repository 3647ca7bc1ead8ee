/** The content of the public release beside that of a run: which of the snapshots that are kept is which. */
import { collectionKeys } from '../../src/collections/build-rows';
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

/**
 * Compares the items of two snapshots; reads those collections alone that differ.
 * @param before the hash of the public release's snapshot
 * @returns null where that snapshot is no longer kept
 * @throws {Error} where a snapshot cannot be read
 */
export function contentChanges(
  stateDir: string,
  before: string,
  generation: string,
): ItemChanges | null {
  const after = readManifest(stateDir, generation);
  if (after.hash === before) return { added: [], changed: [], removed: [] };
  const old = manifestOf(stateDir, before);
  if (!old) return null;
  const keys = collectionKeys.filter(
    (key) => old.collections[key].object !== after.collections[key].object,
  );
  const listsOf = ({ collections }: SnapshotManifest): ItemLists =>
    Object.fromEntries(
      keys.map((key) => [
        key,
        parseLines<SnapshotItem>(readObjectText(stateDir, collections[key].object)),
      ]),
    );
  return itemChanges(listsOf(old), listsOf(after));
}
