/**
 * The store of snapshots: objects named by the hash of their bytes, and generations that refer to them.
 * Nobody sees a half-written file: it is written beside its place, fsynced, renamed, and its folder fsynced.
 * Several pulls may use one state directory at a time.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { SnapshotManifest } from './types';
import { sha256 } from '../../lib/build/digest';
import { snapshotLayout, type Current, type Layout } from './layout';
import { listGenerations, readCurrent, releasedGeneration } from './read';

/** Number of generations that are kept. */
const KEPT_GENERATIONS = 5;
/** An object younger than this may belong to a pull in progress. */
const PRUNE_AGE_MS = 60 * 60 * 1000;

export interface ObjectStore {
  /** Stores bytes and gives their SHA-256, under which they are found. */
  putObject: (bytes: Uint8Array | string) => Promise<string>;
  /** Whether the object exists and its bytes match its name. */
  hasObject: (hash: string) => Promise<boolean>;
  /** The bytes, or null where they are missing or damaged. */
  readObject: (hash: string) => Promise<Buffer | null>;
  objectPath: (hash: string) => string;
}

export interface SnapshotStore extends ObjectStore {
  stateDir: string;
  /** Writes a generation and makes it the current one. */
  writeGeneration: (manifest: SnapshotManifest) => Promise<void>;
  /** Notes that the generation still holds at a moment. */
  markChecked: (current: Current) => Promise<void>;
  /** Removes all but the newest generations, and old objects that none of them refers to. */
  prune: (now: number) => Promise<void>;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function temporaryName(): string {
  return `.tmp-${process.pid}-${randomBytes(6).toString('hex')}`;
}

/** Writes a file completely or not at all. */
async function writeWhole(file: string, bytes: Uint8Array | string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, temporaryName());
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Opens the store of a state directory, which is created if it is missing. */
export async function openStore(stateDir: string): Promise<SnapshotStore> {
  const layout = snapshotLayout(stateDir);
  await mkdir(layout.objects, { recursive: true });
  await mkdir(layout.generations, { recursive: true });
  const trusted = new Set<string>();

  const readObject = async (hash: string): Promise<Buffer | null> => {
    const bytes = await readFile(layout.objectPath(hash)).catch(() => null);
    if (bytes === null || sha256(bytes) !== hash) return null;
    trusted.add(hash);
    return bytes;
  };
  const hasObject = async (hash: string): Promise<boolean> => {
    if (!trusted.has(hash) && (await readObject(hash)) === null) return false;
    // A pull that reuses an object makes it young, so that another one does not prune it meanwhile.
    const now = new Date();
    return utimes(layout.objectPath(hash), now, now).then(
      () => true,
      () => false,
    );
  };
  return {
    stateDir,
    objectPath: layout.objectPath,
    readObject,
    hasObject,
    putObject: async (bytes) => {
      const hash = sha256(bytes);
      if (!(await hasObject(hash))) {
        await writeWhole(layout.objectPath(hash), bytes);
        trusted.add(hash);
      }
      return hash;
    },
    writeGeneration: async (manifest) => {
      await writeGenerationFolder(layout, manifest);
      const current: Current = { generation: manifest.generation, checkedAt: manifest.takenAt };
      await writeWhole(layout.current, `${JSON.stringify(current)}\n`);
    },
    markChecked: (current) => writeWhole(layout.current, `${JSON.stringify(current)}\n`),
    prune: (now) => prune(stateDir, layout, now),
  };
}

async function writeGenerationFolder(layout: Layout, manifest: SnapshotManifest): Promise<void> {
  const folder = path.dirname(layout.manifestPath(manifest.generation));
  const temporary = path.join(layout.generations, temporaryName());
  await writeWhole(path.join(temporary, 'manifest.json'), JSON.stringify(manifest));
  try {
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another pull found the same content in the same millisecond: its generation serves as well.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
  await syncFolder(layout.generations);
}

/** Every object that a manifest refers to: all hashes in its text count, so that none can be forgotten here. */
function referred(text: string): string[] {
  return text.match(/(?<=")[0-9a-f]{64}(?=")/g) ?? [];
}

async function prune(stateDir: string, layout: Layout, now: number): Promise<void> {
  const generations = listGenerations(stateDir);
  const named = [readCurrent(stateDir)?.generation, releasedGeneration(stateDir)];
  const kept = generations.filter(
    (name, index) => index < KEPT_GENERATIONS || named.includes(name),
  );
  const used = new Set<string>();
  for (const name of kept) {
    const text = await readFile(layout.manifestPath(name), 'utf8').catch(() => '');
    for (const hash of referred(text)) used.add(hash);
  }
  for (const name of generations) {
    if (kept.includes(name)) continue;
    await rm(path.join(layout.generations, name), { recursive: true, force: true });
  }
  await removeOld(layout.generations, now, (name) => !name.startsWith('.tmp-'));
  for (const group of await readdir(layout.objects)) {
    await removeOld(path.join(layout.objects, group), now, (name) => used.has(name));
  }
}

/** Removes entries older than an hour, except those to keep. */
async function removeOld(
  folder: string,
  now: number,
  stays: (name: string) => boolean,
): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (stays(name)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && now - found.mtimeMs > PRUNE_AGE_MS)
      await rm(file, { recursive: true, force: true });
  }
}
