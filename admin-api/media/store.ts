/** Where the bytes of media are: in a folder below the data folder, or in a bucket. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { BucketSettings } from '../../src/lib/build/object-store';
import { isMediaPath } from '../content-loader/media';

/** Reads bytes by paths such as `uploads/warp-beam.jpg`; undefined where there is no such file. */
interface Reads {
  read: (name: string) => Promise<Buffer | undefined>;
}

/** A folder of this machine; an absolute path. */
interface Folder extends Reads {
  readonly folder: string;
}

/** A file of another machine, on its way. */
export interface OpenMedia {
  body: Readable;
  bytes: number | undefined;
  /** A strong entity tag. */
  etag: string | undefined;
}

interface Remote extends Reads {
  open: (name: string) => Promise<OpenMedia | undefined>;
}

/** A place that media are read from. */
export type MediaPlace = Folder | Remote;

/** A place that keeps media. */
export type MediaStore = MediaPlace & {
  /** Stores a file, whole or not at all. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

/** @throws {Error} for a path that media never have */
export function mediaName(name: string): string {
  if (isMediaPath(name)) return name;
  throw new Error(`"${name}" is no path of media.`);
}

/** Writes beside the file's place and moves it there; on the disk before it resolves. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFile(temporary, bytes, { mode: 0o600, flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function folderPlace(folder: string): Folder {
  return {
    folder,
    read: async (name) => {
      try {
        return await readFile(path.join(folder, mediaName(name)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}

/** @param folder absolute path; made where it is missing and may be made */
export function folderStore(folder: string): MediaStore & Folder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // A server whose data are in PostgreSQL may have no such place: then an upload says so.
  }
  const fileOf = (name: string) => path.join(folder, mediaName(name));
  return {
    ...folderPlace(folder),
    put: async (name, bytes) => {
      await mkdir(path.dirname(fileOf(name)), { recursive: true });
      await writeWhole(fileOf(name), bytes);
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

/**
 * The places that media are served from: the first that has a file gives it. In development a picture of the content
 * folder may be another by now than when it was imported.
 */
export function placesOfMedia(
  store: MediaStore,
  { contentDir, development }: { contentDir: string; development: boolean },
): MediaPlace[] {
  const content = folderPlace(contentDir);
  return development ? [content, store] : [store, content];
}

/** The bytes of a file, of the first place that has it. */
export async function readMediaFile(
  places: readonly MediaPlace[],
  name: string,
): Promise<Buffer | undefined> {
  for (const place of places) {
    const bytes = await place.read(name);
    if (bytes) return bytes;
  }
  return undefined;
}

/**
 * The store beside a database: the bucket of the settings; else below the data folder, and for a database in memory in a
 * folder that goes with `close`.
 * @param settings.dataDir absolute path, or `memory`
 */
export async function openMediaStore({
  dataDir,
  mediaBucket,
}: {
  dataDir: string;
  mediaBucket?: BucketSettings | null;
}): Promise<{ store: MediaStore; close: () => void }> {
  if (mediaBucket) {
    const { bucketStore } = await import('./bucket-store');
    return bucketStore(mediaBucket);
  }
  if (dataDir !== 'memory') {
    return { store: folderStore(path.join(dataDir, 'media')), close: () => undefined };
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'admin-api-media-'));
  return {
    store: folderStore(folder),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
