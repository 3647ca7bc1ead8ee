/** The database: PGlite in a folder (or in memory) by default, a PostgreSQL server where its address is given. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

/** What queries are written against: the same for both kinds of database. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface Connection {
  database: Database;
  /** Such as `PGlite in .site/admin-api`; never holds a password. */
  name: string;
  close: () => Promise<void>;
}

export type DatabaseSettings =
  /** A PostgreSQL server: `postgres://user:password@host:5432/name`. */
  | { url: string; log?: (message: string) => void }
  /** PGlite: a folder that one process at a time may hold, or `memory`. */
  | { dataDir: string };

const migrations = { migrationsFolder: path.join(import.meta.dirname, 'migrations') };

/** Any number that nothing else in the database uses for an advisory lock. */
const MIGRATION_LOCK = 7_206_001;

/** Such as `PostgreSQL, 127.0.0.1:5432/admin_api`; never holds a password. */
export function postgresName(url: string): string {
  const [, place = ''] = /^[^?]*[@/]([^@/?]*\/[^/?]*)/.exec(url) ?? [];
  return `PostgreSQL, ${place}`;
}

async function connectPostgres(url: string, log: (message: string) => void): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server drops must not end this process; the pool opens another.
  pool.on('error', (error) => log(`database connection lost: ${error.message}`));
  try {
    const client = await pool.connect();
    try {
      // Two servers that start at once would otherwise both create the tables.
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migratePostgres(drizzlePostgres(client), migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database: drizzlePostgres(pool), name: postgresName(url), close: () => pool.end() };
}

async function connectPglite(dataDir: string): Promise<Connection> {
  const inMemory = dataDir === 'memory';
  // Enquiries are personal data: the folder is for this user alone.
  if (!inMemory) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const client = await PGlite.create(inMemory ? 'memory://' : path.join(dataDir, 'pglite'));
  const database = drizzlePglite(client);
  await migratePglite(database, migrations);
  const name = inMemory ? 'PGlite in memory' : `PGlite in ${path.relative('', dataDir) || '.'}`;
  return { database, name, close: () => client.close() };
}

/**
 * Opens the database and brings its tables up to date.
 * @throws where the server cannot be reached, or its answer is an error
 */
export function connect(settings: DatabaseSettings): Promise<Connection> {
  return 'url' in settings
    ? connectPostgres(settings.url, settings.log ?? (() => undefined))
    : connectPglite(settings.dataDir);
}

/** Resolves where the database answers. */
export async function ping(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}
