import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import childProcess from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../../../pipeline/files';
import { siteHeaders } from '../../../pipeline/hosting/headers';
import { NGINX_MAPS } from '../../../pipeline/hosting/nginx';
import { ReleaseStore, type NginxSettings, type Release } from '../../../pipeline/release/store';
import {
  addRelease,
  DAY_MS as DAY,
  digestOfSite,
  publishRelease,
  releaseStoreIn,
  START,
  storeSettings,
} from '../../support/release-store';
import { scratchForEach } from '../../support/scratch-for-each';

const scratch = scratchForEach();
let store: ReleaseStore;
beforeEach(() => {
  store = releaseStoreIn(scratch.file('qa'));
});

const publish = (files: Record<string, string>, time = START) =>
  publishRelease(store, scratch, files, { time });

const served = (name: string) => fs.readFileSync(path.join(store.current, 'site', name), 'utf8');
const chunk = (letter: string) => `app-${letter.repeat(20)}.js`;

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
    const two = await publish({ 'index.html': '2' }, START + DAY);
    expect(two.graced).toEqual({ [chunk('a')]: START + DAY + 7 * DAY });
    const three = await publish({ 'index.html': '3' }, START + 8 * DAY - 1);
    expect(Object.keys(three.graced)).toEqual([chunk('a')]);
    expect(served(chunk('a'))).toBe('a');
    expect(store.strangers(three.id)).toEqual([]);
    const four = await publish({ 'index.html': '4' }, START + 8 * DAY);
    expect(four.graced).toEqual({});
    expect(listFiles(store.siteOf(four.id))).toEqual(['index.html']);
  });

  it('come along when what is live is gone back from, beside those that the target had', async () => {
    await publish({ 'index.html': '1', [chunk('a')]: 'a' });
    const two = await publish({ 'index.html': '2' }, START + DAY);
    await publish({ 'index.html': '3', [chunk('b')]: 'b' }, START + 2 * DAY);
    store.rollBack(two.id, START + 3 * DAY, 7 * DAY);
    expect(store.live()?.graced).toEqual({
      [chunk('a')]: START + 8 * DAY,
      [chunk('b')]: START + 10 * DAY,
    });
    expect(store.strangers(two.id)).toEqual([]);
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

describe('pictures and documents that were withdrawn', () => {
  const media = {
    'static/abc/portrait.jpg': 'portrait',
    'files/abc/figures.pdf': 'figures',
    'share/abc.png': 'card',
  };
  const kept = {
    'static/inter-abc.woff2': 'font',
    'page-data/sq/d/1.json': '{}',
    [chunk('a')]: 'a',
  };
  const onSite = () => listFiles(path.join(store.current, 'site'));

  it('are gone with the release, while open pages have their scripts, fonts and data', async () => {
    await publish({ 'index.html': '1', ...media, ...kept });
    const two = await publish({ 'index.html': '2' }, START + DAY);
    expect(onSite()).toEqual(['index.html', ...Object.keys(kept)].sort());
    expect(Object.keys(two.graced).sort()).toEqual(Object.keys(kept).sort());
  });

  it('are not brought back by what earlier code kept of them, nor by going back', async () => {
    const one = await publish({ 'index.html': '1' });
    const two = await publish({ 'index.html': '2', ...media }, START + DAY);
    const noted = { ...two, files: {}, graced: { 'files/abc/figures.pdf': START + 9 * DAY } };
    scratch.write(`qa/releases/${two.id}/release.json`, JSON.stringify(noted));
    await publish({ 'index.html': '3' }, START + 2 * DAY);
    expect(onSite()).toEqual(['index.html']);
    store.rollBack(one.id, START + 3 * DAY, 7 * DAY);
    expect(onSite()).toEqual(['index.html']);
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

it('gives a release that is asked to end no name', async () => {
  await publish({ 'index.html': '1' });
  const one = store.live();
  const ended = { time: START + DAY, signal: AbortSignal.abort() };
  await expect(addRelease(store, scratch, { 'index.html': '2' }, ended)).rejects.toThrow(/aborted/);
  expect(store.list()).toEqual([one]);
});

describe('has every byte on the disk before a name points at it', () => {
  it('where the system flushes a file system in one call', async () => {
    const calls = await callsOfPublishing(true);
    const flushed = calls.indexOf('flush all of releases/PARTIAL');
    expect(flushed).toBeGreaterThanOrEqual(0);
    expect(flushed).toBeLessThan(calls.indexOf('rename releases/ID'));
    expect(namesAreFlushed(calls)).toBe(true);
  });

  it('where it does not', async () => {
    const calls = await callsOfPublishing(false);
    const renamed = calls.indexOf('rename releases/ID');
    for (const name of ['site/index.html', 'site/a/b.html', 'site/a', 'site', 'release.json', '']) {
      const flushed = calls.indexOf(`flush ${path.join('releases/PARTIAL', name)}`);
      expect(flushed).toBeGreaterThanOrEqual(0);
      expect(flushed).toBeLessThan(renamed);
    }
    expect(namesAreFlushed(calls)).toBe(true);
  });
});

/** Whether each new name is flushed at once: that of the release, then that of the live one. */
function namesAreFlushed(calls: readonly string[]): boolean {
  const [renamed, pointed] = ['rename releases/ID', 'rename current'].map((call) =>
    calls.indexOf(call),
  ) as [number, number];
  return (
    calls[renamed + 1] === 'flush releases' &&
    pointed > renamed + 1 &&
    calls[pointed + 1] === 'flush '
  );
}

/** Flushes to the disk while a release is published. */
async function callsOfPublishing(hasSync: boolean): Promise<string[]> {
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
  const { spawnSync } = childProcess;
  jest.spyOn(childProcess, 'spawnSync').mockImplementation(((command: string, args: string[]) => {
    calls.push(`flush all of ${path.relative(store.folder, args.at(-1) ?? '')}`);
    return hasSync ? spawnSync(command, args) : { status: null };
  }) as typeof spawnSync);
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    calls.push(`rename ${path.relative(store.folder, String(to))}`);
    real.renameSync(from, to);
  });
  const { id } = await publish({ 'index.html': '1', 'a/b.html': '2' });
  return calls.map((call) => call.replaceAll(id, 'ID').replaceAll('.ID', 'PARTIAL'));
}

describe('the digest of a site', () => {
  it('is of names and bytes, in whatever order they are told', () => {
    const output = scratch.writeAll('site', { 'a.txt': 'x', 'b/c.txt': 'yz' });
    const one = digestOfSite(output, ['b/c.txt', 'a.txt']);
    expect(one).toEqual(digestOfSite(output, ['a.txt', 'b/c.txt']));
    expect(one.bytes).toBe(3);
    expect(one.files).toEqual({
      'a.txt': createHash('sha256').update('x').digest('hex'),
      'b/c.txt': createHash('sha256').update('yz').digest('hex'),
    });
    const renamed = scratch.writeAll('renamed', { 'a.txt': 'x', 'b/d.txt': 'yz' });
    expect(digestOfSite(renamed, ['a.txt', 'b/d.txt']).contentHash).not.toBe(one.contentHash);
    fs.writeFileSync(path.join(output, 'a.txt'), 'z');
    expect(digestOfSite(output, ['a.txt', 'b/c.txt']).contentHash).not.toBe(one.contentHash);
  });
});

describe('the state', () => {
  it('is empty before anything is noted, and of an older store is filled up', () => {
    const empty = {
      hold: null,
      coldCheckedAt: null,
      coldTriedAt: null,
      isDoubted: false,
      line: [],
    };
    expect(store.state()).toEqual(empty);
    scratch.write('qa/state.json', '{"coldCheckedAt":"then"}');
    expect(store.state()).toEqual({ ...empty, coldCheckedAt: 'then' });
  });

  it('keeps what is not changed', () => {
    const hold = { since: 'then', reason: 'by hand' };
    store.setHold(hold);
    store.note({ isDoubted: true });
    store.note({ coldTriedAt: 'today' });
    expect(store.state()).toMatchObject({ hold, isDoubted: true, coldTriedAt: 'today' });
    store.setHold(null);
    expect(store.state()).toMatchObject({ hold: null, isDoubted: true, coldTriedAt: 'today' });
  });
});

describe('a release', () => {
  it('is kept with all that it was made of', async () => {
    const redirects = [{ from: '/a', to: '/b' }];
    const release = await addRelease(
      store,
      scratch,
      { 'index.html': 'one' },
      { time: START, redirects, counts: { post: 7 } },
    );
    expect(release).toMatchObject({
      publishedAt: new Date(START).toISOString(),
      redirects,
      counts: { post: 7 },
      pages: 1,
      bytes: 3,
      graced: {},
      codeHash: 'c',
      dateHash: 'd',
    });
    expect(release.id.endsWith(release.contentHash.slice(0, 12))).toBe(true);
    expect(release).not.toHaveProperty('openJobs');
    expect(store.find(release.id)).toEqual(release);
  });

  it('has settings for nginx that name it, and maps for an nginx of root’s', async () => {
    const { id } = await addRelease(
      store,
      scratch,
      { 'index.html': '<script>1</script>' },
      { time: START, redirects: [{ from: '/was', to: '/is' }] },
    );
    const settings = fs.readFileSync(path.join(store.folderOf(id), 'nginx.conf'), 'utf8');
    expect(settings).toContain(id);
    expect(settings).toContain(store.current);
    expect(settings).toContain('/was');
    const map = (name: string) =>
      fs.readFileSync(path.join(store.folderOf(id), 'nginx', `${name}.map`), 'utf8');
    expect(listFiles(path.join(store.folderOf(id), 'nginx'))).toHaveLength(NGINX_MAPS.length);
    expect(map('redirects')).toContain('/was');
    expect(map('release')).toContain(id);
  });

  it('begins anew where a killed run had begun the same', async () => {
    const first = await addRelease(store, scratch, { 'index.html': '1' }, { time: START });
    fs.rmSync(store.folderOf(first.id), { recursive: true });
    scratch.write(`qa/releases/.${first.id}/site/other.html`, 'half');
    const again = await addRelease(store, scratch, { 'index.html': '1' }, { time: START });
    expect(again.id).toBe(first.id);
    expect(listFiles(store.siteOf(again.id))).toEqual(['index.html']);
  });

  it('is a second younger than the one before, where both are of one moment', async () => {
    const one = await addRelease(store, scratch, { 'index.html': '1' }, { time: START });
    const two = await addRelease(store, scratch, { 'index.html': '2' }, { time: START });
    expect([one.id.slice(0, 16), two.id.slice(0, 16)]).toEqual([
      '20261121T100000Z',
      '20261121T100001Z',
    ]);
    expect(store.list().map(({ id }) => id)).toEqual([two.id, one.id]);
  });

  it('that is not there is none', () => {
    expect(store.previous()).toBeNull();
    expect(store.list()).toEqual([]);
    expect(store.find('20261121T100000Z-000000000000')).toBeNull();
    expect(store.strangers('20261121T100000Z-000000000000')).toEqual([]);
    expect(store.prune(0)).toEqual([]);
  });

  it('is not found where the link is to nothing', () => {
    fs.symlinkSync('releases/gone', store.current);
    expect(store.live()).toBeNull();
  });
});

describe('packed forms', () => {
  const long = 'thread '.repeat(200);

  it('are taken from the live release where the file is the same', async () => {
    const one = await publish({ 'index.html': long, 'a/index.html': `a${long}` });
    const two = await publish({ 'index.html': long, 'a/index.html': `b${long}` }, START + DAY);
    const inode = (id: string, name: string) => fs.statSync(path.join(store.siteOf(id), name)).ino;
    for (const ending of ['.gz', '.br']) {
      expect(inode(two.id, `index.html${ending}`)).toBe(inode(one.id, `index.html${ending}`));
      expect(inode(two.id, `a/index.html${ending}`)).not.toBe(
        inode(one.id, `a/index.html${ending}`),
      );
    }
  });

  it('are made where the live release has left a file unpacked', async () => {
    const one = await publish({ 'index.html': long });
    for (const ending of ['.gz', '.br'])
      fs.rmSync(path.join(store.siteOf(one.id), `index.html${ending}`));
    const two = await publish({ 'index.html': long }, START + DAY);
    expect(listFiles(store.siteOf(two.id))).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
  });

  it('stay with an asset of an earlier release', async () => {
    const one = await publish({ 'index.html': '1', [chunk('a')]: long });
    const two = await publish({ 'index.html': '2' }, START + DAY);
    const names = listFiles(store.siteOf(one.id)).filter((name) => name.startsWith('app-'));
    expect(names).toHaveLength(3);
    expect(listFiles(store.siteOf(two.id))).toEqual([...names, 'index.html']);
    expect(store.strangers(two.id)).toEqual([]);
  });
});

describe('files that nobody knows', () => {
  it('are named, and packed forms of known ones are not', async () => {
    const { id } = await publish({ 'index.html': 'x' });
    const names = ['index.html.gz', 'index.html.br', 'other.html', 'other.br', 'index.gz.html'];
    for (const name of names) fs.writeFileSync(path.join(store.siteOf(id), name), 'x');
    expect(store.strangers(id)).toEqual(['index.gz.html', 'other.br', 'other.html']);
    expect(store.strangers('of-no-release')).toEqual([]);
  });
});

describe('the room that is kept for going back', () => {
  const reserve = () => path.join(store.folder, 'reserve');
  const size = () => fs.statSync(reserve()).size;

  it('is enough for the state and twice what tells of the release, and cannot be packed', async () => {
    const release = await publish({ 'index.html': '1' });
    expect(size()).toBe(128 * 1024 + 2 * (JSON.stringify(release).length + 1));
    expect(gzipSync(fs.readFileSync(reserve())).length).toBeGreaterThan(size());
  });

  it('grows with a larger release, and is left as it is for a smaller one', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`page-${n}/index.html`, `${n}`]),
    );
    await publish({ 'index.html': '1' });
    const small = size();
    await publish(many, START + DAY);
    const large = size();
    expect(large).toBeGreaterThan(small);
    const { mtimeMs, ino } = fs.statSync(reserve());
    await publish({ 'index.html': '3' }, START + 2 * DAY);
    expect(fs.statSync(reserve())).toMatchObject({ size: large, mtimeMs, ino });
  });

  /** As a full disk does, until the room is given up. */
  function fillDisk(code = 'ENOSPC', isFull = () => fs.existsSync(reserve())) {
    const { writeFileSync } = fs;
    jest.spyOn(fs, 'writeFileSync').mockImplementation((file, ...rest) => {
      if (String(file).includes('state.json') && isFull()) {
        throw Object.assign(new Error(code), { code });
      }
      writeFileSync(file, ...rest);
    });
  }

  it('is given up for a hold and for going back, on a disk that is full', async () => {
    const one = await publish({ 'index.html': '1' });
    await publish({ 'index.html': '2' }, START + DAY);
    fillDisk();
    store.rollBack(one.id, START + 2 * DAY, DAY);
    expect(store.live()?.id).toBe(one.id);
    expect(fs.existsSync(reserve())).toBe(false);
    store.setHold(null);
    expect(store.state().hold).toBeNull();
  });

  it('that is not there is not missed where the disk is full', async () => {
    await publish({ 'index.html': '1' });
    fs.rmSync(reserve());
    fillDisk('ENOSPC', () => true);
    expect(() => {
      store.setHold({ since: '', reason: '' });
    }).toThrow('ENOSPC');
  });

  it('is not given up for what nobody asked for, nor for another fault', async () => {
    await publish({ 'index.html': '1' });
    fillDisk();
    expect(() => {
      store.note({ isDoubted: true });
    }).toThrow('ENOSPC');
    jest.restoreAllMocks();
    fillDisk('EIO');
    expect(() => {
      store.setHold({ since: '', reason: '' });
    }).toThrow('EIO');
    expect(fs.existsSync(reserve())).toBe(true);
  });

  it('is there again after old releases are removed', async () => {
    await publish({ 'index.html': '1' });
    await publish({ 'index.html': '2' }, START + DAY);
    fs.rmSync(reserve());
    expect(store.prune(1)).toEqual([]);
    expect(fs.existsSync(reserve())).toBe(false);
    expect(store.prune(0)).toHaveLength(1);
    expect(size()).toBeGreaterThan(128 * 1024);
  });
});

