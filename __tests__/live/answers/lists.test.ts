/** Lists assembled from the admin API, over real HTTP: counts and pages cover visible items. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LoadTeasers } from '../../../src/collections/live';
import { wholeList, type ListQuery } from '../../../src/live/lists/list-query';
import { LIST_INDEX_FOLDER } from '../../../src/live/lists/list-index';
import { listIndexFiles } from '../../../src/live/build/list-index';
import type * as Live from '../../../src/live/answers/live';
import type * as RelatedItems from '../../../src/live/answers/related';
import { sampleContent, samplePost } from '../../support/fault-content';
import { FaultServer, type Json } from '../../support/fault-server';
import { visitorCalls } from '../../support/visitor-calls';

/** Sends drafts too, and counts them. */
const server = new FaultServer({ content: sampleContent(), filters: false });
let live: typeof Live;

beforeAll(async () => {
  await server.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.reset();
  server.content = sampleContent(0);
  // Nothing is remembered of an earlier test.
  await visitorCalls(server.url);
  live = await import('../../../src/live/answers/live');
});

const hidden = { status: 'draft' };
const due = { published_at: '2999-01-01T00:00:00Z' };
const posts = (count: number, fields: (n: number) => Json = () => ({})) =>
  Array.from({ length: count }, (_, n) => samplePost(n + 1, fields(n + 1)));

const loads = {
  post: () => import('../../../src/collections/post/live'),
  caseStudy: () => import('../../../src/collections/case-study/live'),
};

async function ask(asked: Partial<ListQuery>, collection: keyof typeof loads = 'post') {
  const { signal } = new AbortController();
  const load: LoadTeasers<{ title: string }> = loads[collection];
  const query = { ...wholeList, ...asked };
  const found = await live.askLive({ collection, load, query }, signal);
  return { ...found, items: found.items.map(({ title }) => title) };
}
const titles = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `Post ${from + n}`);
/** The calls so far, as `path?query`. */
const calls = () =>
  server.requests.map(({ path, query }) => `${path.replace('/api/', '')}?${query.toString()}`);
const pagesAsked = () => server.requests.map(({ query }) => query.get('page'));

describe('a list that is paged by the server', () => {
  it('is asked for once where one page says all', async () => {
    server.content.post = posts(4);
    expect(await ask({ title: 'post' })).toEqual({
      ...{ items: titles(1, 4), total: 4, isExact: true, pageCount: 1 },
    });
    expect(pagesAsked()).toEqual(['1']);
  });

  it('counts what can be seen: of more than has been read at least that, and all at its end', async () => {
    server.content.post = posts(26, (n) => (n === 1 ? due : {}));
    const first = await ask({ title: 'post' });
    expect(first).toEqual({ items: titles(2, 10), total: 17, isExact: false, pageCount: 3 });
    expect(await ask({ title: 'post', page: 2 })).toMatchObject({ items: titles(11, 19) });
    expect(await ask({ title: 'post', page: 3 })).toEqual({
      ...{ items: titles(20, 26), total: 25, isExact: true, pageCount: 3 },
    });
    // No page of the server's is read twice.
    expect(pagesAsked()).toEqual(['1', '2', '3']);
  });

  it('holds together over pages of drafts', async () => {
    server.content.post = posts(40, (n) => (n > 3 && n < 30 ? hidden : {}));
    expect(await ask({})).toMatchObject({ items: [...titles(1, 3), ...titles(30, 35)] });
    expect(await ask({ page: 2 })).toMatchObject({
      ...{ items: titles(36, 40), total: 14, isExact: true, pageCount: 2 },
    });
  });

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['of the page alone', 9],
  ])('says nothing wrong where the total is %s', async (_name, total) => {
    server.content.post = posts(12);
    server.faults.posts = { kind: 'total', total: () => total };
    const first = await ask({});
    expect(first.items).toEqual(titles(1, 9));
    expect(first.isExact ? first.total : 12).toBe(12);
    expect(first.total).toBeLessThanOrEqual(12);
    expect(first.pageCount).toBeGreaterThanOrEqual(2);
    expect(await ask({ page: 2 })).toEqual({
      ...{ items: titles(10, 12), total: 12, isExact: true, pageCount: 2 },
    });
  });

  it('is paged by nine where the server sends fewer than were asked for', async () => {
    server.content.post = posts(12);
    server.faults.posts = { kind: 'capped', pageSize: 5 };
    expect(await ask({})).toMatchObject({ items: titles(1, 9) });
    expect(await ask({ page: 2 })).toMatchObject({
      ...{ items: titles(10, 12), total: 12, isExact: true },
    });
  });

  it('asks for one page alone where many lie before it, and claims no count', async () => {
    server.content.post = posts(100);
    expect(await ask({ page: 9 })).toEqual({
      ...{ items: titles(73, 81), total: 0, isExact: false, pageCount: 12 },
    });
    expect(pagesAsked()).toEqual(['9']);
  });

  it('ends, whatever a server sends', async () => {
    server.content.post = posts(900, () => hidden);
    expect(await ask({})).toMatchObject({ items: [], isExact: false });
    expect(server.requests.length).toBeLessThan(15);
  });
});

