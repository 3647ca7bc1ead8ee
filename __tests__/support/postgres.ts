/** A throw-away PostgreSQL server for tests, from the machine's own binaries. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port';

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

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; tries < 150 && server.exitCode === null; tries += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL did not start:\n${log()}`);
}

export interface PostgresServer {
  /** Makes an empty database; gives its address. */
  createDatabase: () => Promise<string>;
  stop: () => Promise<void>;
}

/** Whether PostgreSQL can be tested on this machine; told once where it cannot. */
export const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']) || binaries() !== undefined;

async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const bin = binaries();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder };
  const initArgs = [
    '-D',
    data,
    '-U',
    'tester',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  const made = spawnSync(path.join(bin, 'initdb'), initArgs, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
  const server = spawn(path.join(bin, 'postgres'), args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  await untilReady(url, server, () => log);
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Starts a server of its own, or uses the one at `TEST_DATABASE_URL`. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startCluster();
  const made: string[] = [];
  const run = async (statement: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    createDatabase: async () => {
      const name = `admin_api_${randomBytes(6).toString('hex')}`;
      await run(`create database ${name}`);
      made.push(name);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    stop: async () => {
      if (given) for (const name of made) await run(`drop database if exists ${name} with (force)`);
      await stop();
    },
  };
}
