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
  // A connection's statement fails with it; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = drizzle(pool);
  // Drizzle's own never gives a connection back on which no transaction could begin. A fail-over leaves connections that
  // never answer again: as the pool does with a single statement's, a connection that failed is closed, not reused.
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    let hasFailed = true;
    try {
      const result = await drizzle(client).transaction(work, config);
      hasFailed = false;
      return result;
    } finally {
      client.release(hasFailed);
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