describe('posts of a category that the build does not know', () => {
  const quantum = { name: 'Quantum', path: null };
  const call = 'posts?category=Quantum';

  it('§7 are read by posts?category=, and checked on arrival', async () => {
    server.content.post = posts(5, (n) => ({
      category: n === 2 ? 'Cloud' : 'Quantum',
      ...(n === 3 ? hidden : n === 4 ? due : {}),
    }));
    expect(await ask({ category: quantum })).toEqual({
      ...{ items: ['Post 1', 'Post 5'], total: 2, isExact: true, pageCount: 1 },
    });
    expect(calls()).toEqual([call]);
  });

  it('are paged here where the answer holds all of them, for one call', async () => {
    server.content.post = posts(12, () => ({ category: 'Quantum' }));
    server.faults.posts = { kind: 'body', body: { posts: server.content.post } };
    expect(await ask({ category: quantum, page: 2 })).toEqual({
      ...{ items: titles(10, 12), total: 12, isExact: true, pageCount: 2 },
    });
    expect(await ask({ category: quantum })).toMatchObject({ items: titles(1, 9) });
    expect(calls()).toEqual([call]);
  });

  it('are read page by page where the answer is a part of them', async () => {
    server.content.post = posts(12, () => ({ category: 'Quantum' }));
    expect((await ask({ category: quantum })).items).toEqual(titles(1, 9));
    expect((await ask({ category: quantum, page: 2 })).items).toEqual(titles(10, 12));
    expect(calls()).toEqual([
      call,
      ...[1, 2].map(
        (page) => `posts?page=${page}&pageSize=9&category=Quantum&status=publish&is_main=true`,
      ),
    ]);
  });
});

describe('case studies of a service', () => {
  const study = (n: number, fields: object) => ({
    ...{ id: n, slug: `case-${n}`, title: `Post ${n}`, type: 'fintech', ...fields },
  });

  it('are read by caseStudy/searchByType, checked on arrival, and narrowed down here', async () => {
    server.content.caseStudy = [
      study(1, { category: 'Lending' }),
      study(2, { category: 'Cloud', title: 'Another' }),
      study(3, hidden),
      study(4, due),
      study(5, { is_main: false }),
      study(6, { category: 'Cloud' }),
    ];
    server.faults.caseStudiesByType = {
      kind: 'body',
      // A server that answers with another service's besides.
      body: { caseStudies: [...server.content.caseStudy, study(7, { type: 'cloud' })] },
    };
    const type = 'fintech';
    expect(await ask({ type }, 'caseStudy')).toEqual({
      ...{ items: ['Post 1', 'Another', 'Post 6'], total: 3, isExact: true, pageCount: 1 },
    });
    const cloud = { name: 'Cloud', path: '/resources/case-studies/category/cloud' };
    expect((await ask({ type, category: cloud }, 'caseStudy')).items).toEqual([
      'Another',
      'Post 6',
    ]);
    expect((await ask({ type, category: cloud, title: 'POST' }, 'caseStudy')).items).toEqual([
      'Post 6',
    ]);
    expect(calls()).toEqual(['caseStudy/searchByType?type=fintech']);
  });

  it('are counted as “at least” where the server says that there are more', async () => {
    server.faults.caseStudiesByType = {
      kind: 'body',
      body: { caseStudies: [study(1, {})], total: 30 },
    };
    expect(await ask({ type: 'fintech' }, 'caseStudy')).toMatchObject({
      ...{ total: 1, isExact: false },
    });
  });
});

