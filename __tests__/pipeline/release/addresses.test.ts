import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changedAddresses, sitemapAddresses } from '../../../pipeline/release/addresses';
import { submissionsOf, tellIndexNow } from '../../../pipeline/release/index-now';
import { sitemapFiles } from '../../../src/feeds/build/sitemap';
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
  let server: Server;
  let status: number;
  let told: { method: string | undefined; type: string | undefined; body: unknown }[];
  let endpoint: string;
  beforeEach(async () => {
    told = [];
    status = 202;
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        const { method, headers } = request;
        told.push({ method, type: headers['content-type'], body: JSON.parse(text) });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('is told of all of them, with the place of the key', async () => {
    const addresses = { new: [`${SITE}/a`], changed: [`${SITE}/b`], removed: [`${SITE}/c`] };
    expect(await tellIndexNow(addresses, SITE, KEY, endpoint)).toBeNull();
    expect(told).toEqual([
      {
        method: 'POST',
        type: 'application/json; charset=utf-8',
        body: {
          host: PRODUCTION_HOST,
          key: KEY,
          keyLocation: `${SITE}/${KEY}.txt`,
          urlList: [`${SITE}/a`, `${SITE}/b`, `${SITE}/c`],
        },
      },
    ]);
  });

  it('is told nothing where nothing has changed, and ten thousand at a time', async () => {
    expect(await tellIndexNow(none, SITE, KEY, endpoint)).toBeNull();
    expect(told).toEqual([]);
    const many = { ...none, new: Array.from({ length: 20_001 }, (_, at) => `${SITE}/${at}`) };
    expect(submissionsOf(many, SITE, KEY).map(({ urlList }) => urlList.length)).toEqual([
      10_000, 10_000, 1,
    ]);
  });

  it('may refuse, or not be there', async () => {
    const addresses = { ...none, new: [`${SITE}/a`] };
    status = 403;
    expect(await tellIndexNow(addresses, SITE, KEY, endpoint)).toContain('status 403');
    expect(await tellIndexNow(addresses, SITE, KEY, 'http://127.0.0.1:1/')).toContain(
      'could not be reached',
    );
  });
});
