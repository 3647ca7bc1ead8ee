import { expect, it } from '@jest/globals';
import { collectionOf, collections, type CollectionKey } from '../../src/collections/build-rows';
import { collectionNodes } from '../../src/data-layer/nodes';
import {
  ARCHIVE_PAGE_SIZE,
  ARCHIVE_TEMPLATE,
  pageNode,
  pagesOf,
  type PageInput,
} from '../../src/data-layer/pages';
import { unsafePathReason } from '../../src/data-layer/safe-paths';
import type { SnapshotItem } from '../../src/pull/snapshot/types';
import type { ArchiveContext, ListContext } from '../../src/collections/page-contexts';
import { snapshotItem, snapshotOf } from '../support/snapshot';

function pages(key: CollectionKey, items: readonly SnapshotItem[]): Map<string, PageInput> {
  const row = collectionOf(key);
  const nodes = collectionNodes(row, snapshotOf({ [key]: items }), (name) => name, 0);
  const made = pagesOf(row, nodes);
  expect(new Set(made.map(({ path }) => path)).size).toBe(made.length);
  return new Map(made.map((page) => [page.path, page]));
}
const list = (page: PageInput | undefined) => page?.context as ListContext;
const archive = (page: PageInput | undefined) => page?.context as ArchiveContext;
const post = (n: number, fields = {}) =>
  snapshotItem(String(n), {
    category: 'Cloud',
    published_at: '2026-03-01T00:00:00.000Z',
    ...fields,
  });
const many = (count: number, fields = {}) =>
  Array.from({ length: count }, (_, n) => post(n, fields));

it('makes a page an item, which knows its node and digest', () => {
  const page = pages('post', [post(7)]).get('/blog/slug-7');
  expect(page).toMatchObject({ template: 'collections/post/page.tsx', nodeId: 'BlogPost:7' });
  expect(page?.context).toEqual({
    id: 'BlogPost:7',
    contentDigest: expect.stringMatching(/^[0-9a-f]{32}$/),
    listName: 'Blog',
  });
});

it('numbers the pages of a list, nine items each, ten of news', () => {
  const made = pages('post', many(19));
  expect(list(made.get('/resources/blogs'))).toMatchObject({
    page: 1,
    pageCount: 3,
    total: 19,
    category: null,
  });
  expect(list(made.get('/resources/blogs')).ids).toHaveLength(9);
  expect(list(made.get('/resources/blogs/page/3')).ids).toEqual(['BlogPost:18']);
  expect(made.has('/resources/blogs/page/1')).toBe(false);
  expect(made.has('/resources/blogs/page/4')).toBe(false);
  expect(list(pages('pressRelease', many(11)).get('/resources/press-release')).ids).toHaveLength(
    10,
  );
});

it('makes a page of an empty list too, and no categories or archives', () => {
  for (const { key, listPages } of collections) {
    const made = pages(key, []);
    expect([...made.keys()]).toEqual(listPages ? [listPages.path] : []);
    if (listPages)
      expect(list(made.get(listPages.path))).toMatchObject({
        ids: [],
        page: 1,
        pageCount: 1,
        total: 0,
      });
  }
});

it('names the services that case studies are of, in the services’ own order, and those of no other list', () => {
  const studies = ['cloud', 'fintech', 'cloud', 'weaving', undefined].map((type, n) =>
    post(n, { type }),
  );
  const made = pages('caseStudy', studies);
  expect(list(made.get('/resources/case-studies')).types).toEqual([
    { key: 'fintech', name: 'Fintech', count: 1 },
    { key: 'cloud', name: 'Cloud', count: 2 },
  ]);
  expect(list(pages('post', studies).get('/resources/blogs'))).not.toHaveProperty('types');
  const [node] = collectionNodes(
    collectionOf('caseStudy'),
    snapshotOf({ caseStudy: studies }),
    (name) => name,
    0,
  );
  // Nodes kept while pages are made have it too.
  expect(node && pageNode(node).data.type).toBe('cloud');
});

