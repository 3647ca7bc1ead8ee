/** Where the bytes of uploaded media are: a folder below the data folder. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isMediaPath } from '../content-loader/media';

/** Bytes by paths such as `uploads/warp-beam.jpg`. */
export interface MediaStore {
  /** Absolute path of the folder that the files are served from. */
  readonly folder: string;
  /** Stores a file, whole or not at all. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Buffer | undefined>;
  remove: (name: string) => Promise<void>;
}

/** Writes beside the file's place and moves it there; on the disk before it resolves. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    const handle = await open(temporary, 'w', 0o600);
    await handle
      .writeFile(bytes)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** @param folder absolute path; made where it is missing and may be made */
export function folderStore(folder: string): MediaStore {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // A server whose data are in PostgreSQL may have no such place: then an upload says so.
  }
  const fileOf = (name: string): string => {
    if (!isMediaPath(name)) throw new Error(`"${name}" is no path of media.`);
    return path.join(folder, name);
  };
  return {
    folder,
    put: async (name, bytes) => {
      await mkdir(path.dirname(fileOf(name)), { recursive: true });
      await writeWhole(fileOf(name), bytes);
    },
    read: async (name) => {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

/**
 * The folders that media are served from: the first that has a file gives it. In development a picture of the content
 * folder may be another by now than when it was imported.
 */
export function foldersOfMedia(
  { folder }: MediaStore,
  { contentDir, development = true }: { contentDir: string; development?: boolean },
): string[] {
  return development ? [contentDir, folder] : [folder, contentDir];
}

/**
 * The store beside a database: below its data folder; for a database in memory in a folder that goes with `close`.
 * @param dataDir absolute path, or `memory`
 */
export function openMediaStore(dataDir: string): { store: MediaStore; close: () => void } {
  if (dataDir !== 'memory') {
    return { store: folderStore(path.join(dataDir, 'media')), close: () => undefined };
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'admin-api-media-'));
  return {
    store: folderStore(folder),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
