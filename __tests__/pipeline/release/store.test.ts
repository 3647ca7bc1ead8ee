import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../pipeline/files';
import { siteHeaders } from '../../../pipeline/hosting/headers';
import { tryLock } from '../../../pipeline/lock';
import { ReleaseStore, type NginxSettings, type Release } from '../../../pipeline/release/store';
import {
  addRelease,
  DAY_MS as DAY,
  releaseStoreIn,
  START,
  storeSettings,
} from '../../support/release-store';
import { Scratch } from '../../support/scratch';

const root = path.join(__dirname, '../../..');

let scratch: Scratch;
let store: ReleaseStore;
beforeEach(() => {
  scratch = new Scratch();
  store = releaseStoreIn(scratch.file('qa'));
});
afterEach(() => {
  jest.restoreAllMocks();
  scratch.remove();
});

async function publish(files: Record<string, string>, time = START): Promise<Release> {
  const release = await addRelease(store, scratch, files, { time });
  expect(store.makeLiveUnlessHeld(release.id)).toBe(true);
  return release;
}

const served = (name: string) => fs.readFileSync(path.join(store.current, 'site', name), 'utf8');
const chunk = (letter: string) => `app-${letter.repeat(20)}.js`;

it('has nothing live before the first release', async () => {
  expect(store.live()).toBeNull();
  expect(store.previous()).toBeNull();
  expect(store.list()).toEqual([]);
});

it('makes a release live with exactly its files', async () => {
  const one = await publish({ 'index.html': 'one', 'blog/x/index.html': 'x' });
  expect(one.id).toMatch(/^20261121T100000Z-[0-9a-f]{12}$/);
  expect(store.live()).toEqual(one);
  expect(listFiles(path.join(store.current, 'site'))).toEqual(['blog/x/index.html', 'index.html']);
  await publish({ 'index.html': 'two' }, START + DAY);
  expect(listFiles(path.join(store.current, 'site'))).toEqual(['index.html']);
  expect(served('index.html')).toBe('two');
  expect(store.previous()).toEqual(one);
});

it('knows a release that is served by other settings than are set now', async () => {
  const release = await publish({ 'index.html': 'one' });
  const isServedBy = (others: Partial<NginxSettings>) =>
    new ReleaseStore(store.folder, { ...storeSettings, ...others }).isServedAsSet(release);
  expect(isServedBy({})).toBe(true);
  expect(isServedBy({ brotli: true })).toBe(false);
  const told = siteHeaders('https://www.example.com', 'https://reports.example.com/csp');
  expect(isServedBy({ headers: told })).toBe(false);
});

describe('assets of earlier releases', () => {
  it('stay reachable until their time is over, through releases that do not name them', async () => {
    await publish({ 'index.html': '1', [chunk('a')]: 'a' });
    await publish({ 'index.html': '2', [chunk('b')]: 'b' }, START + DAY);
    expect(served(chunk('a'))).toBe('a');
    await publish({ 'index.html': '3', [chunk('c')]: 'c' }, START + 7 * DAY);
    expect([served(chunk('a')), served(chunk('b'))]).toEqual(['a', 'b']);
    await publish({ 'index.html': '4', [chunk('c')]: 'c' }, START + 9 * DAY);
    expect(fs.existsSync(path.join(store.current, 'site', chunk('a')))).toBe(false);
    expect(served(chunk('b'))).toBe('b');
    expect(store.strangers(store.live()?.id ?? '')).toEqual([]);
  });

  it('count as a release’s own again where it names them', async () => {
    await publish({ 'index.html': '1', [chunk('a')]: 'a' });
    await publish({ 'index.html': '2' }, START + DAY);
    const again = await publish({ 'index.html': '3', [chunk('a')]: 'a' }, START + 2 * DAY);
    expect(again.graced).toEqual({});
  });

  it('are no pages: a page that is gone is gone', async () => {
    await publish({
      'index.html': '1',
      'blog/x/index.html': 'x',
      'page-data/blog/x/page-data.json': '{}',
    });
    await publish({ 'index.html': '2' }, START + DAY);
    expect(listFiles(path.join(store.current, 'site'))).toEqual(['index.html']);
  });
});

