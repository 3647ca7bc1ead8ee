import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { collectionOf } from '../../../src/collections/build-rows';
import {
  listIndexes,
  listIndexFiles,
  writeListIndex,
  type IndexFiles,
  type StoredPage,
} from '../../../src/live/build/list-index';
import { collectionNodes } from '../../../src/data-layer/nodes';
import { pagesOf } from '../../../src/data-layer/pages';
import { shardOf, type ListEntries, type ListIndex } from '../../../src/live/lists/list-index';
import { scratchForEach } from '../../support/scratch-for-each';
import { snapshotItem, snapshotOf } from '../../support/snapshot';

const json = (files: IndexFiles, name: string): unknown => JSON.parse(files.get(name) ?? 'null');
const indexOf = (files: IndexFiles) => json(files, 'post.json') as ListIndex;
const entriesOf = (files: IndexFiles) => json(files, 'post-entries.json') as ListEntries;
const shardItems = (files: IndexFiles, name: string) =>
  json(files, name) as [string, { title: string }][];

/** Slugs in no order, as lists have them. */
const slugs = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    createHash('sha256').update(`${n}`).digest('hex').slice(0, 9),
  );
const item = (slug: string, title = `Title of ${slug}`) => ({
  slug,
  title,
  category: null,
  teaser: { path: `/blog/${slug}`, title },
});
const filesOf = (items: ReturnType<typeof item>[]) => listIndexFiles('post', items);
function changed(before: IndexFiles, after: IndexFiles): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

describe('the index of ten thousand posts', () => {
  const items = slugs(10_000).map((slug) => item(slug));
  const files = filesOf(items);
  const { shards, total } = indexOf(files);

  it('finds each by its slug, in shards of at most a hundred', () => {
    expect(total).toBe(10_000);
    const held = new Map(
      shards.map(({ file }) => [file, new Set(shardItems(files, file).map(([slug]) => slug))]),
    );
    for (const { slug } of items) {
      const shard = shardOf(shards, slug);
      expect(held.get(shard?.file ?? '')?.has(slug)).toBe(true);
    }
    for (const own of held.values()) expect(own.size).toBeLessThanOrEqual(100);
    expect([...held.values()].reduce((sum, { size }) => sum + size, 0)).toBe(10_000);
  });

  it('is small where it is read first', () => {
    expect(Buffer.byteLength(files.get('post.json') ?? '')).toBeLessThan(32_000);
  });

  it('changes one shard with a changed post', () => {
    const other = items.map((each) =>
      each.slug === items[4711]?.slug
        ? { ...each, teaser: { ...each.teaser, excerpt: 'Another' } }
        : each,
    );
    expect(changed(files, filesOf(other))).toEqual([
      shardOf(shards, items[4711]?.slug ?? '')?.file,
    ]);
  });

  it('moves hardly more than one shard for a post that comes or goes', () => {
    const without = filesOf(items.filter((_, n) => n !== 4711));
    const fresh = filesOf([item('1-new'), ...items]);
    for (const other of [without, fresh]) {
      const named = changed(files, other).filter((name) => name !== 'post.json');
      expect(named).toContain('post-entries.json');
      expect(named.length).toBeLessThanOrEqual(4);
    }
  });
});

it('keeps the order of the list, and slugs of any script apart', () => {
  const own = ['zürich', 'ａ', 'z', '漢字', 'a-1'].map((slug) => item(slug));
  const files = filesOf(own);
  expect(entriesOf(files).slugs).toEqual(own.map(({ slug }) => slug));
  const { shards } = indexOf(files);
  for (const { slug } of own) {
    const held = shardItems(files, shardOf(shards, slug)?.file ?? '').map(([name]) => name);
    expect(held).toContain(slug);
  }
  expect(shardOf(shards, '0')).toBeUndefined();
});

it('says of an empty list that it is empty', () => {
  const files = filesOf([]);
  expect(indexOf(files)).toEqual({ total: 0, entries: 'post-entries.json', shards: [] });
  expect(entriesOf(files)).toEqual({ slugs: [], titles: [], categories: [], categoryOf: [] });
});