it('gives each category its own pages; labels that make one address share them, and General has none', () => {
  const made = pages('post', [
    post(1, { category: 'Data & AI' }),
    post(2, { category: 'data  &  ai' }),
    post(6, { category: 'Data AI' }),
    post(3, { category: 'General' }),
    post(4, { category: undefined }),
    post(5, { category: '***' }),
    ...many(10).map((item) => ({ ...item, id: `c${item.id}`, slug: `c${item.id}` })),
  ]);
  expect(list(made.get('/resources/blogs')).categories).toEqual([
    { name: '***', path: '/resources/blogs/category/~star-star-star', count: 1 },
    { name: 'Cloud', path: '/resources/blogs/category/cloud', count: 10 },
    { name: 'Data AI', path: '/resources/blogs/category/data-ai', count: 1 },
    { name: 'Data & AI', path: '/resources/blogs/category/data~and~ai', count: 2 },
  ]);
  expect(list(made.get('/resources/blogs/category/data~and~ai'))).toMatchObject({
    ids: ['BlogPost:1', 'BlogPost:2'],
    category: { name: 'Data & AI', path: '/resources/blogs/category/data~and~ai' },
    basePath: '/resources/blogs/category/data~and~ai',
  });
  expect(list(made.get('/resources/blogs/category/cloud/page/2')).ids).toHaveLength(1);
  expect([...made.keys()].filter((path) => path.includes('general'))).toEqual([]);
});

it('knows news and press releases by their names', () => {
  const made = pages('pressRelease', [
    post(1, { category: 'news' }),
    post(2, { category: 'press-release' }),
  ]);
  expect(list(made.get('/resources/press-release')).categories.map(({ name }) => name)).toEqual([
    'News in brief',
    'Press releases',
  ]);
});

it('files every item under its author’s year, the newest year first and undated ones last', () => {
  const made = pages('post', [
    post(1, { published_at: undefined }),
    post(2, { published_at: '2025-12-31T23:59:59-08:00' }),
    post(3, { published_at: '2026-01-01T00:20:00+05:30' }),
  ]);
  expect(list(made.get('/resources/blogs')).years).toEqual([
    { year: 2026, path: '/resources/blogs/archive/2026', count: 1 },
    { year: 2025, path: '/resources/blogs/archive/2025', count: 1 },
    { year: null, path: '/resources/blogs/archive/undated', count: 1 },
  ]);
  expect(archive(made.get('/resources/blogs/archive/2025')).entries).toEqual([
    { path: '/blog/slug-2', title: 'Title 2', date: '2025-12-31T23:59:59-08:00' },
  ]);
});

it('cuts a long year into pages that together hold every item once', () => {
  const made = pages('post', many(ARCHIVE_PAGE_SIZE * 2 + 1));
  const parts = [...made.values()].filter(({ template }) => template === ARCHIVE_TEMPLATE);
  expect(parts.map(({ path }) => path)).toEqual([
    '/resources/blogs/archive/2026',
    '/resources/blogs/archive/2026/page/2',
    '/resources/blogs/archive/2026/page/3',
  ]);
  const paths = parts.flatMap((part) => archive(part).entries.map(({ path }) => path));
  expect(new Set(paths).size).toBe(ARCHIVE_PAGE_SIZE * 2 + 1);
});

it('makes no path outside the site, whatever a category is called', () => {
  const labels = [
    '../../../x',
    '..',
    'a/b',
    'a\\b',
    '\u0000',
    '%2e%2e%2f',
    'CON',
    '.hidden',
    '\u202Eabc',
    '\ud835',
    `a${'𝗔'.repeat(70)}`,
  ];
  const made = pages(
    'post',
    labels.map((category, n) => post(n, { category })),
  );
  for (const path of made.keys()) expect(unsafePathReason(path)).toBeNull();
});

it('makes the same pages of nodes without their texts', () => {
  for (const row of collections) {
    const items = many(3, { title: 'A title', short_description: 'A text' });
    const nodes = collectionNodes(row, snapshotOf({ [row.key]: items }), (name) => name, 0);
    const short = nodes.map(pageNode);
    expect(JSON.stringify(short)).not.toContain('A text');
    expect(pagesOf(row, short)).toEqual(pagesOf(row, nodes));
  }
});
