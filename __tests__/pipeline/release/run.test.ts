/** Runs that cannot begin, or end before anything is made: their outcome is still reported. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { tryLock } from '@corporate-website/locks/lock';
import { release } from '../../../pipeline/release/run';
import { readReleaseSettings } from '../../../pipeline/release/settings';
import { startWebhook } from '../../support/notice-receivers';
import { publishRelease, releaseStoreIn } from '../../support/release-store';
import { scratchForEach } from '../../support/scratch-for-each';
import { environmentOf, smallSiteServer } from '../../support/site-build';

const scratch = scratchForEach();
let hook: Awaited<ReturnType<typeof startWebhook>>;
beforeEach(async () => {
  hook = await startWebhook();
});
afterEach(() => hook.stop());
const told = () => hook.calls.map(({ body }) => body);

function run(more: Record<string, string> = {}, findBrowser = () => '/nowhere') {
  const env = environmentOf({
    SITE_URL: 'http://127.0.0.1:9000',
    RELEASE_DIR: scratch.file('releases'),
    SITE_STATE_DIR: scratch.file('state'),
    RELEASE_WEBHOOK_URL: hook.url,
    ...more,
  });
  return release({
    settings: readReleaseSettings(env),
    env,
    print: () => undefined,
    findBrowser,
  });
}

/** Ends a run that was let through before it builds. */
const noBrowser = () => {
  throw new Error('There is no Chromium.');
};

it('tells that another run is under way', async () => {
  const lock = tryLock(scratch.file('releases/qa/lock.json'));
  expect((await run()).outcome).toBe('busy');
  expect(told().join()).toMatch(/Another release is in progress .*busy, 13/);
  lock?.release();
});

it('tells that it could not begin where nothing can be written', async () => {
  scratch.write('releases', 'a file where the folder should be');
  const report = await run();
  expect(report).toMatchObject({ outcome: 'failed', isPublished: false });
  expect(report.error).toMatch(/^The run could not begin: .*releases/);
  expect(told().join()).toMatch(/The run could not begin/);
});

it('reports that there is no browser before it builds', async () => {
  const server = await smallSiteServer();
  try {
    const report = await run({ ADMIN_API_URL: server.url }, noBrowser);
    expect(report).toMatchObject({ outcome: 'failed', build: { gatsby: null } });
    expect(report.error).toBe('There is no Chromium.');
    expect(scratch.read('releases/qa/last-report.md')).toContain('There is no Chromium.');
    expect(scratch.read('releases/qa/status.json')).toContain('There is no Chromium.');
    expect(told()).toHaveLength(1);
  } finally {
    await server.stop();
  }
});

it('is not published emptied where the pull has nothing to hold it against', async () => {
  const server = await smallSiteServer();
  server.content.award = [];
  server.faults.clients = { kind: 'status', status: 500 };
  const counts = { award: 50, client: 8, post: 11 };
  const store = releaseStoreIn(scratch.file('releases/qa'));
  await publishRelease(store, scratch, { 'index.html': 'live' }, { counts });
  const settings = { ADMIN_API_URL: server.url };
  try {
    // The second has a snapshot: the first one's, emptied.
    for (const accept of ['', 'client']) {
      const report = await run({ ...settings, ACCEPT_SHRINK: accept }, noBrowser);
      expect(report).toMatchObject({ outcome: 'failed', build: { gatsby: null } });
      expect(report.error).toMatch(/Awards: 0 of 50 are left.*ACCEPT_SHRINK=(?:client,)?award;/);
      expect(report.error).not.toContain('Blog posts');
      if (!accept) expect(report.error).toMatch(/Clients: the list could not be read, 0 of 8/);
    }
    const { error } = await run({ ...settings, ACCEPT_SHRINK: 'award,client' }, noBrowser);
    expect(error).toBe('There is no Chromium.');
  } finally {
    await server.stop();
  }
});
