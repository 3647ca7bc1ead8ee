/** Withdrawing pages now: from releases, the object store and a CDN's list. */
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import { listFiles } from '../../../pipeline/files';
import { purge } from '../../../pipeline/release/purge';
import { INVALIDATION_FILE, uploadLive } from '../../../pipeline/release/upload';
import { objectStoreFixture } from '../../support/object-store-fixture';
import { DAY_MS as DAY, publishRelease, releaseStoreIn, START } from '../../support/release-store';
import { runShellScript } from '../../support/shell-script';

const LONG = 'thread '.repeat(200);
const SCRIPT = `app-${'a'.repeat(20)}.js`;

const { store, scratch, releases, publish: put, liveKeys } = objectStoreFixture();

const publish = async (files: Record<string, string>) => (await put(files)).id;

const site = {
  'index.html': '1',
  'blog/index.html': 'posts',
  'blog/x/index.html': LONG,
  'blog/x/y/index.html': 'another',
  'page-data/blog/x/page-data.json': '{}',
  'static/abc/320/face.jpg': 'small',
  'static/abc/640/face.jpg': 'large',
  'files/abc/ä b.pdf': 'PDF',
  [SCRIPT]: LONG,
};
const told = () => fs.readFileSync(`${releases.folder}/${INVALIDATION_FILE}`, 'utf8').split('\n');
const filesOf = (id: string) => listFiles(releases.siteOf(id)).join();
const upload = () => uploadLive(releases, store.settings, { graceMs: 7 * DAY });

describe('purge', () => {
  it('takes a page, a picture’s folder and a document off every release, and nothing else', async () => {
    const ids = [await publish(site), await publish({ ...site, 'index.html': '2' })];
    const done = await purge(releases, null, [
      'https://www.example.com/blog/x/',
      '/static/abc',
      'files/abc/%C3%A4%20b.pdf',
    ]);
    expect(done.map(({ files }) => files.length)).toEqual([2, 2, 1]);
    for (const id of ids) {
      expect(Object.keys(releases.find(id)?.files ?? {}).sort()).toEqual(
        ['index.html', 'blog/index.html', 'blog/x/y/index.html', SCRIPT].sort(),
      );
      expect(filesOf(id)).not.toMatch(/blog\/x\/index|static|files/);
      expect(releases.strangers(id)).toEqual([]);
    }
    expect(releases.live()?.id).toBe(ids[1]);
    expect(told()).toEqual([
      '/blog/x',
      '/files/abc/%C3%A4%20b.pdf',
      '/page-data/blog/x/page-data.json',
      '/static/abc',
      '/static/abc/320/face.jpg',
      '/static/abc/640/face.jpg',
      '',
    ]);
  });

  it('takes off what is kept of an earlier release, so that neither the next nor going back has it', async () => {
    const one = await publish(site);
    const { [SCRIPT]: script, ...rest } = site;
    const two = await publish({ ...rest, 'index.html': '2' });
    expect([script, filesOf(two).includes(SCRIPT)]).toEqual([LONG, true]);
    await purge(releases, null, [SCRIPT]);
    expect(releases.find(two)?.graced).toEqual({});
    const three = await publish({ ...rest, 'index.html': '3' });
    releases.rollBack(one, START + 2 * DAY, 7 * DAY);
    for (const id of [one, two, three]) expect(filesOf(id)).not.toContain(SCRIPT);
  });

  it('takes it off the object store, whose next upload goes on', async () => {
    await publish(site);
    await upload();
    const done = await purge(releases, store.settings, ['/blog/x', '/static/abc']);
    expect(done.map(({ objects }) => objects.length)).toEqual([2, 2]);
    expect(store.keys()).toEqual(liveKeys());
    expect(told()).toContain('/static/abc/640/face.jpg');
    expect(await upload()).toBeNull();
    store.asked = [];
    await publish({ 'index.html': '2', 'static/abc/320/face.jpg': 'small' });
    await upload();
    expect(store.keys()).toEqual(liveKeys());
    expect(store.asked.join()).toMatch(/PUT [^,]*static\/abc\/320/);
  });

  it('begins anew where the store was cut off, and has told the CDN by then', async () => {
    await publish(site);
    await upload();
    store.isCutAt = (asked) => asked.startsWith('DELETE');
    await expect(purge(releases, store.settings, ['/files/abc/ä b.pdf'])).rejects.toThrow(
      /could not be removed, bucket/,
    );
    expect(told()).toContain('/files/abc/%C3%A4%20b.pdf');
    expect(Object.keys(releases.live()?.files ?? {})).not.toContain('files/abc/ä b.pdf');
    store.isCutAt = () => false;
    const [again] = await purge(releases, store.settings, ['/files/abc/ä b.pdf']);
    expect(again).toMatchObject({ files: [], objects: ['files/abc/ä b.pdf'] });
    expect(store.keys().join()).not.toContain('.pdf');
  });

  it.each(['/', 'https://www.example.com', '/index.html', '404.html', '/../', '%ff'])(
    'refuses %s, and takes nothing off',
    async (name) => {
      const id = await publish(site);
      const before = filesOf(id);
      await expect(purge(releases, null, ['/blog/x', name])).rejects.toThrow(
        /nothing was taken off/,
      );
      expect(filesOf(id)).toBe(before);
    },
  );

  it.each(['static', 'files/', 'blo', '/page-data'])(
    'takes no whole folder by %s',
    async (name) => {
      const id = await publish(site);
      const before = filesOf(id);
      expect(await purge(releases, null, [name])).toMatchObject([{ files: [] }]);
      expect(filesOf(id)).toBe(before);
    },
  );
});

describe('the command', () => {
  it('says what it took off, and names what it did not find', async () => {
    const own = releaseStoreIn(scratch.file('www/qa'));
    await publishRelease(own, scratch, site);
    const run = (...names: string[]) =>
      runShellScript(
        process.execPath,
        ['--import', 'tsx', 'scripts/release.ts', 'purge', ...names],
        { SITE_URL: 'http://127.0.0.1:9000', RELEASE_DIR: scratch.file('www') },
      );
    const found = await run('/blog/x');
    expect(found).toMatchObject({ status: 0 });
    expect(found.output).toContain('blog/x: 2 files taken off the releases.');
    expect(found.output).toContain('The CDN has to ask again for:\n/blog/x\n');
    const missed = await run('/blog/z');
    expect(missed).toMatchObject({ status: 1 });
    expect(missed.output).toContain('Nothing is called blog/z.');
  });
});
