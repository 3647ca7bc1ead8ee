/** `npm run develop` on a free port, reading an embedded admin API of its own; for tests of GraphiQL. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startAdminApi } from '../../scripts/admin-api-process';
import { freePort } from './free-port';

const root = path.resolve(__dirname, '../..');
/** Pulling, bundling and a busy machine. */
const START_MS = 600_000;
const GRACE_MS = 5000;

export interface DevelopSite {
  /** The address of GraphiQL, to which queries are posted as well. */
  graphiql: string;
  /** Where Gatsby runs. */
  directory: string;
  stop: () => Promise<void>;
}

/** Ends a process and all that it started, and waits for it. */
async function endAll(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const kill = (signal: NodeJS.Signals) => {
    try {
      process.kill(-pid, signal);
    } catch {
      // None of the group is left.
    }
  };
  const running = child.exitCode === null && child.signalCode === null;
  const ended = running ? new Promise((resolve) => child.once('exit', resolve)) : Promise.resolve();
  kill('SIGTERM');
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())]);
  kill('SIGKILL');
}

async function answers(graphiql: string): Promise<boolean> {
  try {
    const response = await fetch(graphiql, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok && (await response.text()).includes('"Query"');
  } catch {
    return false;
  }
}

/**
 * Starts it and waits until GraphiQL answers.
 * @throws {Error} with all that was printed, where it ends or does not answer in time
 */
export async function startDevelop(): Promise<DevelopSite> {
  // Inside the project: the sources' imports are looked up from there.
  const stateDir = path.join(root, '.site', `test-graphiql-${process.pid}`);
  const api = await startAdminApi({
    PORT: String(await freePort()),
    ADMIN_API_DATA_DIR: 'memory',
    LOG_LEVEL: 'error',
  });
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/develop.ts'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ADMIN_API_URL: api.url,
      SITE_PORT: String(port),
      SITE_STATE_DIR: stateDir,
    },
  });
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const stop = async () => {
    await endAll(child);
    api.process.kill('SIGTERM');
    fs.rmSync(stateDir, { recursive: true, force: true });
  };
  const graphiql = `http://127.0.0.1:${port}/___graphql`;
  const deadline = Date.now() + START_MS;
  while (!(await answers(graphiql))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The site in development does not answer:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { graphiql, directory: path.join(stateDir, 'develop'), stop };
}
