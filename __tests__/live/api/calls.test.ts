/** The calls of section 7 of the specification that a visitor's browser makes, over real HTTP; the build's are in `pull`. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type * as ReadCalls from '../../../src/live/api/reads';
import { sampleContent, samplePost } from '../../support/fault-content';
import { FaultServer } from '../../support/fault-server';
import { filesBelow, root } from '../../support/test-cache';
import { failureOf, visitorCalls } from '../../support/visitor-calls';
import { companyEnvironments } from '../../../src/site/company-environments';
import { PRODUCTION_HOST, STAGE_HOST } from '../../support/hosts';

const server = new FaultServer({ content: sampleContent(), filters: false });
let calls: Awaited<ReturnType<typeof visitorCalls>>;

beforeAll(async () => {
  const { url } = await server.start();
  calls = await visitorCalls(url);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.reset();
  server.content = sampleContent();
});

/** The last request, as `path?query` with the query in its own order. */
function asked(): string {
  const { path, query } = server.requests.at(-1) ?? { path: '', query: new URLSearchParams() };
  return decodeURIComponent(`${path.replace('/api/', '')}?${query.toString()}`);
}

type Reads = typeof ReadCalls;
const gate = 'status=publish&is_main=true';

describe('§3 §7 §9 a reading call asks for what the specification says', () => {
  it.each<[string, (reads: Reads) => Promise<unknown>, string]>([
    [
      'caseStudy',
      (r) => r.readListPage('caseStudies', { page: 2, category: 'Cloud', title: ' pay ' }),
      `caseStudy?page=2&pageSize=9&category=Cloud&title=pay&${gate}`,
    ],
    [
      'caseStudy/searchByType',
      (r) => r.readFiltered('caseStudiesByType', { type: 'cloud' }),
      'caseStudy/searchByType?type=cloud',
    ],
    ['caseStudy/slug/{slug}', (r) => r.readItem('caseStudy', 'case-1'), 'caseStudy/slug/case-1?'],
    ['posts', (r) => r.readListPage('posts'), `posts?page=1&pageSize=9&category=&${gate}`],
    [
      'posts?category={category}',
      (r) => r.readFiltered('posts', { category: 'Data & AI' }),
      'posts?category=Data+&+AI',
    ],
    ['posts/slug/{slug}', (r) => r.readItem('post', 'naïve/post'), 'posts/slug/naïve/post?'],
    [
      'NewsAndPressRelease/search',
      (r) => r.readListPage('pressReleases'),
      `NewsAndPressRelease/search?page=1&pageSize=10&${gate}`,
    ],
    [
      'NewsAndPressRelease/slug/{slug}',
      (r) => r.readItem('pressRelease', 'news-1'),
      'NewsAndPressRelease/slug/news-1?',
    ],
    [
      'job/search',
      (r) => r.readListPage('jobs', { page: 3 }),
      `job/search?page=3&pageSize=9&${gate}`,
    ],
    ['job/slug/{slug}', (r) => r.readItem('job', 'job-1'), 'job/slug/job-1?'],
    ['users', (r) => r.readUsers(), 'users?'],
    ['users with page and size', (r) => r.readUsers({ page: 2, size: 5 }), 'users?page=2&size=5'],
  ])('%s', async (_name, read, expected) => {
    await read(calls.reads);
    expect(asked()).toBe(expected);
  });

  it.each([undefined, null, '', 'General'])(
    'a category that is %p is sent empty',
    async (category) => {
      await calls.reads.readListPage('posts', { ...(category === undefined ? {} : { category }) });
      expect(asked()).toBe(`posts?page=1&pageSize=9&category=&${gate}`);
      await calls.reads.readFiltered('posts', { category: category ?? null });
      expect(asked()).toBe('posts?category=');
    },
  );
});

it('no reading call is there that nothing makes', () => {
  const others = filesBelow('src').filter((file) => file !== 'src/live/api/reads.ts');
  const text = others
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const unused = Object.keys(calls.reads).filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  expect(unused).toEqual([]);
});

describe('the base host', () => {
  it('§7 is chosen from the page’s host, and is QA’s by default', async () => {
    const { request } = await visitorCalls(server.url, PRODUCTION_HOST);
    expect(request.adminApi()).toBe(companyEnvironments.production.admin_api);
    const stage = await visitorCalls(server.url, `${STAGE_HOST}:443`);
    expect(stage.request.adminApi()).toBe(companyEnvironments.stage.admin_api);
    calls = await visitorCalls(server.url, 'preview.example');
    expect(calls.request.adminApi()).toBe(server.url);
  });
});

