/** Brings the live release to an S3-compatible store: one upload at a time, in bounded time. */
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import { buildFolder } from '../../../pipeline/layout';
import { tryLock } from '@corporate-website/locks/lock';
import { release } from '../../../pipeline/release/run';
import { readReleaseSettings } from '../../../pipeline/release/settings';
import { INVALIDATION_FILE, uploadLive } from '../../../pipeline/release/upload';
import { objectStoreFixture } from '../../support/object-store-fixture';
import { addRelease, DAY_MS as DAY, START } from '../../support/release-store';
import { until } from '../../../scripts/servers/until';

const { store, scratch, releases, publish: publishRelease, liveKeys } = objectStoreFixture();

/** A release on disk; not live yet. */
async function add(files: Record<string, string>): Promise<string> {
  const { id } = await addRelease(releases, scratch, files);
  return id;
}

const publish = async (files: Record<string, string>) => (await publishRelease(files)).id;

const upload = (signal?: AbortSignal) =>
  uploadLive(releases, store.settings, { graceMs: 7 * DAY, signal });
const text = async (key: string) => (await store.get(key)).body.toString();
const released = async () =>
  (JSON.parse(await text('.deployed.json')) as { release: string | null }).release;
const toldOf = () => fs.readFileSync(`${releases.folder}/${INVALIDATION_FILE}`, 'utf8').split('\n');
const isManifest = (asked: string) => /^PUT .*\.deployed\.json/.test(asked);

async function expectLiveInStore(): Promise<void> {
  expect(store.keys()).toEqual(liveKeys());
  expect(await released()).toBe(releases.live()?.id);
}

describe('side by side', () => {
  it('a rollback ends the upload of what was rolled back, and is what the store has in the end', async () => {
    const posts = (letter: string) =>
      Object.fromEntries(
        Array.from({ length: 60 }, (_, n) => [`post-${n}/index.html`, `${letter} ${n}`]),
      );
    const first = await publish({ 'index.html': 'a', ...posts('a') });
    await upload();
    await publish({ 'index.html': 'b', ...posts('b') });
    store.asked = [];
    let second: Promise<unknown> | undefined;
    store.isCutAt = (asked) => {
      if (!second && asked.includes('post-')) {
        releases.rollBack(first, START + DAY, 7 * DAY);
        second = upload();
      }
      return false;
    };
    await upload();
    await second;
    await expectLiveInStore();
    expect(await text('index.html')).toBe('a');
    for (const n of [0, 30, 59]) expect(await text(`post-${n}`)).toBe(`a ${n}`);
    // Neither all of the one that was rolled back was sent, nor two at once.
    expect(store.asked.filter((asked) => asked.includes('post-')).length).toBeLessThan(100);
    expect(store.asked.filter(isManifest).length).toBeLessThanOrEqual(4);
    expect(fs.existsSync(`${releases.folder}/upload.lock`)).toBe(false);
  });

  it('what goes live while the last of an upload is sent is sent too, and told of with it', async () => {
    await publish({ 'index.html': 'a', 'one/index.html': '1', 'two/index.html': '1' });
    await upload();
    await publish({ 'index.html': 'a', 'one/index.html': '2', 'two/index.html': '1' });
    const next = await add({ 'index.html': 'a', 'one/index.html': '2', 'two/index.html': '2' });
    let lists = 0;
    store.isCutAt = (asked) => {
      if (isManifest(asked) && (lists += 1) === 2) releases.makeLiveUnlessHeld(next);
      return false;
    };
    const report = await upload();
    expect(report).toMatchObject({ release: next, sent: 2, invalidate: ['/one', '/two'] });
    expect(toldOf()).toEqual(['/one', '/two', '']);
    await expectLiveInStore();
    expect(await upload()).toBeNull();
  });

  it('one whose process is gone keeps nobody waiting', async () => {
    await publish({ 'index.html': 'a' });
    scratch.write('qa/upload.lock', JSON.stringify({ pid: 2 ** 22 + 12_345, startedAt: '1' }));
    expect(await upload()).toMatchObject({ sent: 1 });
  });

  it('says that it waits, and no longer than it may', async () => {
    await publish({ 'index.html': 'a' });
    const lock = tryLock(`${releases.folder}/upload.lock`);
    let waits = 0;
    const waiting = uploadLive(releases, store.settings, {
      graceMs: 7 * DAY,
      signal: AbortSignal.timeout(300),
      onWait: () => (waits += 1),
    });
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(waits).toBe(1);
    expect(store.asked).toEqual([]);
    lock?.release();
  });
});

