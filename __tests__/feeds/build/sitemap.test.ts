import { describe, expect, it } from '@jest/globals';
import { sitemapFiles, type SitemapEntry } from '../../../src/feeds/build/sitemap';
import { named, parseXml, textOf } from '../../support/xml';

const SITE = 'https://www.example.com';

const entry = (name: string, more: Partial<SitemapEntry> = {}): SitemapEntry => ({
  url: `${SITE}/blog/${name}`,
  lastmod: null,
  image: null,
  part: 'blog-2026',
  ...more,
});

const locations = (text = '', name = 'url') =>
  named(parseXml(text), name).map((each) => textOf(each, 'loc'));

describe('the sitemap', () => {
  it('is an index over parts by kind, each with the newest change in it', () => {
    const files = sitemapFiles(
      [
        entry('a', { lastmod: '2026-02-01T00:00:00Z' }),
        entry('b', { lastmod: '2026-03-01T00:00:00Z' }),
        entry('c', { part: 'pages' }),
      ],
      SITE,
    );
    expect([...files.keys()]).toEqual([
      'sitemap.xml',
      'sitemap-blog-2026.xml',
      'sitemap-pages.xml',
    ]);
    const index = parseXml(files.get('sitemap.xml') ?? '');
    expect(index).toMatchObject({
      name: 'sitemapindex',
      attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    });
    expect(
      named(index, 'sitemap').map((part) => [textOf(part, 'loc'), textOf(part, 'lastmod')]),
    ).toEqual([
      [`${SITE}/sitemap-blog-2026.xml`, '2026-03-01T00:00:00Z'],
      [`${SITE}/sitemap-pages.xml`, undefined],
    ]);
  });

  it('names each page with its change and its picture', () => {
    const image = `${SITE}/static/1/a & b.jpg`;
    const files = sitemapFiles([entry("it's", { lastmod: '2026-02-01T00:00:00Z', image })], SITE);
    const [url] = named(parseXml(files.get('sitemap-blog-2026.xml') ?? ''), 'url');
    expect(url?.children).toMatchObject([
      { name: 'loc', text: `${SITE}/blog/it's` },
      { name: 'lastmod', text: '2026-02-01T00:00:00Z' },
      { name: 'image:image', children: [{ name: 'image:loc', text: image }] },
    ]);
  });

  it.each([
    ['addresses', { urls: 2, bytes: 1_000_000 }],
    ['bytes', { urls: 50_000, bytes: 1_150 }],
  ])('begins a new part where one would hold too many %s', (_, limits) => {
    const entries = ['a', 'b', 'c', 'd', 'e'].map((name) => entry(name));
    const files = sitemapFiles(entries, SITE, limits);
    const parts = [...files].filter(([name]) => name !== 'sitemap.xml');
    expect(parts.map(([name]) => name)).toEqual([
      'sitemap-blog-2026-part-2.xml',
      'sitemap-blog-2026-part-3.xml',
      'sitemap-blog-2026.xml',
    ]);
    expect(parts.flatMap(([, text]) => locations(text)).sort()).toEqual(
      entries.map(({ url }) => url),
    );
    expect(locations(files.get('sitemap.xml'), 'sitemap')).toHaveLength(3);
    for (const [, text] of parts) expect(Buffer.byteLength(text)).toBeLessThan(limits.bytes);
  });

  it('changes in the part of a changed post and in the index, and nowhere else', () => {
    const others = [entry('old', { part: 'blog-2025', lastmod: '2025-01-01T00:00:00Z' })];
    const before = sitemapFiles([entry('a', { lastmod: '2026-02-01T00:00:00Z' }), ...others], SITE);
    const after = sitemapFiles([entry('a', { lastmod: '2026-04-01T00:00:00Z' }), ...others], SITE);
    expect([...after].filter(([name, text]) => before.get(name) !== text).map(([n]) => n)).toEqual([
      'sitemap.xml',
      'sitemap-blog-2026.xml',
    ]);
  });
});
