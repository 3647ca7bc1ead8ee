import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { changedAddresses, sitemapAddresses } from '../../../pipeline/release/addresses';
import { submissionsOf, tellIndexNow } from '../../../pipeline/release/index-now';
import { sitemapFiles } from '../../../src/feeds/build/sitemap';
import { startWebhook } from '../../support/notice-receivers';
import { scratchForEach } from '../../support/scratch-for-each';
import { PRODUCTION_HOST } from '../../support/hosts';

const SITE = `https://${PRODUCTION_HOST}`;
const KEY = 'a1b2c3d4';
const none = { new: [], changed: [], removed: [] };

describe('the changed addresses of a release', () => {
  const scratch = scratchForEach();

  it('are those of pages that may be listed, and of pages that are gone', () => {
    const entries = ['/', '/blog/naïve', '/blog/it’s'].map((path) => ({
      ...{ url: SITE + encodeURI(path), lastmod: null, image: null, part: 'pages' },
    }));
    scratch.writeAll('site', Object.fromEntries(sitemapFiles(entries, SITE)));
    const listed = sitemapAddresses(scratch.file('site'));
    expect(listed).toEqual(new Set(entries.map(({ url }) => url)));
    const pages = {
      new: ['/blog/naïve', '/search'],
      changed: ['/404', '/'],
      removed: ['/blog/gone'],
    };
    expect(changedAddresses(pages, SITE, listed)).toEqual({
      new: [`${SITE}/blog/na%C3%AFve`],
      changed: [`${SITE}/`],
      removed: [`${SITE}/blog/gone`],
    });
  });
});

describe('IndexNow', () => {
  let server: Awaited<ReturnType<typeof startWebhook>>;
  beforeEach(async () => {
    server = await startWebhook([202]);
  });
  afterEach(() => server.stop());

  it('is told of all of them, with the place of the key', async () => {
    const addresses = { new: [`${SITE}/a`], changed: [`${SITE}/b`], removed: [`${SITE}/c`] };
    expect(await tellIndexNow(addresses, SITE, KEY, server.url)).toBeNull();
    expect(server.calls).toHaveLength(1);
    const { method, headers, body } = server.calls[0] ?? {};
    expect([method, headers?.['content-type']]).toEqual([
      'POST',
      'application/json; charset=utf-8',
    ]);
    expect(JSON.parse(body ?? '')).toEqual({
      host: PRODUCTION_HOST,
      key: KEY,
      keyLocation: `${SITE}/${KEY}.txt`,
      urlList: [`${SITE}/a`, `${SITE}/b`, `${SITE}/c`],
    });
  });

  it('is told nothing where nothing has changed, and ten thousand at a time', async () => {
    expect(await tellIndexNow(none, SITE, KEY, server.url)).toBeNull();
    expect(server.calls).toEqual([]);
    const many = { ...none, new: Array.from({ length: 20_001 }, (_, at) => `${SITE}/${at}`) };
    expect(submissionsOf(many, SITE, KEY).map(({ urlList }) => urlList.length)).toEqual([
      10_000, 10_000, 1,
    ]);
  });

  it('may refuse, or not be there', async () => {
    const addresses = { ...none, new: [`${SITE}/a`] };
    server.answers.unshift(403);
    expect(await tellIndexNow(addresses, SITE, KEY, server.url)).toContain('status 403');
    expect(await tellIndexNow(addresses, SITE, KEY, 'http://127.0.0.1:1/')).toContain(
      'could not be reached',
    );
  });
});