it('throws away what was half written and nothing else', async () => {
  store.removeLeftOvers();
  const { id } = await publish({ 'index.html': '1' });
  const kept = ['state.json', 'next.txt', 'a.next.txt', 'tmp', 'releases/a.next', 'reserve'];
  for (const name of kept) if (!scratch.has(`qa/${name}`)) scratch.write(`qa/${name}`, '{}');
  for (const name of ['a.next', 'state.json.9.tmp', 'releases/.x', 'releases/.y/z']) {
    scratch.write(`qa/${name}`, '');
  }
  store.removeLeftOvers();
  expect(listFiles(store.folder).filter((name) => !name.startsWith(`releases/${id}/`))).toEqual(
    [...kept, 'current'].sort(),
  );
});

it('notes what is live before it is, in the order in which it was', async () => {
  const one = await publish({ 'index.html': '1' });
  const two = await publish({ 'index.html': '2' }, START + DAY);
  const three = await publish({ 'index.html': '3' }, START + 2 * DAY);
  expect(store.state().line).toEqual([one.id, two.id, three.id]);
  store.prune(1);
  const four = await publish({ 'index.html': '4' }, START + 3 * DAY);
  expect(store.state().line).toEqual([two.id, three.id, four.id]);
});

it('changes the state and what is live in its turn only', async () => {
  const turns: string[] = [];
  const lock = path.join(store.folder, 'switch.lock');
  const { renameSync } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    const name = path.relative(store.folder, String(to));
    if (fs.existsSync(lock)) turns.push(name);
    renameSync(from, to);
  });
  const one = await publish({ 'index.html': '1' });
  const two = await publish({ 'index.html': '2' }, START + DAY);
  expect(turns).toEqual(['state.json', 'current', 'state.json', 'current']);
  turns.length = 0;
  store.rollBack(one.id, START + 2 * DAY, DAY);
  store.setHold(null);
  store.note({ isDoubted: true });
  store.prune(0);
  expect(turns).toEqual([
    'state.json',
    `releases/${one.id}/release.json`,
    'state.json',
    'current',
    'state.json',
    'state.json',
    `releases/.${two.id}`,
  ]);
});

