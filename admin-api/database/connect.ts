/** The database: PGlite in a folder (or in memory) by default, a PostgreSQL server where its address is given. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { connectPglite } from './pglite';
import { connectPostgres, type PostgresSettings } from './postgres';

/** Type that queries are written against: the same for both kinds of database. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Connection {
  database: Database;
  /** Such as `PGlite in .site/admin-api`; never holds a password. */
  name: string;
  /** @throws {NoRoomError} where the next change could find the disk full; a database server handles that itself */
  checkRoom: () => void;
  /** Removes deleted data from the database's files, where nothing else does so in time. */
  compact: () => Promise<void>;
  close: () => Promise<void>;
}

export type DatabaseSettings =
  | PostgresSettings
  /** PGlite: a folder that one process at a time may hold, or `memory`. */
  | { dataDir: string };

/**
 * Opens the database and brings its tables up to date.
 * @throws where the server cannot be reached, or its answer is an error
 */
export function connect(settings: DatabaseSettings): Promise<Connection> {
  return 'url' in settings ? connectPostgres(settings) : connectPglite(settings.dataDir);
}

/**
 * Resolves where the database answers in time.
 * @throws where it fails, or is silent
 */
export async function ping(database: Pick<Database, 'execute'>, patienceMs: number): Promise<void> {
  const tooSlow = pause(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error('too slow');
  });
  await Promise.race([database.execute(sql`select 1`), tooSlow]);
}
