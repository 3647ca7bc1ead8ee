/** Tests that hold on every kind of database that the admin API runs on. */
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import {
  migratedFolder,
  runScript,
  startApi,
  temporaryFolder,
  type Environment,
  type RunningApi,
} from './admin-api';
import { hasPostgres, startPostgres } from './postgres';
import { isFull } from './test-length';

/** `prepare` gives the environment of a server with a database that has tables and nothing in them. */
export interface TestDatabase {
  prepare: () => Promise<{ env: Environment; cleanUp: () => Promise<void> }>;
}

/** PGlite in a folder, `ADMIN_API_DATA_DIR`. */
export const pglite: TestDatabase = {
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

/**
 * The same for tests that start many servers of code that is the same on both: on PostgreSQL, where a server starts in a
 * third of the time; on PGlite in `on-pglite.full.ts`, and where there is no PostgreSQL.
 */
export function onOneDatabase(title: string, tests: (database: TestDatabase) => void): void {
  const [name, database] =
    hasPostgres && !isFull ? (['PostgreSQL', postgres] as const) : (['PGlite', pglite] as const);
  describe(title.replace('$name', name), () => tests(database));
}

/** A server for all tests of a group: on a new database, with a content folder of its own. */
export function serverFor(
  { prepare }: TestDatabase,
  added: Environment | (() => Promise<Environment>) = {},
  ...files: Parameters<typeof temporaryFolder>
) {
  const content = temporaryFolder(...files);
  const server = { content } as {
    content: typeof content;
    /** For commands beside the server, too. */
    env: Environment;
    api: RunningApi;
  };
  let cleanUp: () => Promise<void>;
  beforeAll(async () => {
    const prepared = await prepare();
    cleanUp = prepared.cleanUp;
    const settings = typeof added === 'function' ? await added() : added;
    server.env = { ...prepared.env, ADMIN_API_CONTENT_DIR: content.folder, ...settings };
    server.api = await startApi(server.env);
  });
  afterAll(async () => {
    await server.api?.stop();
    await cleanUp?.();
    content.remove();
  });
  return server;
}

/** The results of a script beside this file, as JSON, on a new database. @param script its name */
export async function resultsOf(script: string, { prepare }: TestDatabase): Promise<unknown> {
  const { env, cleanUp } = await prepare();
  const { stdout, stderr } = runScript(`__tests__/support/${script}.ts`, env);
  expect(stderr).toBe('');
  await cleanUp();
  return JSON.parse(stdout);
}

/** A database of each server's own, for tests of what is the same on any. */
export const anyDatabase: TestDatabase = {
  prepare: async () => ({ env: {}, cleanUp: async () => undefined }),
};