describe('going back', () => {
  it('repoints at once, holds, and keeps what pages of the newer release ask for', async () => {
    const one = await publish({ 'index.html': '1', [chunk('a')]: 'a' });
    const two = await publish({ 'index.html': '2', [chunk('b')]: 'b' }, START + DAY);
    store.rollBack(one.id, START + 2 * DAY, 7 * DAY);
    expect(store.live()?.id).toBe(one.id);
    expect(served('index.html')).toBe('1');
    expect(served(chunk('b'))).toBe('b');
    expect(store.strangers(one.id)).toEqual([]);
    expect(store.state().hold?.reason).toContain(two.id);
  });

  it('is not undone by a run that was under way', async () => {
    const one = await publish({ 'index.html': '1' });
    await publish({ 'index.html': '2' }, START + DAY);
    const underWay = await addRelease(
      store,
      scratch,
      { 'index.html': '3' },
      { time: START + 2 * DAY },
    );
    store.rollBack(one.id, START + 2 * DAY, 7 * DAY);
    expect(store.makeLiveUnlessHeld(underWay.id)).toBe(false);
    expect(served('index.html')).toBe('1');
    expect(store.find(underWay.id)).toBeNull();
    store.setHold(null);
    await publish({ 'index.html': '3' }, START + 3 * DAY);
    expect(served('index.html')).toBe('3');
  });

  it('goes to what was live before, never to what was gone back from', async () => {
    const releases: Release[] = [];
    for (const [day, text] of ['a', 'b', 'c'].entries()) {
      releases.push(await publish({ 'index.html': text }, START + day * DAY));
    }
    const [a, b] = releases;
    store.rollBack(store.previous()?.id ?? '', START + 3 * DAY, DAY);
    expect(served('index.html')).toBe('b');
    expect(store.previous()?.id).toBe(a?.id);
    store.setHold(null);
    await publish({ 'index.html': 'd' }, START + 4 * DAY);
    expect(store.previous()?.id).toBe(b?.id);
    store.rollBack(b?.id ?? '', START + 5 * DAY, DAY);
    store.rollBack(store.previous()?.id ?? '', START + 5 * DAY, DAY);
    expect(served('index.html')).toBe('a');
    expect(store.previous()).toBeNull();
  });

  it('knows the order of releases of a store that kept no line of them', async () => {
    const one = await publish({ 'index.html': '1' });
    await publish({ 'index.html': '2' }, START + DAY);
    scratch.write('qa/state.json', '{"hold":null,"coldCheckedAt":null}');
    expect(store.previous()?.id).toBe(one.id);
    const three = await publish({ 'index.html': '3' }, START + 2 * DAY);
    store.rollBack(store.previous()?.id ?? '', START + 3 * DAY, DAY);
    expect(store.previous()?.id).toBe(one.id);
    expect(store.find(three.id)).not.toBeNull();
  });

  it('is not led astray by a clock that was ahead', async () => {
    for (const day of [365, 366, 367]) await publish({ 'index.html': `${day}` }, START + day * DAY);
    const right = await publish({ 'index.html': 'right' });
    expect(right.publishedAt).toBe(new Date(START).toISOString());
    const next = await publish({ 'index.html': 'next' }, START + DAY);
    expect(
      store
        .list()
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual([next.id, right.id]);
    expect(store.prune(1)).not.toContain(right.id);
    expect(store.previous()?.id).toBe(right.id);
  });

  it('names the command where there is no such release, and changes nothing', async () => {
    await publish({ 'index.html': '1' });
    expect(() => {
      store.rollBack('20200101T000000Z-000000000000', START, DAY);
    }).toThrow(/no release 20200101T000000Z-000000000000.*release -- list/);
    expect(store.state().hold).toBeNull();
  });
});

it('keeps the newest releases, and the live one however old', async () => {
  const releases: Release[] = [];
  for (const [day, text] of ['1', '2', '3', '4', '5'].entries()) {
    releases.push(await publish({ 'index.html': text }, START + day * DAY));
  }
  const [first, second] = releases;
  store.rollBack(first?.id ?? '', START + 6 * DAY, DAY);
  expect(store.prune(2)).toEqual([releases[2]?.id, second?.id]);
  expect(store.list().map(({ id }) => id)).toEqual(
    [releases[4], releases[3], first].map((release) => release?.id),
  );
  expect(served('index.html')).toBe('1');
});

describe('a run that was killed', () => {
  it('while it wrote a release leaves none, and the next throws away what it wrote', async () => {
    const one = await publish({ 'index.html': '1' });
    scratch.write('qa/releases/.20261122T100000Z-abc/site/index.html', 'half');
    scratch.write('qa/current.99.next', '');
    expect(store.list().map(({ id }) => id)).toEqual([one.id]);
    store.removeLeftOvers();
    expect(fs.readdirSync(path.join(store.folder, 'releases'))).toEqual([one.id]);
    expect(served('index.html')).toBe('1');
  });
});

describe('beside a process that changes what is live', () => {
  const program = (call: string) => `
    const { ReleaseStore } = require(${JSON.stringify(path.join(root, 'pipeline/release/store.ts'))});
    const store = new ReleaseStore(${JSON.stringify(store.folder)}, {});
    console.log('begins');
    ${call};`;

  it.each([
    ['noting', `store.note({ coldCheckedAt: 'today' })`],
    ['removing old releases', 'store.prune(0)'],
    ['tidying up', 'store.removeLeftOvers()'],
  ])('%s waits for its turn, and goes by what is so then', async (_, call) => {
    const one = await publish({ 'index.html': '1' });
    const two = await publish({ 'index.html': '2' }, START + DAY);
    const lock = tryLock(path.join(store.folder, 'switch.lock'));
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', program(call)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, 300));
    // What going back does meanwhile, in the lock that it holds.
    const half = scratch.write('qa/state.json.1.tmp', JSON.stringify({ hold: { reason: 'bad' } }));
    fs.rmSync(store.current);
    fs.symlinkSync(`releases/${one.id}`, store.current);
    await new Promise((resolve) => setTimeout(resolve, 300));
    fs.renameSync(half, path.join(store.folder, 'state.json'));
    lock?.release();
    expect((await ended)[0]).toBe(0);
    expect(store.live()?.id).toBe(one.id);
    expect(served('index.html')).toBe('1');
    expect(store.state().hold).toEqual({ reason: 'bad' });
    expect(store.find(two.id) === null).toBe(call.includes('prune'));
  });
});

it('gives a release that is asked to end no name', async () => {
  await publish({ 'index.html': '1' });
  const one = store.live();
  const ended = { time: START + DAY, signal: AbortSignal.abort() };
  await expect(addRelease(store, scratch, { 'index.html': '2' }, ended)).rejects.toThrow(/aborted/);
  expect(store.list()).toEqual([one]);
});

it('has every byte on the disk before a name points at it', async () => {
  const calls: string[] = [];
  const names = new Map<number, string>();
  const real = { ...fs };
  jest.spyOn(fs, 'openSync').mockImplementation((...args) => {
    const descriptor = real.openSync(...args);
    names.set(descriptor, path.relative(store.folder, String(args[0])));
    return descriptor;
  });
  jest.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    calls.push(`flush ${names.get(descriptor) ?? '?'}`);
    real.fsyncSync(descriptor);
  });
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    calls.push(`rename ${path.relative(store.folder, String(to))}`);
    real.renameSync(from, to);
  });
  const { id } = await publish({ 'index.html': '1', 'a/b.html': '2' });
  const order = calls.map((call) => call.replaceAll(id, 'ID').replaceAll('.ID', 'PARTIAL'));
  const renamed = order.indexOf('rename releases/ID');
  const pointed = order.indexOf('rename current');
  for (const name of ['site/index.html', 'site/a/b.html', 'site/a', 'site', 'release.json', '']) {
    const flushed = order.indexOf(`flush ${path.join('releases/PARTIAL', name)}`);
    expect(flushed).toBeGreaterThanOrEqual(0);
    expect(flushed).toBeLessThan(renamed);
  }
  expect(order[renamed + 1]).toBe('flush releases');
  expect(pointed).toBeGreaterThan(renamed + 1);
  expect(order[pointed + 1]).toBe('flush ');
});
