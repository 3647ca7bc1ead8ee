/** Runs that cannot begin, or end before anything is made: somebody is told all the same. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tryLock } from '../../../pipeline/lock';
import { release } from '../../../pipeline/release/run';
import { readReleaseSettings } from '../../../pipeline/release/settings';
import { Scratch } from '../../support/scratch';
import { environmentOf, smallSiteServer } from '../../support/site-build';

let scratch: Scratch;
let hook: Server;
let told: string[];
beforeEach(async () => {
  scratch = new Scratch();
  told = [];
  hook = createServer((request, response) => {
    request.on('data', (part: Buffer) => told.push(String(part)));
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
});
afterEach(() => {
  hook.closeAllConnections();
  hook.close();
  scratch.remove();
});

function run(more: Record<string, string> = {}, findBrowser = () => '/nowhere') {
  const { port } = hook.address() as AddressInfo;
  const env = environmentOf({
    SITE_URL: 'http://127.0.0.1:9000',
    RELEASE_DIR: scratch.file('releases'),
    SITE_STATE_DIR: scratch.file('state'),
    RELEASE_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    ...more,
  });
  return release({
    settings: readReleaseSettings(env),
    env,
    print: () => undefined,
    findBrowser,
  });
}

it('tells that another run is under way', async () => {
  const lock = tryLock(scratch.file('releases/qa/lock.json'));
  expect((await run()).outcome).toBe('busy');
  expect(told.join()).toMatch(/Another release is under way .*busy, 13/);
  lock?.release();
});

it('tells that it could not begin where nothing can be written', async () => {
  scratch.write('releases', 'a file where the folder should be');
  const report = await run();
  expect(report).toMatchObject({ outcome: 'failed', isPublished: false });
  expect(report.error).toMatch(/^The run could not begin: .*releases/);
  expect(told.join()).toMatch(/The run could not begin/);
});

it('reports that there is no browser before it builds', async () => {
  const server = await smallSiteServer();
  try {
    const report = await run({ ADMIN_API_URL: server.url }, () => {
      throw new Error('There is no Chromium.');
    });
    expect(report).toMatchObject({ outcome: 'failed', build: { gatsby: null } });
    expect(report.error).toBe('There is no Chromium.');
    expect(scratch.read('releases/qa/last-report.md')).toContain('There is no Chromium.');
    expect(scratch.read('releases/qa/status.json')).toContain('There is no Chromium.');
    expect(told).toHaveLength(1);
  } finally {
    await server.stop();
  }
});
