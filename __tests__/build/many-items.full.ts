/**
 * A real build of several hundred items, from an admin API that is not the embedded one. Among them are items that are
 * hostile in every field: nothing runs, no stranger gets a request, nothing leaves its place; nor in items that are
 * looked up after the build. The browser is told to overlook the site's policy, which would hide a fault of what is
 * beneath it.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { buildFolder } from '../../pipeline/layout';
import { checkSite } from '../../pipeline/release/checks/site';
import type { BuildReport } from '../../pipeline/report';
import { createStaticServer } from '../../pipeline/static-server';
import { htmlFile } from '../../pipeline/verify';
import { readMark } from '../../pipeline/work-directory';
import type { CollectionKey } from '../../src/collections/build-rows';
import { feedFormats, feedKeys, feedList } from '../../src/feeds/feeds';
import type { CollectionWithPages } from '../../src/collections';
import { closeContext, launchChromium } from '../../scripts/chromium';
import { FaultServer, type Content } from '../support/fault-server';
import { listenLocally, type LocalServer } from '../support/local-server';
import { freePort } from '../../scripts/servers/free-port';
import { HOSTILE_SVG, hostileContent, hostileCount } from '../support/hostile-content';
import {
  CLAIMS_A_SLUG,
  listPages,
  manyItems,
  placeKeys,
  places,
  published,
  WITHHELD,
} from '../support/many-items';
import { foreignParts } from '../support/own-scripts';
import { shareKinds } from '../support/share-kinds';
import { sharedAs, wronglyShared } from '../support/shared-as';
import { searchFragments } from '../support/search-sample';
import { hydrated } from '../support/shell';
import { BUILD_MS, pictureFile, TestSite } from '../support/site-build';
import { htmlOf } from '../support/site-files';
import {
  misplaced,
  NOBODY_ELSE,
  NOTHING,
  noticed,
  watchPage,
  type WatchedPage,
} from '../support/watched-page';
import { named, parseXml, textOf } from '../support/xml';

jest.setTimeout(3 * BUILD_MS);

/** Pages that show items of all kinds, and how far lists reach. */
const LISTS = [
  '/',
  '/resources',
  '/resources/blogs',
  '/resources/blogs/page/4',
  '/resources/blogs/category/支払い',
  '/resources/blogs/archive/2026',
  '/resources/case-studies',
  '/resources/press-release',
  '/resources/downloads',
  '/resources/awards',
  '/resources/global-tech-series',
  '/corporate-overview/careers',
  '/services/fintech',
  '/services/cloud',
  '/sitemap',
];
/** A browser is shown every item that is hostile, and so many of the rest of each collection. */
const OF_THE_REST = 2;

let api: FaultServer;
let site: TestSite;
let report: BuildReport;
let server: LocalServer;
let browser: Browser;
let watched: WatchedPage;
let url = '';

/** The items of both kinds, the hostile ones last. */
function allItems(origin: string): Content {
  const hostile = hostileContent('hostile', origin);
  const many = manyItems(origin);
  // Each kind of picture on a post of its own.
  published(many.post).forEach((post, at) => {
    const [kind] = shareKinds.slice(at, at + 1);
    if (kind)
      Object.assign(post, { image_cdn: `${origin}/media/${kind.name}`, image_alt: kind.name });
  });
  const keys = Object.keys(many) as CollectionKey[];
  return Object.fromEntries(keys.map((key) => [key, [...many[key], ...hostile[key]]])) as Content;
}

/** The paths of a collection's items that are shown. */
const itemPaths = (key: CollectionWithPages): string[] =>
  published(api.content[key])
    .map(({ slug }) => `${places[key].items}/${String(slug)}`)
    .sort();
const allItemPaths = () => placeKeys.flatMap(itemPaths).sort();

