/** The built site as search engines, feed readers and language models find it: in its files, and over HTTP. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { feedAddresses, feedKeys, feedList, type FeedKey } from '../../src/feeds/feeds';
import { decodeEntities } from '../../src/lib/html-entities';
import { allPaths } from '../../src/site/navigation';
import { ENVIRONMENT_MARK } from '../../src/site/robots';
import { absoluteUrl } from '../../src/seo/urls';
import { builtSite } from '../support/built-site';
import {
  clicksFromHome,
  headingOf,
  jsonLdOf,
  readBuiltPages,
  visibleText,
  type BuiltPage,
} from '../support/built-pages';
import { checkAtom, checkJsonFeed, checkRss } from '../support/feed-rules';
import { checkJsonLd, type JsonLdType, type StructuredData } from '../support/json-ld-schemas';
import { named, parseXml, textOf, type XmlNode } from '../support/xml';

const ITEM =
  /^\/(?:blog|case-study|press-release|corporate-overview\/careers)\/(?!(?:page|category|archive)\/)/;
const NUMBERED = /\/page\/\d+$/;

let root: string;
let url: string;
let pages: ReadonlyMap<string, BuiltPage>;
let indexed: BuiltPage[];
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

beforeAll(() => {
  ({ publicDir: root, url } = builtSite());
  pages = readBuiltPages(root, url);
  indexed = [...pages.values()].filter(({ isIndexed }) => isIndexed);
});

/** The items of a list of the admin API. */
async function itemsOf(call: string, field: string): Promise<Record<string, string>[]> {
  const response = await fetch(`${builtSite().adminApiUrl}/${call}`);
  const body = (await response.json()) as Record<string, Record<string, string>[]>;
  return body[field] ?? [];
}

describe('the XML sitemap', () => {
  let entries: XmlNode[];
  beforeAll(() => {
    entries = named(parseXml(read('sitemap.xml')), 'sitemap').flatMap((part) => {
      const name = (textOf(part, 'loc') ?? '').slice(url.length + 1);
      return named(parseXml(read(name)), 'url');
    });
  });

  test('names the pages that are canonical and may be listed, each once, and no other', () => {
    const canonical = indexed.filter((page) => page.canonical === absoluteUrl(url, page.path));
    expect(canonical.length).toBeGreaterThan(allPaths.length);
    expect(entries.map((entry) => textOf(entry, 'loc')).sort()).toEqual(
      canonical.map((page) => page.canonical).sort(),
    );
  });

  test('names pages that answer, and leads through no redirect', async () => {
    for (const entry of entries) {
      const { status } = await fetch(textOf(entry, 'loc') ?? '', {
        method: 'HEAD',
        redirect: 'manual',
      });
      expect({ page: textOf(entry, 'loc'), status }).toEqual({
        page: textOf(entry, 'loc'),
        status: 200,
      });
    }
  });

  test('has no part that the index does not name', () => {
    const parts = named(parseXml(read('sitemap.xml')), 'sitemap').map((part) =>
      textOf(part, 'loc'),
    );
    const files = listFiles(root).filter((name) => /^sitemap-.*\.xml$/.test(name));
    expect(files.map((name) => `${url}/${name}`).sort()).toEqual(parts.sort());
  });

  test('says of posts when they changed, as the admin API does', async () => {
    const posts = await itemsOf('posts?pageSize=100', 'posts');
    const days = new Map(entries.map((entry) => [textOf(entry, 'loc'), textOf(entry, 'lastmod')]));
    const published = posts.filter(({ slug }) => days.has(`${url}/blog/${slug ?? ''}`));
    expect(published.length).toBeGreaterThan(9);
    const second = (at = '') => Math.floor(Date.parse(at) / 1000);
    for (const { slug = '', updated_at: at, published_at: since } of published) {
      expect(second(days.get(`${url}/blog/${slug}`))).toBe(second(at ?? since));
    }
  });

  test('names pictures that are there, of pages of their own', () => {
    const pictures = entries.flatMap((entry) =>
      named(entry, 'image:image').map((image) => textOf(image, 'image:loc') ?? ''),
    );
    expect(pictures.length).toBeGreaterThan(9);
    for (const picture of pictures) {
      expect(picture).toMatch(/^https?:\/\/[^/]+\/(?:static|share\/photo)/);
      expect(picture.startsWith(`${url}/`)).toBe(true);
      expect(fs.existsSync(path.join(root, decodeURI(picture.slice(url.length))))).toBe(true);
    }
  });
});

describe('what only this machine reaches', () => {
  test('is what production is: no environment asks to be left out', async () => {
    const silent = [...pages.values()].filter(({ html }) => html.includes(ENVIRONMENT_MARK));
    expect(silent.map((page) => page.path)).toEqual([]);
    expect((await fetch(url)).headers.get('x-robots-tag')).toBeNull();
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  });
});