describe('what comes is checked on arrival', () => {
  it('nothing shows that is a draft, not main, or not due, by a list or by its slug', async () => {
    server.content.post = [
      samplePost(1, { status: 'draft' }),
      samplePost(2, { is_main: false }),
      samplePost(3, { published_at: '2999-01-01T00:00:00Z' }),
      samplePost(4, { is_main: 'false' }),
      samplePost(5, { status: 'archived' }),
      samplePost(6, { status: null, is_main: null }),
      samplePost(7),
    ];
    for (const { items, received } of [
      await calls.reads.readListPage('posts'),
      // These send no filter for it.
      await calls.reads.readFiltered('posts', { category: null }),
    ]) {
      expect(items.map(({ id }) => id)).toEqual(['6', '7']);
      expect(received).toBe(7);
    }
    for (const n of [1, 2, 3, 4, 5]) {
      expect(await calls.reads.readItem('post', `post-${n}`)).toBeNull();
    }
    expect(await calls.reads.readItem('post', 'post-7')).toMatchObject({ slug: 'post-7' });
  });

  it('texts come without tags and entities, and what the build would not publish does not come', async () => {
    server.content.post = [
      samplePost(1, { title: 'Fish &amp; <meter>', author: { name: 'Kitchen &amp; <i>' } }),
      samplePost(2, { title: '&nbsp;' }),
      samplePost(3, { slug: '../admin' }),
      samplePost(4, { slug: 'page' }),
      samplePost(5, { slug: 'about-us.html' }),
    ];
    const { items } = await calls.reads.readListPage('posts');
    expect(items).toEqual([
      expect.objectContaining({ title: 'Fish & <meter>', author: { name: 'Kitchen & <i>' } }),
    ]);
    expect(items[0]).not.toHaveProperty('content');
  });

  it('an unknown slug gives nothing', async () => {
    expect(await calls.reads.readItem('job', 'never')).toBeNull();
    server.faults.job = { kind: 'status', status: 410 };
    expect(await calls.reads.readItem('job', 'job-1')).toBeNull();
  });

  it('an unknown field is ignored, a wrong optional one dropped, and one wrong item left out', async () => {
    server.content.post = [
      samplePost(1, { surprise: { a: 1 }, tags: ['ok', 7], author: 'somebody' }),
      samplePost(2, { title: null }),
      'no item',
      samplePost(3),
      samplePost(3, { title: 'The same again' }),
    ];
    const { items } = await calls.reads.readListPage('posts');
    expect(items.map(({ title }) => title)).toEqual(['Post 1', 'Post 3']);
    expect(items[0]).not.toHaveProperty('surprise');
    expect(items[0]?.tags).toEqual(['ok']);
    expect(items[0]?.author).toBeUndefined();
  });

  it('§7 of `posts` the response is used whole', async () => {
    server.content = sampleContent(30);
    server.faults.posts = { kind: 'capped', pageSize: 5 };
    expect(await calls.reads.readListPage('posts', { page: 2 })).toMatchObject({
      total: 30,
      pageSize: 5,
      received: 5,
      items: expect.arrayContaining([expect.objectContaining({ slug: 'post-25' })]),
    });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'posts'],
    ['an object without a list', { message: 'Database away' }],
    ['a list of something else', { posts: [1, { name: 'x' }] }],
  ])('%s is an error, not a crash', async (_name, body) => {
    server.faults.posts = { kind: 'body', body };
    expect(await failureOf(calls.reads.readListPage('posts'))).toMatchObject({
      name: 'AdminApiError',
      kind: 'shape',
    });
  });

  it('what a server says with a wrong answer is kept', async () => {
    server.faults.pressReleases = { kind: 'body', body: { message: 'Database away' } };
    expect(await failureOf(calls.reads.readListPage('pressReleases'))).toMatchObject({
      kind: 'shape',
      serverMessage: 'Database away',
    });
  });

  it('an answer that is no item is an error', async () => {
    for (const body of [{ id: 1, slug: 'post-1' }, null, []]) {
      server.faults.post = { kind: 'body', body };
      expect(await failureOf(calls.reads.readItem('post', 'post-1'))).toMatchObject({
        kind: 'shape',
      });
    }
  });
});
