/** PGlite in a folder, made safe: confirmed data is on the disk, and it is never asked to write without room. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Connection, Database } from './connect';
import { sharedRun } from '../shared-run';
import { migrations } from './migrations';

/** PostgreSQL writes ahead by whole segments, and PGlite hangs for good where the next one does not fit. */
const SEGMENT_BYTES = 16 * 1024 * 1024;
const LEAST_ROOM = 2 * SEGMENT_BYTES;
const MB = 1024 * 1024;

/** So many files are sooner on the disk with everything else of their file system than one by one. */
const MANY_FILES = 40;
/** File systems round the time of a change. */
const CLOCK_GRAIN_MS = 2000;

/** Thrown where a write is refused because the disk is nearly full; the server answers 503. */
export class NoRoomError extends Error {
  readonly statusCode = 503;
  constructor(folder: string, bytes: number) {
    super(
      `The disk of ${folder} has no room for the database: less than ${Math.ceil(bytes / MB)} MB are free.`,
    );
    this.name = 'NoRoomError';
  }
}

/** @throws {NoRoomError} */
function checkRoom(folder: string, bytes = LEAST_ROOM): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  if (bavail * bsize < bytes) throw new NoRoomError(folder, bytes);
}

/** The files and folders of a tree that have changed since a moment (milliseconds since 1970), a folder last. */
function changedSince(folder: string, since: number): string[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const inside = entries.flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return changedSince(name, since);
    return entry.isFile() && isChanged(name, since) ? [name] : [];
  });
  return isChanged(folder, since) ? [...inside, folder] : inside;
}

/** Files that PostgreSQL has removed meanwhile are unchanged. */
const isChanged = (name: string, since: number): boolean =>
  (fs.statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since - CLOCK_GRAIN_MS;

async function flush(name: string): Promise<void> {
  const file = await fs.promises.open(name, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await file?.sync().finally(() => file.close());
}

const run = promisify(execFile);

/** Flushes a folder to the disk, as PostgreSQL would: PGlite runs without its fsync. */
class Flusher {
  private flushedAt = 0;

  constructor(private readonly folder: string) {}

  /** All that was written before the call is on the disk when it resolves. */
  readonly flush = sharedRun(() => this.flushChanged());

  private async flushChanged(): Promise<void> {
    const startedAt = Date.now();
    const names = changedSince(this.folder, this.flushedAt);
    const isWhole = names.length > MANY_FILES && (await this.flushFileSystem());
    if (!isWhole) for (const name of names) await flush(name);
    this.flushedAt = startedAt;
  }

  /** @returns whether the system knows how (Linux) */
  private flushFileSystem(): Promise<boolean> {
    return run('sync', ['--file-system', this.folder]).then(
      () => true,
      () => false,
    );
  }
}

/** Read-only statements need no room, and leave nothing to flush. */
const reads = /^\s*(?:select|show|begin|commit|rollback|set)\b/i;

/** Has each change of a database look for room before, and be on the disk before it resolves. */
function makeDurable(client: PGlite, database: Database, folder: string, flusher: Flusher): void {
  const guarded = async <T>(change: () => Promise<T>): Promise<T> => {
    checkRoom(folder);
    const result = await change();
    await flusher.flush();
    return result;
  };
  const query = client.query.bind(client);
  client.query = (text, ...rest) =>
    reads.test(text) ? query(text, ...rest) : guarded(() => query(text, ...rest));
  const transaction = database.transaction.bind(database);
  database.transaction = (work, config) =>
    config?.accessMode === 'read only'
      ? transaction(work, config)
      : guarded(() => transaction(work, config));
}

/** The room for writing every table anew, in its file and in the log: PGlite fails for good where that is missing. */
async function roomToCompact(client: PGlite): Promise<number> {
  const size = 'select pg_database_size(current_database())::float8 as bytes';
  const { rows } = await client.query<{ bytes: number }>(size);
  return LEAST_ROOM + 2 * (rows[0]?.bytes ?? 0);
}

/**
 * Opens PGlite and brings its tables up to date.
 * @param dataDir absolute path of the folder that it has a folder in, or `memory`
 * @throws {NoRoomError}
 */
export async function connectPglite(dataDir: string): Promise<Connection> {
  if (dataDir === 'memory') {
    const client = await PGlite.create('memory://');
    const database = drizzle(client);
    await migrate(database, migrations);
    return {
      database,
      name: 'PGlite in memory',
      checkRoom: () => undefined,
      compact: async () => undefined,
      close: () => client.close(),
    };
  }
  const folder = path.join(dataDir, 'pglite');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Enquiries are personal data, and PGlite makes files that all may read: the folder is for this user alone.
  fs.chmodSync(dataDir, 0o700);
  checkRoom(dataDir);
  const client = await PGlite.create(folder);
  const database = drizzle(client);
  await migrate(database, migrations);
  const flusher = new Flusher(folder);
  await flusher.flush();
  makeDurable(client, database, dataDir, flusher);
  return {
    database,
    name: `PGlite in ${path.relative('', dataDir) || '.'}`,
    checkRoom: () => checkRoom(dataDir),
    compact: async () => {
      checkRoom(dataDir, await roomToCompact(client));
      await client.exec('vacuum full');
      await client.exec('checkpoint');
      await flusher.flush();
    },
    close: async () => {
      await client.close();
      await flusher.flush();
    },
  };
}
