/** README's first command, as a person uses it. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { listFiles, markOf } from '../../pipeline/files';
import { PROJECT_ROOT } from '../../pipeline/layout';
import { builtSite } from '../support/built-site';
import { startChild, untilNoneIsLeft, type RunningChild } from '../support/child';
import { freePort } from '../../scripts/servers/free-port';

let folder: string;
let running: RunningChild | undefined;
beforeEach(() => {
  // Inside the project, since Gatsby looks for packages in the folders above.
  folder = fs.mkdtempSync(path.join(PROJECT_ROOT, '.site', 'test-start-'));
});
afterEach(async () => {
  await running?.end();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Marks the processes of a test, whoever starts them. */
const MARK = 'START_TEST';

/** `npm start` with settings of its own. */
function npmStart(env: Record<string, string>): RunningChild {
  const { NODE_OPTIONS: _options, NODE_ENV: _mode, JEST_WORKER_ID: _worker, ...own } = process.env;
  running = startChild('npm', ['start'], {
    cwd: PROJECT_ROOT,
    env: { ...own, [MARK]: folder, CI: '1', ...env },
  });
  return running;
}

/** Settings under which it starts from nothing, beside all that runs here. */
async function fromNothing(): Promise<Record<string, string>> {
  return {
    SITE_PORT: String(await freePort()),
    PORT: String(await freePort()),
    ADMIN_API_DATA_DIR: 'memory',
    SITE_STATE_DIR: path.join(folder, 'state'),
    SITE_PUBLIC_DIR: path.join(folder, 'public'),
  };
}

const isOpen = (port: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(Number(port), '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Well, or by the signal that npm and the shell between got too. */
const ENDED = /^(?:0|SIGINT)$/;
async function howEnded({ ended }: RunningChild): Promise<string> {
  const { status, signal } = await ended;
  return String(status ?? signal);
}

test('a busy port is named before anything is built', async () => {
  const env = await fromNothing();
  const other = net.createServer().listen(Number(env['SITE_PORT']), '127.0.0.1');
  try {
    const { status, output } = await npmStart(env).ended;
    expect(status).toBe(1);
    expect(output).toContain(env['SITE_PORT']);
    expect(output).toMatch(/SITE_PORT/);
    expect(output).not.toMatch(/Pulling|Gatsby/);
    expect(fs.existsSync(path.join(folder, 'state'))).toBe(false);
    await untilNoneIsLeft(MARK, folder);
  } finally {
    other.close();
  }
});

test('Ctrl-C while it builds ends the admin API, Gatsby and the server, and places nothing', async () => {
  const env = await fromNothing();
  const start = npmStart(env);
  // Before the build, which may fail: the password is told once.
  await start.printed(/Desk at http:\S+\/desk\n[^]*First login: name editor, password \S{24} /);
  await start.printed(/Gatsby|success/);
  expect(await isOpen(env['PORT'] ?? '')).toBe(true);
  start.interrupt();
  expect(await howEnded(start)).toMatch(ENDED);
  await untilNoneIsLeft(MARK, folder);
  expect(await isOpen(env['PORT'] ?? '')).toBe(false);
  expect(await isOpen(env['SITE_PORT'] ?? '')).toBe(false);
  expect(fs.existsSync(path.join(folder, 'public'))).toBe(false);
});

describe('the second start', () => {
  test('serves what is in place without building it again, until Ctrl-C', async () => {
    const site = builtSite();
    const port = String(await freePort());
    const marks = () =>
      listFiles(site.publicDir).map((name) => [name, markOf(path.join(site.publicDir, name))]);
    const before = marks();
    const start = npmStart({ ...site.buildEnv, SITE_PORT: port });
    await start.printed(/Ctrl-C stops all of it/);
    expect(start.output()).toContain(`http://127.0.0.1:${port}`);
    expect(start.output()).toMatch(/nothing has changed|unchanged/i);
    expect(start.output()).not.toMatch(/Gatsby \d/);
    expect(marks()).toEqual(before);
    const page = await fetch(`http://127.0.0.1:${port}/contact`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    start.interrupt();
    expect(await howEnded(start)).toMatch(ENDED);
    await untilNoneIsLeft(MARK, folder);
    expect(await isOpen(port)).toBe(false);
  });
});