it('goes back to the last of the line where what is live is not in it', async () => {
  const one = await publish({ 'index.html': '1' });
  const two = await publish({ 'index.html': '2' }, START + DAY);
  await publish({ 'index.html': '3' }, START + 2 * DAY);
  scratch.write('qa/state.json', JSON.stringify({ line: [one.id, 'gone', two.id] }));
  expect(store.previous()?.id).toBe(two.id);
});

it('shares hashed files with the release before it, and no file with the output of the build', async () => {
  const files = { 'index.html': 'home', [chunk('a')]: 'code' };
  const [one, two] = [await publish(files), await publish({ ...files, 'b.html': 'b' })];
  const inode = (folder: string, name: string) => fs.statSync(path.join(folder, name)).ino;
  const [before, after] = [store.siteOf(one.id), store.siteOf(two.id)];
  expect(inode(after, chunk('a'))).toBe(inode(before, chunk('a')));
  expect(inode(after, 'index.html')).not.toBe(inode(before, 'index.html'));
  expect(fs.statSync(path.join(after, 'index.html')).nlink).toBe(1);
  expect(fs.statSync(path.join(after, chunk('a'))).nlink).toBe(2);
});

it('lists no release that is not whole', async () => {
  const one = await publish({ 'index.html': '1' });
  scratch.write('qa/releases/20261122T100000Z-abcdefabcdef/site/index.html', 'half');
  expect(store.list()).toEqual([one]);
  expect(store.state().line).toEqual([one.id]);
});

