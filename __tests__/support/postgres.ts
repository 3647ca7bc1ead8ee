/** A throw-away PostgreSQL server for tests, from the machine's own binaries. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { freePort } from '../../scripts/servers/free-port';
import { until, untilFound } from '../../scripts/servers/until';

/** The folder of `initdb` and `postgres`, or undefined where they are not installed. */
function binaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = versions.map((version) => path.join(debian, version, 'bin'));
  for (const folder of ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin']) {
    const postgres = path.join(folder, 'postgres');
    if (existsSync(postgres)) folders.push(path.dirname(realpathSync(postgres)));
  }
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: the user to run as, where this is root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string, user: string) =>
    spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim();
  const user = ['postgres', 'nobody'].find((name) => ask('-u', name) !== '');
  return user ? { uid: Number(ask('-u', user)), gid: Number(ask('-g', user)) } : undefined;
}

export interface PostgresServer {
  /** Makes an empty database; gives its address. */
  createDatabase: () => Promise<string>;
  /** Makes a database with the admin API's tables and nothing in them; gives its address. */
  createMigrated: () => Promise<string>;
  stop: () => Promise<void>;
}

/** Whether this machine can test PostgreSQL; says so once where it cannot. */
export const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']) || binaries() !== undefined;

/** A run of jest, by its global set-up (`temporary-folder.ts`). Its workers share a folder, which is deleted at its end. */
export interface TestRun {
  folder: string;
  /** The process that ends with the run. */
  owner: number;
}

/** A server, as the processes of a run tell each other of it. */
interface Shared {
  url: string;
  /** A database with the admin API's tables, to be copied. */
  template: string;
  /** The run's own server, if any: the process that ends it, and its folder. */
  own?: { guard: number; folder: string };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

const newName = () => `admin_api_${randomBytes(6).toString('hex')}`;

/** Makes a database on which the admin API's own migrations have run. */
async function makeTemplate(url: string): Promise<string> {
  const template = newName();
  await run(url, `create database ${template}`);
  const client = new pg.Client(addressOf(url, template));
  await client.connect();
  const migrationsFolder = path.join(__dirname, '../../admin-api/database/migrations');
  await migrate(drizzle(client), { migrationsFolder }).finally(() => client.end());
  return template;
}

/** Makes a new cluster; gives its folder and that of its data. */
function initialize(bin: string, user: ReturnType<typeof unprivileged>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const args = ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8'];
  args.push('--locale=C.UTF-8', '--no-sync');
  const options = { ...user, cwd: folder, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(path.join(bin, 'initdb'), args, options);
  if (status !== 0) throw new Error(`initdb failed:\n${stderr}`);
  return { folder, data };
}

/** @param owner the process with which the server ends */
async function startCluster(owner: number): Promise<Shared> {
  const bin = binaries();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const user = unprivileged();
  const { folder, data } = initialize(bin, user);
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  args.push('-c', 'fsync=off', '-c', 'max_connections=300');
  const order = { run: owner, folder, command: path.join(bin, 'postgres'), args, ...user };
  const guard = spawn(
    process.execPath,
    [path.join(__dirname, 'postgres-guard.mjs'), JSON.stringify(order)],
    { detached: true, stdio: 'ignore' },
  );
  guard.unref();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  let log = '';
  await untilFound(`PostgreSQL at ${url}`, async () => {
    if (existsSync(path.join(folder, 'log'))) log = readFileSync(path.join(folder, 'log'), 'utf8');
    if (guard.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
    return run(url, 'select 1').then(
      () => true,
      () => undefined,
    );
  });
  return { url, template: await makeTemplate(url), own: { guard: guard.pid ?? 0, folder } };
}

async function startOne(owner: number): Promise<Shared> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, template: await makeTemplate(given) } : startCluster(owner);
}

async function stopOne({ url, template, own }: Shared): Promise<void> {
  if (!own) return run(url, `drop database if exists ${template} with (force)`);
  process.kill(own.guard, 'SIGTERM');
  await until(() => !existsSync(own.folder));
}

const sharedFile = (folder: string) => path.join(folder, 'postgres.json');

/** The server of this run: the first to ask starts it. */
async function shared({ folder, owner }: TestRun): Promise<Shared> {
  const file = sharedFile(folder);
  try {
    mkdirSync(`${file}.lock`);
  } catch {
    return untilFound('the PostgreSQL server that another worker starts', () =>
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shared) : undefined,
    );
  }
  const started = await startOne(owner);
  writeFileSync(`${file}.new`, JSON.stringify(started));
  renameSync(`${file}.new`, file);
  return started;
}

/** Stops the server of a run, where one was started. */
export async function stopShared(folder: string): Promise<void> {
  const file = sharedFile(folder);
  if (existsSync(file)) await stopOne(JSON.parse(readFileSync(file, 'utf8')) as Shared);
}

/**
 * Databases on one server for all tests of a run (the one at `TEST_DATABASE_URL`, where that is set); without a run
 * around it, on a server of its own.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const { TEST_RUN } = process.env;
  const around = TEST_RUN ? (JSON.parse(TEST_RUN) as TestRun) : null;
  const server = around ? await shared(around) : await startOne(process.pid);
  const made: string[] = [];
  const create = async (rest: string) => {
    const name = newName();
    await run(server.url, `create database ${name}${rest}`);
    made.push(name);
    return addressOf(server.url, name);
  };
  return {
    createDatabase: () => create(''),
    createMigrated: () => create(` template ${server.template}`),
    stop: async () => {
      for (const name of made) {
        await run(server.url, `drop database if exists ${name} with (force)`);
      }
      if (!around) await stopOne(server);
    },
  };
}
