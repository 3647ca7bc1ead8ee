/** The embedded admin API as a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { askHolder } from '../../admin-api/admin-socket';
import type { Database } from '../../admin-api/database/connect';
import { listEnquiries } from '../../admin-api/database/enquiries';
import { enquiryKinds } from '../../admin-api/database/kinds';
import { noticesLeft } from '../../admin-api/database/notices';
import type { OperationName } from '../../admin-api/enquiries/operations';
import { bundled } from './bundled';
import { copyMigrated } from './migrated-folder';
import { Scratch } from './scratch';

const root = path.join(__dirname, '..', '..');
export type Environment = Record<string, string>;

function environment(added: Environment): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  // The first start of a desk hashes a password, for a third of a second.
  return { PATH, HOME, TMPDIR, PORT: '0', ADMIN_DESK: 'off', ...added };
}

export interface RunningApi {
  /** The address of the server, such as `http://127.0.0.1:43117`. */
  origin: string;
  /** The base of the calls. */
  url: string;
  /** All that it has written so far. */
  log: () => string;
  /** Sends a signal; resolves with the exit status. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Shorter than a test may take, so that no server outlives the test that waits for it. */
const START_MS = 150_000;

/** The programs behind `npm run admin-api` and the like. */
const asPeopleDo = (script: string) => ['--import', 'tsx', script];

/**
 * The same, bundled. V8 compiles hot functions of PGlite's WebAssembly a second time, optimised, which takes half of the
 * processor's time of a server that lives for seconds.
 */
const quickly = (script: string) => ['--liftoff-only', bundled(script)];

/**
 * Starts the server; rejects with what it wrote where it ends instead, or is not ready in time. A data folder that does
 * not exist begins as a migrated one; without any database in the environment it has one that goes with it.
 */
export async function startApi(added: Environment): Promise<RunningApi> {
  const { DATABASE_URL, ADMIN_API_DATA_DIR } = added;
  if (DATABASE_URL) return startServer(added);
  if (ADMIN_API_DATA_DIR) {
    const isNew = ADMIN_API_DATA_DIR !== 'memory' && !existsSync(ADMIN_API_DATA_DIR);
    if (isNew) await copyMigrated(ADMIN_API_DATA_DIR, makeMigrated);
    return startServer(added);
  }
  const { dataDir, remove } = await migratedFolder();
  const own = { ...added, ADMIN_API_DATA_DIR: dataDir };
  const api = await startServer(own).catch((error: unknown) => {
    remove();
    throw error;
  });
  const stop = (signal?: NodeJS.Signals) => api.stop(signal).finally(remove);
  return { ...api, stop };
}

/** Starts the server as people do, by tsx; on whatever database there is. */
export function startApiByTsx(added: Environment): Promise<RunningApi> {
  return startServer(added, asPeopleDo('admin-api/main.ts'));
}

function startServer(
  added: Environment,
  args: readonly string[] = quickly('admin-api/main.ts'),
): Promise<RunningApi> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment(added),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const patience = setTimeout(() => child.kill('SIGKILL'), START_MS);
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer) => {
      log += text.toString();
      const url = /^Admin API ready at (\S+)/m.exec(log)?.[1];
      if (!url) return;
      clearTimeout(patience);
      const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal);
        return ended;
      };
      resolve({ origin: new URL(url).origin, url, log: () => log, stop });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((status) => {
      clearTimeout(patience);
      reject(new Error(`The server ended with status ${status ?? 'killed'}:\n${log}`));
    });
  });
}

/** A data folder that has tables and nothing in them, below one that goes with the test. */
export async function migratedFolder() {
  const { folder, remove } = temporaryFolder();
  const dataDir = path.join(folder, 'data');
  await copyMigrated(dataDir, makeMigrated);
  return { dataDir, remove };
}

async function makeMigrated(dataDir: string, contentDir: string): Promise<void> {
  const api = await startServer({
    ADMIN_API_DATA_DIR: dataDir,
    ADMIN_API_CONTENT_DIR: contentDir,
  });
  const status = await api.stop();
  if (status !== 0) throw new Error(`The server ended with status ${status}:\n${api.log()}`);
}

function run(args: readonly string[], added: Environment) {
  return spawnSync(process.execPath, args, {
    cwd: root,
    env: environment(added),
    encoding: 'utf8',
  });
}

/** Runs a script of the project to its end. */
export function runScript(script: string, added: Environment, args: readonly string[] = []) {
  return run([...quickly(script), ...args], added);
}

/** Runs what `npm run enquiries` does. */
export function runEnquiries(added: Environment, args: readonly string[] = []) {
  return runScript('admin-api/enquiries.ts', added, args);
}

/** Runs `npm run enquiries` as people do, by tsx. */
export function runEnquiriesByTsx(added: Environment, args: readonly string[] = []) {
  return run([...asPeopleDo('admin-api/enquiries.ts'), ...args], added);
}

/** Does an operation of a running server's data, as JSON; of PostgreSQL by a connection of the test's own. */
async function ofRunning(
  added: Environment,
  name: OperationName,
  args: Record<string, unknown>,
  query: (database: Database) => Promise<unknown>,
): Promise<unknown> {
  const { DATABASE_URL, ADMIN_API_DATA_DIR = '' } = added;
  if (!DATABASE_URL) return (await askHolder(ADMIN_API_DATA_DIR, name, args))?.result;
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  try {
    return JSON.parse(JSON.stringify(await query(drizzle(client))));
  } finally {
    await client.end();
  }
}

/** A running server's stored rows of a kind, as JSON. */
export async function received(
  added: Environment,
  kind: string,
): Promise<Record<string, unknown>[]> {
  const filter = { kind: enquiryKinds.find((known) => known === kind) };
  const rows = await ofRunning(added, 'list', filter, (database) =>
    listEnquiries(database, filter),
  );
  return rows as Record<string, unknown>[];
}

/** Number of notices waiting on a running server. */
export async function noticesWaiting(added: Environment): Promise<number> {
  const left = await ofRunning(added, 'notices', { retry: false }, noticesLeft);
  return (left as { waiting: number }).waiting;
}

/** The address at which a running server takes a subscriber off the list. */
export async function unsubscribeLink(
  added: Environment,
  api: RunningApi,
  address: string,
): Promise<string> {
  const rows = await received(added, 'subscriber');
  const row = rows.find((found) => found['business_email'] === address);
  if (!row) throw new Error(`${address} is no subscriber.`);
  // Through the data folder's socket it is a link already; of PostgreSQL it is the column.
  const link = row['unsubscribe_url'];
  const token =
    typeof link === 'string' ? new URL(link).searchParams.get('token') : row['unsubscribe_token'];
  return `${api.url}/unsubscribe?token=${String(token)}`;
}

/** A temporary folder with files by their relative paths; `remove` takes it away. */
export function temporaryFolder(files: Readonly<Record<string, string | Buffer>> = {}) {
  const scratch = new Scratch();
  const write = (name: string, text: string | Buffer) => {
    scratch.write(name, text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  return { folder: scratch.path, write, remove: () => scratch.remove() };
}

/** Sends a JSON body. */
export function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The JSON of an answer; what shape it has is for the test to say. */
export async function json<T = Record<string, unknown>>(
  response: Response | Promise<Response>,
): Promise<T> {
  return (await (await response).json()) as T;
}
