/** Reads snapshots: synchronously and with Node's modules only, because Gatsby compiles its importers to CommonJS. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { collectionKeys, type CollectionKey } from '../../collections/build-rows';
import type { Snapshot, SnapshotItem, SnapshotManifest } from './types';
import { sha256 } from '../../lib/build/digest';
import { snapshotLayout, type Current } from './layout';
import { parseLines, parseManifest } from './manifest';

/** The names of all generations, newest first. */
export function listGenerations(stateDir: string): string[] {
  try {
    return readdirSync(snapshotLayout(stateDir).generations, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort()
      .reverse();
  } catch {
    return [];
  }
}

/** Reads `current.json`; null if it is missing or broken. */
export function readCurrent(stateDir: string): Current | null {
  try {
    const current = JSON.parse(
      readFileSync(snapshotLayout(stateDir).current, 'utf8'),
    ) as Partial<Current>;
    const { generation, checkedAt } = current;
    return typeof generation === 'string' && typeof checkedAt === 'string'
      ? { generation, checkedAt }
      : null;
  } catch {
    return null;
  }
}

/** The generation of the live release, which is kept; null if unknown. */
export function releasedGeneration(stateDir: string): string | null {
  try {
    return readFileSync(snapshotLayout(stateDir).released, 'utf8').trim();
  } catch {
    return null;
  }
}

/** Keeps a generation, however many follow: reports compare the live content with new content. */
export function keepGeneration(stateDir: string, generation: string): void {
  writeFileSync(snapshotLayout(stateDir).released, `${generation}\n`);
}

/** @throws {Error} with the problem of the generation's manifest */
export function readManifest(stateDir: string, generation: string): SnapshotManifest {
  return parseManifest(readFileSync(snapshotLayout(stateDir).manifestPath(generation), 'utf8'));
}

/** The text of an object. @throws {Error} if it is missing, or its bytes do not match its name */
export function readObjectText(stateDir: string, hash: string): string {
  const bytes = readFileSync(snapshotLayout(stateDir).objectPath(hash));
  if (sha256(bytes) !== hash)
    throw new Error(`the object ${hash} does not hold what its name says`);
  return bytes.toString('utf8');
}

/**
 * Reads a generation, by default the current one, or the newest if none is current.
 * @param keys the collections whose items to read
 * @throws {Error} with the generation and its problem; there is no silent fallback
 */
export function readSnapshot<Key extends CollectionKey = CollectionKey>(
  stateDir: string,
  generation?: string,
  keys: readonly Key[] = collectionKeys as readonly Key[],
): Snapshot<Key> {
  const name = generation ?? readCurrent(stateDir)?.generation ?? listGenerations(stateDir)[0];
  if (name === undefined) {
    throw new Error(`There is no snapshot in ${stateDir}. Run "npm run pull" first.`);
  }
  try {
    const manifest = readManifest(stateDir, name);
    const items = {} as Record<Key, readonly SnapshotItem[]>;
    for (const key of keys) {
      items[key] = parseLines<SnapshotItem>(
        readObjectText(stateDir, manifest.collections[key].object),
      );
    }
    return { manifest, items, objectPath: snapshotLayout(stateDir).objectPath };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The snapshot ${name} in ${stateDir} cannot be read: ${reason}. Run "npm run pull" for a new one.`,
      { cause },
    );
  }
}
