/** Releases in an S3-compatible store, uploaded by the official SDK. */
import { describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { Bucket } from '../../../pipeline/hosting/object-store/bucket';
import { deployRelease } from '../../../pipeline/hosting/object-store/deploy';
import { keyOf, transferFor } from '../../../pipeline/hosting/object-store/objects';
import type { Release } from '../../../pipeline/release/store';
import { objectStoreFixture } from '../../support/object-store-fixture';
import { DAY_MS as DAY, START } from '../../support/release-store';

const CHUNK = (letter: string) => `app-${letter.repeat(20)}.js`;
const LONG = 'All work and no play. '.repeat(200);

const { store, releases, publish: publishRelease, liveKeys } = objectStoreFixture();

const publish = (
  files: Record<string, string>,
  time = START,
  redirects: { from: string; to: string }[] = [],
) => publishRelease(files, { time, redirects });

/** A site whose files contain its letter, except for the post, which is always the same. */
const siteOf = (letter: string) => ({
  'index.html': `<p>${letter}</p><script src="/${CHUNK(letter)}"></script>${LONG}`,
  '404.html': 'Not here.',
  'blog/index.html': `${letter} blog`,
  'blog/ünï x/index.html': 'the same post',
  'files/paper.pdf': 'PDF',
  [CHUNK(letter)]: `"${letter}";`,
  'page-data/index/page-data.json': `{"release":"${letter}"}`,
});

const deploy = (release: Release, now = START) =>
  deployRelease(store.settings, release, releases.siteOf(release.id), { graceMs: 7 * DAY, now });
const text = async (key: string) => {
  const { headers, body } = await store.get(key);
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
};

describe('a first deploy', () => {
  it('stores each page under its address, with the headers that a CDN needs', async () => {
    const report = await deploy(await publish(siteOf('a')));
    expect(report).toMatchObject({ sent: 7, removed: 0 });
    const sizes = await Promise.all(
      Object.keys(siteOf('a')).map(async (name) => (await store.get(keyOf(name))).body.length),
    );
    expect(report?.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
    const home = await store.get('index.html');
    expect(home.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
    });
    expect(gunzipSync(home.body).toString()).toContain('<p>a</p>');
    expect(await text('blog')).toBe('a blog');
    expect(await text('blog/ünï x')).toBe('the same post');
    expect((await store.get(CHUNK('a'))).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await store.get('files/paper.pdf')).headers['content-type']).toBe('application/pdf');
  });

  it('uploads files before the pages that load them', async () => {
    await deploy(await publish(siteOf('a')));
    const puts = store.asked.filter((asked) => !asked.includes('.deployed.json'));
    const at = (key: string) =>
      puts.findIndex((asked) => asked.includes(`/${store.bucket}/${key}`));
    expect(at(CHUNK('a'))).toBeLessThan(at('page-data/'));
    expect(at('files/paper.pdf')).toBeLessThan(at('page-data/'));
    expect(at('page-data/')).toBeLessThan(at('index.html'));
    expect(at('page-data/')).toBeLessThan(at('blog'));
  });
});

describe('the next deploy', () => {
  it('uploads only changes, and lists what a CDN must invalidate', async () => {
    await deploy(await publish(siteOf('a')));
    store.asked = [];
    const second = await publish(siteOf('b'));
    const report = await deploy(second);
    expect(report).toMatchObject({ sent: 4, removed: 0 });
    expect(report?.invalidate).toEqual(['/', '/blog', '/page-data/index/page-data.json']);
    expect(store.asked.join()).not.toContain('ünï x');
    expect(await text('index.html')).toContain('<p>b</p>');
    // A page that is still open finds its script.
    expect(await text(CHUNK('a'))).toBe('"a";');
    expect(await deploy(second)).toBeNull();
  });

  it('removes a deleted page last, and an old script after its grace period', async () => {
    await deploy(await publish(siteOf('a')));
    const { 'blog/index.html': gone, ...rest } = siteOf('b');
    expect(gone).toBe('b blog');
    store.asked = [];
    const report = await deploy(await publish(rest));
    expect(report).toMatchObject({ removed: 1 });
    expect(report?.invalidate).toContain('/blog');
    expect((await store.get('blog')).status).toBe(404);
    expect(store.asked.at(-2)).toMatch(/^DELETE .*\/blog\b/);
    expect(store.asked.at(-1)).toMatch(/^PUT .*\.deployed\.json/);
    await deploy(await publish(siteOf('c'), START + 8 * DAY), START + 8 * DAY);
    expect(store.keys()).not.toContain(CHUNK('a'));
    expect(store.keys()).toContain(CHUNK('b'));
  });

  it('removes a withdrawn document at once, and has the CDN invalidate it', async () => {
    await deploy(await publish({ ...siteOf('a'), 'static/x/face.jpg': 'JPG' }));
    const { 'files/paper.pdf': gone, ...rest } = siteOf('a');
    expect(gone).toBe('PDF');
    const report = await deploy(await publish({ ...rest, [CHUNK('b')]: 'b' }));
    expect(report?.invalidate).toEqual(['/files/paper.pdf', '/static/x/face.jpg']);
    expect(store.keys().filter((key) => /^(?:files|static)/.test(key))).toEqual([]);
  });

  it('redirects a former address', async () => {
    await deploy(await publish(siteOf('a')));
    const moved = { ...siteOf('b'), 'blog/old/index.html': 'This page has moved.' };
    await deploy(await publish(moved, START, [{ from: '/blog/old', to: '/blog/ünï x' }]));
    expect(await text('blog/old')).toBe('This page has moved.');
    expect((await store.get('blog/old')).headers['x-amz-website-redirect-location']).toBe(
      '/blog/%C3%BCn%C3%AF%20x',
    );
  });

  it('rolls back to an earlier release', async () => {
    const first = await publish(siteOf('a'));
    await deploy(first);
    await deploy(await publish(siteOf('b')));
    releases.rollBack(first.id, START + DAY, 7 * DAY);
    const live = releases.live();
    const report = live && (await deploy(live));
    expect(report).toMatchObject({ release: first.id, sent: 3 });
    expect(await text('index.html')).toContain('<p>a</p>');
    expect(await text(CHUNK('b'))).toBe('"b";');
  });
});