it('tells what a CDN has to ask for again before the store says that it is done, and loses none of it', async () => {
  await publish({ 'index.html': 'a', 'one/index.html': '1', 'two/index.html': '1' });
  await upload();
  expect(toldOf()).toEqual(['/', '/one', '/two', '']);
  await publish({ 'index.html': 'a', 'one/index.html': '2', 'two/index.html': '1' });
  let lists = 0;
  store.isRefusedAt = (asked) => isManifest(asked) && (lists += 1) === 2;
  await expect(upload()).rejects.toThrow(/\.deployed\.json could not be written/);
  expect(toldOf()).toEqual(['/one', '']);
  store.isRefusedAt = () => false;
  await publish({ 'index.html': 'a', 'one/index.html': '2', 'two/index.html': '2' });
  await upload();
  expect(toldOf()).toEqual(['/one', '/two', '']);
  await publish({ 'index.html': 'b', 'one/index.html': '2', 'two/index.html': '2' });
  await upload();
  expect(toldOf()).toEqual(['/', '']);
});

describe('a store that takes requests and never answers', () => {
  it.each([
    ['as it is asked what it holds', (asked: string) => asked.startsWith('GET')],
    ['as it is sent a page', (asked: string) => asked.includes('index.html')],
  ])('%s, is given up in time', async (_, isSilentAt) => {
    await publish({ 'index.html': 'a' });
    store.isSilentAt = isSilentAt;
    await expect(
      uploadLive(releases, { ...store.settings, silenceMs: 200 }, { graceMs: DAY }),
    ).rejects.toThrow(/TimeoutError .*200 ms of inactivity/);
    store.isSilentAt = () => false;
    expect(await upload()).toMatchObject({ sent: 1 });
  });

  it('is given up at once when the upload is ended', async () => {
    await publish({ 'index.html': 'a' });
    let isAsked = false;
    store.isSilentAt = (asked) => {
      const isPage = asked.includes('index.html');
      isAsked ||= isPage;
      return isPage;
    };
    const ending = new AbortController();
    // oxlint-disable-next-line jest/valid-expect -- awaited below
    const ended = expect(upload(ending.signal)).rejects.toThrow(
      /index\.html could not be sent: the upload was aborted/,
    );
    await until(() => isAsked);
    ending.abort();
    await ended;
    store.isSilentAt = () => false;
    await upload();
    await expectLiveInStore();
  });

  it('does not hold a run for longer than the run may take', async () => {
    const live = await publish({ 'index.html': 'a' });
    store.isSilentAt = () => true;
    const settings = {
      ...readReleaseSettings({ SITE_URL: 'http://localhost:8080' }),
      folder: releases.folder,
      stateDir: scratch.file('state'),
      timeLimitMs: 1500,
      objectStore: store.settings,
    };
    // The steps before the upload are not needed here.
    const busy = tryLock(buildFolder(settings.stateDir).lock);
    const report = await release({
      settings,
      env: {},
      print: () => undefined,
      findBrowser: () => '',
    });
    busy?.release();
    expect(report.outcome).toBe('failed');
    expect(report.error).toMatch(
      new RegExp(`${live} is live on this machine.*RELEASE_TIME_LIMIT_MINUTES.*upload was aborted`),
    );
    expect(fs.existsSync(`${releases.folder}/lock.json`)).toBe(false);
  });
});