describe('items like one that was looked up', () => {
  const { signal } = new AbortController();
  let related: typeof RelatedItems;
  const overHttp = globalThis.fetch;
  /** The build's index, which a page of the site reads by its path. */
  function serveIndex(collection: 'post' | 'caseStudy', titles: readonly string[], more: object) {
    const items = titles.map((title, n) => ({
      ...{ slug: `built-${n}`, title, category: '/resources/blogs/category/quantum' },
      teaser: { path: `/blog/built-${n}`, slug: `built-${n}`, title, ...more },
    }));
    const files = listIndexFiles(collection, items);
    globalThis.fetch = (input, init) => {
      const name = String(input);
      if (!name.startsWith(LIST_INDEX_FOLDER)) return overHttp(input, init);
      return Promise.resolve(new Response(files.get(name.slice(LIST_INDEX_FOLDER.length + 1))));
    };
  }
  beforeEach(async () => {
    related = await import('../../../src/live/answers/related');
  });
  afterEach(() => {
    globalThis.fetch = overHttp;
  });

  const newPosts = { collection: 'post', load: loads.post } as const;
  const newCases = { collection: 'caseStudy', load: loads.caseStudy } as const;
  const newPost = { slug: 'post-1', category: 'Quantum' };
  const newCase = { slug: 'case-1', type: 'cloud' } as const;

  it('are three others of its category at the most, each checked on arrival', async () => {
    server.content.post = posts(7, (n) => ({
      category: n === 2 ? 'Cloud' : 'Quantum',
      ...(n === 3 ? hidden : {}),
    }));
    const found = await related.relatedItems(newPosts, newPost, signal);
    expect(found.map(({ title }) => title)).toEqual(titles(4, 6));
    expect(calls()).toEqual(['posts?category=Quantum']);
  });

  it('are any others where it is in no category', async () => {
    server.content.post = posts(3);
    const found = await related.relatedItems(newPosts, { ...newPost, category: 'General' }, signal);
    expect(found.map(({ title }) => title)).toEqual(titles(2, 3));
    expect(calls()).toEqual(['posts?category=']);
  });

  it('are others of its service', async () => {
    server.content.caseStudy = [1, 2, 3].map((n) => ({
      ...{ id: n, slug: `case-${n}`, title: `Post ${n}`, type: 'cloud' },
      ...(n === 3 ? { is_main: false } : {}),
    }));
    const found = await related.relatedItems(newCases, newCase, signal);
    expect(found.map(({ title }) => title)).toEqual(['Post 2']);
    expect(calls()).toEqual(['caseStudy/searchByType?type=cloud']);
  });

  it('are those of the build where the admin API fails', async () => {
    server.faults.all = { kind: 'status', status: 500 };
    serveIndex('post', ['One', 'Two', 'Three', 'Four'], {});
    expect(await related.relatedItems(newPosts, newPost, signal)).toMatchObject([
      ...['One', 'Two', 'Three'].map((title) => ({ title })),
    ]);
    expect(await related.relatedItems(newPosts, { ...newPost, category: 'Cloud' }, signal)).toEqual(
      [],
    );
  });
});
