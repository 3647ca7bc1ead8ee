import { beforeEach, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tryLock } from '@corporate-website/locks/lock';
import { readReleaseSettings } from '../../../pipeline/release/settings';
import type { ReleaseReport } from '../../../pipeline/release/report';
import { healthOf, lockOfRuns, noteRun } from '../../../pipeline/release/status';
import type { ReleaseStore } from '../../../pipeline/release/store';
import { publishRelease, releaseStoreIn } from '../../support/release-store';
import { scratchForEach } from '../../support/scratch-for-each';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const settings = readReleaseSettings({ SITE_URL: 'http://127.0.0.1:9000' });

const scratch = scratchForEach();
let store: ReleaseStore;
beforeEach(() => {
  store = releaseStoreIn(scratch.file('qa'), settings.nginx);
});

const publish = (openJobs: Record<string, string> = {}) =>
  publishRelease(
    store,
    scratch,
    { 'index.html': 'x' },
    { openJobs, contentFrom: '2026-11-21T11:00Z', time: NOW - HOUR },
  );

function ran(outcome: ReleaseReport['outcome'], hoursAgo: number, error: string | null = null) {
  const finishedAt = new Date(NOW - hoursAgo * HOUR).toISOString();
  noteRun(store, { outcome, finishedAt, error, seconds: 1 } as ReleaseReport);
}

const health = () => healthOf(store, settings, NOW);

function expectHealth(code: number, firstLine: RegExp) {
  expect(health()).toMatchObject({ code });
  expect(health().lines[0]).toMatch(firstLine);
}

it('is right after a run that found nothing to do', async () => {
  await publish();
  ran('unchanged', 1);
  expect(health()).toMatchObject({ code: 0 });
  expect(health().lines.join('\n')).toMatch(/Live: .*1 pages/);
});

it('is wrong where nothing is live', async () => {
  expect(health()).toMatchObject({
    code: 2,
    lines: expect.arrayContaining(['No release is live.']),
  });
});

it('is wrong where the last run failed, and says why', async () => {
  await publish();
  ran('published', 2);
  ran('failed', 1, 'The content could not be pulled.\nMore.');
  expectHealth(2, /^The last run failed: The content could not be pulled\.$/);
});

it('is wrong where the schedule does not run', async () => {
  await publish();
  ran('published', 5);
  expectHealth(2, /No run has ended for 5\.0 h/);
});

it('is wrong where runs go on for long without the newest content', async () => {
  await publish();
  ran('published', 30);
  ran('older-content', 1);
  expectHealth(2, /The content is as of .*30\.0 h ago/);
});

it('is to be looked at where a part is older, or a hold is set', async () => {
  await publish();
  ran('published', 2);
  ran('older-content', 1);
  expect(health().code).toBe(1);
  ran('unchanged', 1);
  store.setHold({ since: '2026-11-21T11:30:00.000Z', reason: 'by hand' });
  expectHealth(1, /Held since .*by hand.*resume/);
});

it('is to be looked at where a comparison with a build from nothing did not end', async () => {
  await publish();
  ran('unchanged', 1);
  store.note({ coldCheckedAt: '2026-11-10T10:00:00Z', coldTriedAt: '2026-11-20T10:00:00Z' });
  expectHealth(1, /begun 2026-11-20T10:00:00Z did not end well; .*2026-11-10/);
  store.note({ coldCheckedAt: '2026-11-20T10:05:00Z' });
  expect(health()).toMatchObject({ code: 0 });
});

it('is to be looked at where somebody put a file into the live site by hand', async () => {
  await publish();
  ran('unchanged', 1);
  fs.writeFileSync(`${store.current}/site/by-hand.txt`, 'x');
  expectHealth(1, /1 file of the live site .*by-hand\.txt/);
});

it('is to be looked at where a job that has closed is still shown as open', async () => {
  await publish({ 'lead-engineer': '2026-11-21T08:30:00Z', analyst: '2026-12-01T17:00:00Z' });
  ran('unchanged', 1);
  expect(health()).toMatchObject({ code: 1 });
  expect(health().lines[0]).toBe(
    '1 job is shown as open and closed long ago, such as lead-engineer, at 2026-11-21T08:30:00Z.',
  );
});

it('gives a run the time to close a job', async () => {
  await publish({ 'lead-engineer': '2026-11-21T10:30:00Z' });
  ran('unchanged', 1);
  expect(health()).toMatchObject({ code: 0 });
});

it('is wrong where it cannot be told, and says why on one line', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/release.ts', 'status'],
    {
      cwd: path.join(__dirname, '../../..'),
      encoding: 'utf8',
      env: { ...process.env, SITE_URL: 'http://127.0.0.1:9000', RELEASES_KEPT: 'many' },
    },
  );
  expect(stdout).toMatch(/^The release cannot begin: RELEASES_KEPT must be .* it is "many"\.\n$/);
  expect(status).toBe(2);
});

it('says how long the last run took, and since when one is under way', async () => {
  await publish();
  ran('unchanged', 1);
  expect(health().lines.join('\n')).toMatch(/^Last run: unchanged, .*, took 1 s$/m);
  expect(health().lines.join('\n')).not.toContain('Running');
  const lock = tryLock(lockOfRuns(store));
  expect(health().lines.join('\n')).toMatch(/^Running: since 20\d\d-.*Z$/m);
  lock?.release();
  expect(health().lines.join('\n')).not.toContain('Running');
});
