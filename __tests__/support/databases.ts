/** What holds on every kind of database that the admin API runs on. */
import { describe } from '@jest/globals';
import { migratedFolder, type Environment } from './admin-api';
import { hasPostgres, startPostgres } from './postgres';

/** `prepare` gives the environment of a server with a database that has tables and nothing in them. */
export interface TestDatabase {
  prepare: () => Promise<{ env: Environment; cleanUp: () => Promise<void> }>;
}

const pglite: TestDatabase = {
  prepare: async () => {
    const { dataDir, remove } = await migratedFolder();
    return { env: { ADMIN_API_DATA_DIR: dataDir }, cleanUp: async () => remove() };
  },
};

const postgres: TestDatabase = {
  prepare: async () => {
    const server = await startPostgres();
    return { env: { DATABASE_URL: await server.createMigrated() }, cleanUp: server.stop };
  },
};

/**
 * A group of tests for each kind; that of PostgreSQL is skipped, and counted so, where there is none.
 * @param title has `$name` where the kind stands
 */
export function onDatabases(title: string, tests: (database: TestDatabase) => void): void {
  describe(title.replace('$name', 'PGlite'), () => tests(pglite));
  const group = hasPostgres ? describe : describe.skip;
  group(title.replace('$name', 'PostgreSQL'), () => tests(postgres));
}