it('has the service of each item where the teasers show one', () => {
  const of = (slug: string, service: object | null) => {
    const own = item(slug);
    return { ...own, teaser: { ...own.teaser, service } };
  };
  const files = listIndexFiles('caseStudy', [
    of('a', { key: 'cloud', name: 'Cloud' }),
    of('b', null),
  ]);
  expect(json(files, 'caseStudy-entries.json')).toMatchObject({ typeOf: ['cloud', null] });
  expect(entriesOf(filesOf([item('a')]))).not.toHaveProperty('typeOf');
});

/** The pages of a collection, as Gatsby keeps them, and what their queries gave. */
function site(count: number) {
  const row = collectionOf('post');
  const given = Array.from({ length: count }, (_, n) =>
    snapshotItem(String(n), {
      category: ['Cloud', 'General', 'Data & AI'][n % 3],
      published_at: '2026-03-01T00:00:00.000Z',
    }),
  );
  const nodes = collectionNodes(row, snapshotOf({ post: given }), (name) => name, 0);
  // In an order that means nothing, as that of Gatsby's store.
  const pages: StoredPage[] = [...pagesOf(row, nodes)].reverse();
  const titles = new Map(nodes.map(({ id, data }) => [id, data]));
  const read = async (pagePath: string) => {
    const page = pages.find(({ path }) => path === pagePath) as { context: { ids?: string[] } };
    const ids = page.context.ids ?? [];
    return {
      blogPosts: ids.map((id) => ({
        path: `/blog/${String(titles.get(id)?.['slug'])}`,
        title: titles.get(id)?.['title'],
        image: { url: '/static/1/a.jpg' },
      })),
    };
  };
  return { pages, read };
}

describe('taken from the pages', () => {
  it('holds what they show, each item once, with its category', async () => {
    const { pages, read } = site(20);
    const all = await listIndexes(pages, async (path) =>
      path.startsWith('/resources/blogs') ? read(path) : {},
    );
    const entries = entriesOf(all);
    expect(entries.slugs).toEqual(Array.from({ length: 20 }, (_, n) => `slug-${n}`));
    expect(entries.categories).toEqual([
      '/resources/blogs/category/cloud',
      '/resources/blogs/category/data~and~ai',
    ]);
    expect(entries.categoryOf.slice(0, 4)).toEqual([0, -1, 1, 0]);
    const { file = '' } = shardOf(indexOf(all).shards, 'slug-7') ?? {};
    expect(shardItems(all, file)).toContainEqual([
      'slug-7',
      { path: '/blog/slug-7', title: 'Title 7', image: { url: '/static/1/a.jpg' } },
    ]);
    expect(json(all, 'job.json')).toMatchObject({ total: 0 });
  });

  it('is not made where a page was given other items than it names', async () => {
    const { pages } = site(3);
    await expect(listIndexes(pages, async () => ({ blogPosts: [] }))).rejects.toThrow(
      '/resources/blogs was given 0 of its 3 items',
    );
  });
});

describe('in the output of a build', () => {
  const scratch = scratchForEach();

  it('takes the place of the one before, and says what it has written', async () => {
    const { pages, read } = site(3);
    const data = JSON.stringify({ result: { data: await read('/resources/blogs') } });
    scratch.writeAll('public', {
      'list-index/post-of-earlier.json': '[]',
      'page-data/resources/blogs/page-data.json': data,
    });
    const digests = await writeListIndex(scratch.file('public'), pages);
    expect(Object.keys(digests)).toContain('list-index/post.json');
    expect(Object.keys(digests)).not.toContain('list-index/post-of-earlier.json');
    for (const [name, digest] of Object.entries(digests)) {
      const text = scratch.read(`public/${name}`);
      expect(createHash('sha256').update(text).digest('hex')).toBe(digest);
    }
    expect(() => scratch.read('public/list-index/post-of-earlier.json')).toThrow();
  });
});