beforeAll(async () => {
  api = new FaultServer({ content: allItems('') });
  await api.start();
  api.content = allItems(api.origin);
  api.files.set('/media/picture.jpg', { body: await pictureFile(200), type: 'image/jpeg' });
  api.files.set('/media/hostile.svg', { body: HOSTILE_SVG, type: 'image/svg+xml' });
  api.files.set('/media/hostile.jpg', { body: await pictureFile(40), type: 'image/jpeg' });
  for (const { name, type, make } of shareKinds) {
    api.files.set(`/media/${name}`, { body: await make(), type });
  }
  const pdf = (name: string) => ({ body: `%PDF-1.4\n%${name}\n%%EOF\n`, type: 'application/pdf' });
  api.files.set('/media/hostile.pdf', pdf('hostile'));
  api.content.pdf.forEach((_, n) => api.files.set(`/media/paper-${n + 1}.pdf`, pdf(`${n}`)));
  site = new TestSite(api, 'many');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  report = await site.builds({ SITE_URL: url, GATSBY_ADMIN_API_QA: api.url });
  server = await listenLocally(createStaticServer(site.publicDir, site.stateDir), port);
  browser = await launchChromium(NOBODY_ELSE);
  watched = await watchPage(browser, url, api);
});

afterAll(async () => {
  if (watched) await closeContext(watched.page.context());
  await browser?.close();
  await server?.stop();
  await api.stop();
  site?.remove();
});

/** Paths of all pages of the site, as their addresses have them, without those that lead on to another. */
const pagePaths = () =>
  site
    .files()
    .filter((name) => name.endsWith('/index.html'))
    .filter((name) => !site.read(name).includes('http-equiv="refresh"'))
    .map((name) => `/${name.replace(/\/index\.html$/, '')}`);

const jsonOf = <T>(name: string) => JSON.parse(site.read(name)) as T;