describe.each(feedKeys)('the feeds of %s', (key: FeedKey) => {
  const feed = () => {
    const [rss, atom, json] = feedAddresses(key).map((address) => ({
      ...address,
      text: read(address.path.slice(1)),
    }));
    if (!rss || !atom || !json) throw new Error('A feed is missing.');
    return { rss, atom, json };
  };

  test('keep the rules of their formats, and tell the same pages, which are there', () => {
    const { rss, atom, json } = feed();
    const told = checkJsonFeed(json.text, url + json.path).map((item) => item.url);
    expect(told.length).toBeGreaterThan(4);
    expect(checkRss(rss.text, url + rss.path).map((item) => textOf(item, 'link'))).toEqual(told);
    expect(
      checkAtom(atom.text, url + atom.path).map(
        (entry) => named(entry, 'link')[0]?.attributes['href'],
      ),
    ).toEqual(told);
    const known = new Set(indexed.map(({ canonical }) => canonical));
    expect(told.filter((address) => !known.has(address))).toEqual([]);
  });

  test('tell the newest first', () => {
    const { json } = feed();
    const dates = checkJsonFeed(json.text, url + json.path).map((item) =>
      Date.parse(item.date_published),
    );
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  test('are served as what they are', async () => {
    for (const { path: address, type } of feedAddresses(key)) {
      const response = await fetch(url + address);
      expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    }
  });

  test('are named by the list and by each of its items, and linked from the list', () => {
    const feedsOf = ({ html }: BuiltPage) =>
      [...html.matchAll(/<link[^>]*\srel="alternate"[^>]*\shref="([^"]*)"/g)].map(
        ([, href]) => href,
      );
    const wanted = feedAddresses(key).map((address) => url + address.path);
    const list = pages.get(feedList(key));
    const folder = key === 'post' ? '/blog/' : '/press-release/';
    const items = indexed.filter((page) => page.path.startsWith(folder));
    expect(items.length).toBeGreaterThan(4);
    for (const page of [list, ...items]) expect(page && feedsOf(page)).toEqual(wanted);
    for (const { path: address } of feedAddresses(key)) {
      expect(list?.links).toContain(address);
    }
  });
});

describe('structured data', () => {
  let data: { page: BuiltPage; all: StructuredData[] }[];
  beforeAll(() => {
    data = indexed.map((page) => ({ page, all: jsonLdOf(page).map(checkJsonLd) }));
  });
  const ofType = (...types: JsonLdType[]) =>
    data.flatMap(({ page, all }) =>
      all.filter((each) => types.includes(each['@type'])).map((each) => ({ page, each })),
    );

  test('stands on every page, by the rules of its types', async () => {
    expect(data.filter(({ all }) => all.length === 0).map(({ page }) => page.path)).toEqual([]);
    const types = new Set(data.flatMap(({ all }) => all.map((each) => each['@type'])));
    for (const type of [
      ...(['Organization', 'WebSite', 'BreadcrumbList', 'BlogPosting', 'NewsArticle'] as const),
      ...(['JobPosting', 'Service', 'SoftwareApplication', 'FAQPage'] as const),
    ]) {
      expect(types).toContain(type);
    }
    // The samples name days, and the last of them passes.
    const { adminApiUrl } = builtSite();
    const events = (await (await fetch(`${adminApiUrl}/global-tech-series`)).json()) as {
      starts_at?: string;
    }[];
    expect(events.length).toBeGreaterThan(0);
    const isAhead = events.some(({ starts_at: at = '' }) => Date.parse(at) > Date.now());
    expect(types.has('Event')).toBe(isAhead);
  });

  test('leads down to each page but the home page, through pages that are there', () => {
    const paths = new Set(indexed.map(({ canonical }) => canonical));
    for (const { page, all } of data.filter((each) => each.page.path !== '/')) {
      const [trail, ...others] = all.filter((each) => each['@type'] === 'BreadcrumbList');
      expect({ page: page.path, others, isThere: trail !== undefined }).toEqual({
        page: page.path,
        others: [],
        isThere: true,
      });
      const steps = trail?.['itemListElement'] as { name: string; item: string }[];
      expect(steps.filter(({ item }) => !paths.has(item))).toEqual([]);
      expect(steps.at(-1)?.item).toBe(page.canonical);
    }
  });

  test('is headed as its page is', () => {
    const articles = ofType('Article', 'BlogPosting', 'NewsArticle');
    expect(articles.length).toBeGreaterThan(20);
    for (const { page, each } of articles) {
      expect(headingOf(page)).toBe(String(each['headline']));
    }
    for (const { page, each } of ofType('JobPosting')) {
      expect(headingOf(page)).toContain(String(each['title']));
    }
  });

  test('asks and answers what the page does, and names its events', () => {
    const questions = ofType('FAQPage');
    expect(questions.length).toBeGreaterThan(9);
    for (const { page, each } of questions) {
      const text = visibleText(page);
      for (const asked of each['mainEntity'] as {
        name: string;
        acceptedAnswer: { text: string };
      }[]) {
        expect(text).toContain(asked.name);
        expect(text).toContain(asked.acceptedAnswer.text);
      }
    }
    for (const { page, each } of ofType('Event')) {
      expect(visibleText(page)).toContain(String(each['name']));
    }
  });

  test('offers the jobs that are open, and none that is closed', async () => {
    const jobs = await itemsOf('job/search?pageSize=100', 'jobs');
    const offered = new Set(ofType('JobPosting').map(({ page }) => page.path));
    const built = jobs
      .map((job) => ({ ...job, path: `/corporate-overview/careers/${job['slug'] ?? ''}` }))
      .filter((job) => pages.has(job.path)) as { path: string; valid_through?: string }[];
    const isClosed = ({ valid_through: end }: { valid_through?: string }) =>
      end !== undefined && Date.parse(end) < Date.now();
    expect(built.filter((job) => !isClosed(job) && !offered.has(job.path))).toEqual([]);
    expect(built.filter((job) => isClosed(job) && offered.has(job.path))).toEqual([]);
    expect(offered.size).toBeGreaterThan(0);
  });

  test('leads a search to the page that searches', () => {
    const [site] = ofType('WebSite');
    expect(site?.page.path).toBe('/');
    expect(site?.each).toMatchObject({
      potentialAction: { target: { urlTemplate: `${url}/search?q={search_term_string}` } },
    });
  });
});

describe('lists of several pages', () => {
  test('category and year pages are real addresses', () => {
    const { links = [] } = pages.get('/resources/blogs') ?? {};
    for (const part of ['/resources/blogs/category/', '/resources/blogs/archive/']) {
      const under = links.filter((link) => link.startsWith(part));
      expect(under.length).toBeGreaterThan(1);
      expect(under.filter((link) => !pages.has(link))).toEqual([]);
    }
  });

  test('are each canonical to themselves, and lead to the page before and after', () => {
    const linked = ({ html }: BuiltPage, rel: string) =>
      new RegExp(`<a(?=[^>]*\\srel="${rel}")[^>]*\\shref="([^"]*)"`).exec(html)?.[1];
    const numbered = indexed.filter((page) => NUMBERED.test(page.path));
    expect(numbered.length).toBeGreaterThan(0);
    for (const page of numbered) {
      expect(page.canonical).toBe(absoluteUrl(url, page.path));
      const previous = decodeEntities(linked(page, 'prev') ?? '');
      const before = [...pages.values()].find(({ path }) => path === previous);
      expect(before && decodeEntities(linked(before, 'next') ?? '')).toBe(page.path);
      // Firefox prefetches such a page from the head, which the policy forbids.
      expect(page.html).not.toMatch(/<link[^>]*\srel="next"/);
    }
  });
});

test('llms.txt leads to pages and feeds that are there', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/^- \[(?:[^[\]\\]|\\.)+\]\(([^)]+)\)/gm)].map(([, to]) => to);
  const known = new Set([
    ...indexed.map(({ canonical }) => canonical),
    ...feedKeys.flatMap((key) => feedAddresses(key).map((address) => url + address.path)),
  ]);
  expect(links.length).toBeGreaterThan(allPaths.length);
  expect(links.filter((to) => !known.has(to ?? ''))).toEqual([]);
  expect(text).toMatch(/^# .+\n\n> .+\n\n## /);
});

describe('links', () => {
  test('lead to every page that may be listed from another', () => {
    const linked = new Set(
      [...pages.values()].flatMap((page) => page.links.filter((link) => link !== page.path)),
    );
    expect(indexed.map((page) => page.path).filter((each) => !linked.has(each))).toEqual([]);
  });

  test('lead from the home page to designed pages in three clicks and to items in five', () => {
    const clicks = clicksFromHome(pages);
    const far = (paths: readonly string[], most: number) =>
      paths.filter((each) => !((clicks.get(each) ?? Infinity) <= most));
    const items = indexed.map((page) => page.path).filter((each) => ITEM.test(each));
    expect(items.length).toBeGreaterThan(20);
    expect(far(allPaths, 3)).toEqual([]);
    expect(far(items, 5)).toEqual([]);
    expect(
      far(
        indexed.map((page) => page.path),
        5,
      ),
    ).toEqual([]);
  });

  test('lead from the sitemap page to every page but items and later pages of lists', () => {
    const listed = new Set(pages.get('/sitemap')?.links);
    const wanted = indexed
      .map((page) => page.path)
      .filter((each) => !ITEM.test(each) && !NUMBERED.test(each));
    expect(wanted.filter((each) => !listed.has(each))).toEqual([]);
  });
});