describe('a store that was unreachable for longer than the grace period', () => {
  const at = (day: number) => START + day * DAY;
  const publishAt = (letter: string, day: number) => publish(siteOf(letter), at(day));
  const list = async () =>
    JSON.parse(await text('.deployed.json')) as { leaving?: Record<string, number> };

  /** Releases a to j, a day apart: the store has only the first. */
  async function missNineDays(): Promise<Release> {
    await deploy(await publishAt('a', 0), at(0));
    for (const [day, letter] of [...'bcdefghi'].entries()) await publishAt(letter, day + 1);
    const last = await publishAt('j', 9);
    expect(last.graced).not.toHaveProperty(CHUNK('a'));
    return last;
  }

  it('keeps what its pages loaded until now, and removes it after the grace period', async () => {
    const report = await deploy(await missNineDays(), at(9));
    expect(await text('index.html')).toContain('<p>j</p>');
    expect(await text(CHUNK('a'))).toBe('"a";');
    expect(report).toMatchObject({ removed: 0 });
    expect((await list()).leaving?.[CHUNK('a')]).toBe(at(16));
    await deploy(await publishAt('k', 15), at(15));
    expect(await text(CHUNK('a'))).toBe('"a";');
    const last = await publishAt('l', 17);
    store.asked = [];
    await deploy(last, at(17));
    expect(store.asked.join()).toMatch(new RegExp(`DELETE [^,]*${CHUNK('a')}`));
    expect(store.keys()).toEqual(liveKeys());
    expect(Object.keys((await list()).leaving ?? {})).not.toContain(CHUNK('a'));
  });

  it('still removes a page at once', async () => {
    await deploy(await publish({ ...siteOf('a'), 'old/index.html': 'Old.' }, at(0)), at(0));
    await publishAt('b', 1);
    expect(await deploy(await publishAt('c', 9), at(9))).toMatchObject({ removed: 1 });
    expect((await store.get('old')).status).toBe(404);
    expect(await text(CHUNK('a'))).toBe('"a";');
  });

  it('neither uploads nor removes an asset that comes back meanwhile', async () => {
    await deploy(await missNineDays(), at(9));
    store.asked = [];
    await deploy(await publishAt('a', 10), at(10));
    expect(store.asked.join()).not.toContain(CHUNK('a'));
    await publishAt('m', 18);
    await deploy(await publishAt('n', 30), at(30));
    expect(await text(CHUNK('a'))).toBe('"a";');
    expect((await list()).leaving?.[CHUNK('a')]).toBe(at(37));
  });

  it('restarts the period of an asset that came back with an interrupted deploy', async () => {
    await deploy(await missNineDays(), at(9));
    const back = await publishAt('a', 10);
    store.isCutAt = (asked) => asked.includes('index.html');
    await expect(deploy(back, at(10))).rejects.toThrow(/could not be sent/);
    store.isCutAt = () => false;
    await publishAt('m', 18);
    await deploy(await publishAt('n', 30), at(30));
    expect(await text(CHUNK('a'))).toBe('"a";');
  });

  it('reads a list of earlier code, without such times', async () => {
    const last = await missNineDays();
    const { leaving, ...earlier } = await list();
    expect(leaving).toEqual({});
    const bucket = new Bucket(store.settings);
    await bucket.write('.deployed.json', JSON.stringify(earlier));
    bucket.close();
    await deploy(last, at(9));
    expect(await text(CHUNK('a'))).toBe('"a";');
    await deploy(await publishAt('k', 17), at(17));
    expect(store.keys()).not.toContain(CHUNK('a'));
  });

  it('keeps nothing if the grace period is 0', async () => {
    await deploy(await publishAt('a', 0), at(0));
    await publishAt('b', 1);
    const last = await publishAt('c', 9);
    await deployRelease(store.settings, last, releases.siteOf(last.id), {
      graceMs: 0,
      now: at(9),
    });
    expect(store.keys()).not.toContain(CHUNK('a'));
  });
});