describe('every item', () => {
  it('is in the report: all that is published, and why one is not', () => {
    expect(report.outcome).toBe('built');
    const counts = Object.entries(report.collections).map(([key, each]) => [key, each.published]);
    const expected = Object.entries(api.content).map(([key, items]) => [
      key,
      published(items).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
    const all = expected.reduce((sum, [, count]) => sum + Number(count), 0);
    expect(all).toBeGreaterThan(350);
    expect(report.problems).toContainEqual(
      expect.objectContaining({
        collection: 'post',
        id: String(CLAIMS_A_SLUG),
        kind: 'item-left-out',
      }),
    );
  });

  it('that is published has its page, and no other has', () => {
    const folders = placeKeys.map((key) => places[key].items);
    const own = pagePaths().filter(
      (name) => folders.includes(path.posix.dirname(name)) && !folders.includes(name),
    );
    expect(own.sort()).toEqual(allItemPaths());
    expect(site.pagesWith(WITHHELD)).toEqual([]);
    expect(site.files().filter((name) => site.read(name).includes(WITHHELD))).toEqual([]);
  });

  it.each([
    ['award', 'Award', '/resources/awards'],
    ['pdf', 'Download', '/resources/downloads'],
    ['techSeries', 'Event', '/resources/global-tech-series'],
  ] as const)('of the %s list is on the page of it once', (key, kind, page) => {
    const shown = site.page(page).split(` data-search-item="${kind}"`).length - 1;
    expect(shown).toBe(published(api.content[key]).length);
  });

  it('is in the sitemap once, and every address there is a page', () => {
    const parts = named(parseXml(site.read('sitemap.xml')), 'sitemap').map((part) =>
      new URL(textOf(part, 'loc') ?? '').pathname.slice(1),
    );
    const pages = parts.flatMap((name) =>
      named(parseXml(site.read(name)), 'url').map((entry) =>
        decodeURIComponent(new URL(textOf(entry, 'loc') ?? '').pathname),
      ),
    );
    expect(new Set(pages).size).toBe(pages.length);
    const items = new Set(allItemPaths());
    expect(pages.filter((page) => items.has(page)).sort()).toEqual([...items].sort());
    expect(pages.filter((page) => !site.hasPage(page))).toEqual([]);
    const lists = placeKeys.map((key) => places[key].list);
    expect(lists.filter((list) => !pages.includes(list))).toEqual([]);
  });

  it('is in the search index once', () => {
    const found = searchFragments(site.publicDir).map((fragment) => fragment.url);
    expect(new Set(found).size).toBe(found.length);
    const items = new Set(allItemPaths());
    const paths = found.map((each) => decodeURI(each).replace(/(.)\/$/, '$1'));
    expect(paths.filter((each) => items.has(each)).sort()).toEqual([...items].sort());
    for (const [key, mark] of [
      ['award', '#award-'],
      ['pdf', '#download-'],
      ['techSeries', '#event-'],
    ] as const) {
      const own = paths.filter((each) => each.includes(mark));
      expect([key, own.length]).toEqual([key, published(api.content[key]).length]);
    }
  });
});

describe('a list', () => {
  it.each(placeKeys)('of every %s has the pages, categories and years that it must have', (key) => {
    const { list } = places[key];
    const isList = (name: string) =>
      name === list || /^\/(?:page|category|archive)\//.test(name.slice(list.length));
    const own = pagePaths()
      .filter((name) => name.startsWith(list) && isList(name))
      // An address may lose hostile parts of a label; the first words stay.
      .map((name) => name.replace(/(\/category\/sample-\d+)[^/]*/, '$1'));
    const expected = listPages(key, published(api.content[key]));
    expect(expected).toContain(`${list}/page/4`);
    expect(own.sort()).toEqual(expected);
  });

  it.each(feedKeys)('of every %s has feeds of its newest thirty', (key) => {
    const dated = published(api.content[key]).filter(({ published_at: day }) => day !== undefined);
    const days = dated.map(({ published_at: day }) => Date.parse(String(day)));
    const newest = days.sort((a, b) => b - a).slice(0, 30);
    expect(dated.length).toBeGreaterThan(30);
    const read = (name: string) => site.read(`${feedList(key).slice(1)}/${name}`);
    const file = (format: string) => feedFormats.find((each) => each.key === format)?.file ?? '';
    const json = JSON.parse(read(file('json'))) as { items: { date_published: string }[] };
    expect(json.items.map(({ date_published: day }) => Date.parse(day))).toEqual(newest);
    expect(named(parseXml(read(file('atom'))), 'entry')).toHaveLength(newest.length);
    const [channel] = named(parseXml(read(file('rss'))), 'channel');
    expect(channel && named(channel, 'item')).toHaveLength(newest.length);
  });
});

describe('a page is shared', () => {
  it.each(shareKinds.map((kind, at) => [kind.name, kind, at] as const))(
    'as an item with the picture %s has to be',
    async (_, { name, as }, at) => {
      const { slug, title } = published(api.content.post)[at] ?? {};
      const shared = await sharedAs(site, htmlOf(`/blog/${String(slug)}`));
      if (as === 'picture')
        expect(shared).toMatchObject({ alt: name, said: 'image/jpeg 1200x630' });
      else expect(shared.said).toBe('image/png 1200x630');
      expect([title, shared.alt]).not.toContain('');
    },
  );

  it('with a picture that every network shows, and that is as the page says', async () => {
    const pages = site
      .htmlPages()
      .filter((name) => !site.read(name).includes('http-equiv="refresh"'));
    expect(pages.length).toBeGreaterThan(allItemPaths().length);
    expect(await wronglyShared(site, pages)).toEqual([]);
  });
});

describe('the built site', () => {
  it('holds nothing that would run, in pages, drawings and data', () => {
    // Pages of items that are not hostile hold what theirs hold, or links to them.
    const others = new Set(
      allItemPaths()
        .filter((address) => !address.includes('/hostile-'))
        .map((address) => htmlFile(address)),
    );
    const pages = site.htmlPages().filter((name) => !others.has(name));
    expect(pages.filter((name) => name.includes('/hostile-')).length).toBeGreaterThan(20);
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.flatMap((name) => foreignParts(site.read(name)))).toEqual([]);
    const drawings = site.files().filter((each) => each.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(0);
    for (const name of drawings) {
      const wrong = /alert|<script|onload|evil\.example/.exec(site.read(name));
      expect([name, wrong]).toEqual([name, null]);
    }
  });

  it('is fit for a release', async () => {
    const mark = readMark(buildFolder(site.stateDir));
    if (!mark) throw new Error('The build left no mark.');
    const findings = checkSite({
      root: site.publicDir,
      files: Object.keys(mark.files),
      siteUrl: url,
      redirects: mark.redirects,
      authors: mark.authors,
      size: { pages: 1, bytes: 1 },
      liveSize: null,
      maxChange: null,
    });
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('writes XML and JSON that are whole', () => {
    const ending = (pattern: RegExp) => site.files().filter((name) => pattern.test(name));
    const xml = ending(/\.(?:xml|rss|atom)$/);
    expect(xml.length).toBeGreaterThan(4);
    for (const name of xml) expect(() => parseXml(site.read(name))).not.toThrow();
    const json = ending(/\.(?:json|jsonfeed|webmanifest)$/);
    expect(json.length).toBeGreaterThan(allItemPaths().length);
    for (const name of json) expect(() => jsonOf(name)).not.toThrow();
  });
});

/** Opens a page of the site, and looks for misplaced elements. */
async function misplacedAt(address: string): Promise<unknown[]> {
  const answer = await watched.page.goto(url + encodeURI(address), { waitUntil: 'load' });
  expect([address, answer?.status()]).toEqual([address, 200]);
  if (address.endsWith('-0') || LISTS.includes(address)) await hydrated(watched.page);
  return misplaced(watched.page, address);
}

describe('in windows of a phone and of a desk', () => {
  it('built pages run nothing, ask nobody, and stay in their place', async () => {
    const items = placeKeys.flatMap((key) => {
      const all = published(api.content[key]);
      // In other scripts than Latin, each with other empty fields; of the posts the longest, too.
      const others = all.slice(0, OF_THE_REST);
      const longest = key === 'post' ? all.slice(28, 29) : [];
      const hostile = all.slice(-hostileCount(key));
      return [...others, ...longest, ...hostile].map(
        ({ slug }) => `${places[key].items}/${String(slug)}`,
      );
    });
    const hostile = items.filter((address) => address.includes('/hostile-'));
    const count = placeKeys.reduce((sum, key) => sum + hostileCount(key), 0);
    expect([hostile.length, items.length]).toEqual([count, count + 4 * OF_THE_REST + 1]);
    const wrong: unknown[] = [];
    for (const address of [...LISTS, ...items]) wrong.push(...(await misplacedAt(address)));
    expect(wrong).toEqual([]);
    expect(noticed(watched)).toEqual(NOTHING);
  });

  it('the rest of a long filter stands below the links, and not below their label', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${url}/resources/blogs`);
    const filter = page.getByRole('navigation', { name: 'Categories' });
    const links = await filter.getByRole('list').first().boundingBox();
    const rest = await filter.locator('details').boundingBox();
    expect([rest?.x, rest?.width]).toEqual([links?.x, links?.width]);
  });

  it('looked-up items do so too', async () => {
    const built = api.content;
    api.content = hostileContent('newer', api.origin);
    const wrong: unknown[] = [];
    for (const key of placeKeys) {
      for (let n = 0; n < hostileCount(key); n += 1) {
        const address = `${places[key].items}/newer-${n}`;
        await watched.page.goto(url + address, { waitUntil: 'load' });
        await watched.page.getByRole('heading', { level: 2, name: 'Part' }).first().waitFor();
        wrong.push(...(await misplaced(watched.page, address)));
      }
    }
    api.content = built;
    expect(wrong).toEqual([]);
    expect(noticed(watched)).toEqual(NOTHING);
  });
});