it('leaves nothing of releases that are thrown away, nor of one whose removal was cut', async () => {
  const one = await publish({ 'index.html': '1' });
  const two = await addRelease(store, scratch, { 'index.html': '2' }, { time: START + DAY });
  store.setHold({ since: '', reason: '' });
  expect(store.makeLiveUnlessHeld(two.id)).toBe(false);
  const three = await addRelease(store, scratch, { 'index.html': '3' }, { time: START + DAY });
  scratch.write(`qa/releases/.${three.id}/site/index.html`, 'left by a removal');
  expect(store.prune(0)).toEqual([three.id]);
  expect(fs.readdirSync(path.join(store.folder, 'releases'))).toEqual([one.id]);
});

it('removes releases of which none is live, and keeps no room for them', async () => {
  const one = await addRelease(store, scratch, { 'index.html': '1' });
  fs.rmSync(path.join(store.folder, 'reserve'));
  expect(store.prune(0)).toEqual([one.id]);
  expect(scratch.has('qa/reserve')).toBe(false);
});

describe('what is purged', () => {
  const isMeant = (name: string) => /^(?:app-|blog\/)/.test(name);
  const told = (id: string) => path.join(store.folderOf(id), 'release.json');

  it('leaves a release as it is that has nothing of it', async () => {
    const other = await publish({ 'index.html': '1' });
    const before = fs.statSync(told(other.id)).ino;
    const one = await publish({ 'index.html': '2', 'blog/index.html': 'x' }, START + DAY);
    const changed = fs.statSync(told(one.id)).ino;
    expect(store.purge(isMeant)).toEqual(['blog/index.html']);
    expect(fs.statSync(told(other.id)).ino).toBe(before);
    expect(fs.statSync(told(one.id)).ino).not.toBe(changed);
    expect(store.purge(isMeant)).toEqual([]);
  });

  it('may be gone in part already, where a purge was cut off', async () => {
    const { id } = await publish({ 'index.html': '1', 'blog/index.html': 'x', [chunk('a')]: 'a' });
    fs.rmSync(path.join(store.siteOf(id), 'blog'), { recursive: true });
    fs.rmSync(path.join(store.siteOf(id), chunk('a')));
    expect(store.purge(isMeant)).toEqual([chunk('a'), 'blog/index.html']);
    expect(Object.keys(store.find(id)?.files ?? {})).toEqual(['index.html']);
  });
});