describe('an interrupted deploy', () => {
  it.each(['app-b', 'page-data', 'index.html', 'DELETE', '.deployed.json'])(
    'at %s, it leaves pages that find all they ask for, and the next deploy mends it',
    async (where) => {
      await deploy(await publish({ ...siteOf('a'), 'old/index.html': 'An old page.' }));
      const second = await publish(siteOf('b'));
      let passed = 0;
      store.isCutAt = (asked) => {
        if (asked.includes('.deployed.json') && asked.startsWith('PUT')) passed += 1;
        // The first write of the list passes; the second one fails.
        return where === '.deployed.json' ? passed > 1 : asked.includes(where);
      };
      await expect(deploy(second)).rejects.toThrow(`bucket ${store.bucket} at http`);
      store.isCutAt = () => false;
      const [script] = /app-[ab]+\.js/.exec(await text('index.html')) ?? [];
      expect((await store.get(script ?? '')).status).toBe(200);

      // The content has changed meanwhile.
      await deploy(await publish(siteOf('c')));
      expect(store.keys()).toEqual(liveKeys());
      expect(await text('index.html')).toContain('<p>c</p>');
    },
  );

  it('uploads nothing more after a failure', async () => {
    const posts = Array.from({ length: 200 }, (_, n) => [`post-${n}/index.html`, `Post ${n}`]);
    const release = await publish({ ...siteOf('a'), ...Object.fromEntries(posts) });
    store.isRefusedAt = (asked) => asked.includes('post-20');
    await expect(deploy(release)).rejects.toThrow(/post-20 could not be sent/);
    const known = store.keys().filter((key) => key.startsWith('post-')).length;
    expect(known).toBeLessThan(190);
    store.asked = [];
    // Open requests would arrive before these.
    for (let n = 0; n < 20; n += 1) await store.get('index.html');
    expect(store.asked).toEqual([]);
    expect(store.keys().filter((key) => key.startsWith('post-'))).toHaveLength(known);
  });

  it('names the bucket and the remedy if access is denied', async () => {
    const release = await publish(siteOf('a'));
    const { settings } = store;
    await expect(
      deployRelease({ ...settings, bucket: 'other' }, release, releases.siteOf(release.id), {
        graceMs: DAY,
      }),
    ).rejects.toThrow(/bucket other at http.*S3_BUCKET, S3_REGION and S3_ENDPOINT/);
  });

  it('names the missing right to list', async () => {
    store.isRefusedAt = (asked) => asked.startsWith('GET');
    await expect(deploy(await publish(siteOf('a')))).rejects.toThrow(/AccessDenied.*s3:ListBucket/);
  });

  it('prints no credentials of the address', async () => {
    const release = await publish(siteOf('a'));
    const endpoint = store.settings.endpoint?.replace('//', '//somebody:secret@');
    store.isRefusedAt = () => true;
    const deploying = deployRelease(
      { ...store.settings, ...(endpoint ? { endpoint } : {}) },
      release,
      releases.siteOf(release.id),
      { graceMs: DAY },
    );
    const said = await deploying.then(String, String);
    expect(said).toContain(`bucket ${store.bucket} at http://127`);
    expect(said).not.toMatch(/somebody|secret/);
  });
});

it('invalidates everything after many changes', () => {
  const objects = new Map(
    Array.from({ length: 1001 }, (_, n) => [
      `page-${n}`,
      {
        key: `page-${n}`,
        file: `page-${n}/index.html`,
        contentType: 'text/html; charset=utf-8',
        cacheControl: 'no-cache',
        hash: String(n),
      },
    ]),
  );
  const manifest = { version: 1 as const, release: null, objects: {}, pending: [] };
  const stay = { own: {}, now: START, graceMs: DAY };
  expect(transferFor(objects, manifest, stay).invalidate).toEqual(['/*']);
});
