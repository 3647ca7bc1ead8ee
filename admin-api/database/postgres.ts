/** A PostgreSQL server, over connections that may go silent without a word. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './connect';
import { migrations } from './migrations';

export interface PostgresSettings {
  /** `postgres://user:password@host:5432/name` */
  url: string;
  log?: (message: string) => void;
  /** Time-out of one statement, in milliseconds; none by default. */
  patienceMs?: number;
}

/** Any number that nothing else in the database uses for an advisory lock. */
const MIGRATION_LOCK = 7_206_001;

/** Such as `PostgreSQL, 127.0.0.1:5432/admin_api`; never holds a password. */
export function postgresName(url: string): string {
  const [, place = ''] = /^[^?]*[@/]([^@/?]*\/[^/?]*)/.exec(url) ?? [];
  return `PostgreSQL, ${place}`;
}

/** Whether a password and visitors' data would cross a network unencrypted: another machine, and no word on TLS. */
export function isUnencrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return !isHere && !searchParams.has('sslmode') && !searchParams.has('ssl');
}

/** Without a time limit, on a separate connection. */
async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Two servers that start at once would otherwise both create the tables.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), migrations);
  } finally {
    // The lock goes with the connection.
    await client.end().catch(() => undefined);
  }
}

/**
 * A fail-over leaves dead connections behind, which the system gives up after a quarter of an hour. One whose statement
 * timed out is closed, so that it is not reused.
 */
function closeWhereDeaf(client: pg.PoolClient): void {
  // Its statement fails with it; without a listener the process would end.
  client.on('error', () => undefined);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]) => {
    const result = query(...args);
    if (result instanceof Promise) {
      result.catch((error: Error) => {
        if (error.message !== 'Query read timeout') return;
        // Of a client whose statement is under way this cuts the connection.
        void (client as unknown as pg.Client).end().catch(() => undefined);
      });
    }
    return result;
  };
  client.query = watched as typeof client.query;
}

/** @throws where the server cannot be reached, or its answer is an error */
export async function connectPostgres(settings: PostgresSettings): Promise<Connection> {
  const { url, log = () => undefined, patienceMs } = settings;
  if (isUnencrypted(url)) {
    log(
      `${postgresName(url)}: the connection is not encrypted; add ?sslmode=verify-full to DATABASE_URL, ` +
        'or sslmode=disable where the network is nobody else’s',
    );
  }
  await migrateDatabase(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(patienceMs !== undefined && {
      statement_timeout: patienceMs,
      idle_in_transaction_session_timeout: 2 * patienceMs,
      // The server's own limit comes first, where it can still be heard.
      query_timeout: patienceMs + patienceMs / 4,
    }),
  });
  // An idle connection that the server drops must not end this process; the pool opens another.
  pool.on('error', (error) => log(`database connection lost: ${error.message}`));
  pool.on('connect', closeWhereDeaf);
  const database = drizzle(pool);
  // Drizzle's own never gives a connection back on which no transaction could begin.
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return {
    database,
    name: postgresName(url),
    checkRoom: () => undefined,
    compact: async () => undefined,
    close: () => pool.end(),
  };
}
