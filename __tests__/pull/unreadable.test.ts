/** A collection that cannot be read whole: the previous pull replaces it, or nothing is published. */
import { describe, expect, test } from '@jest/globals';
import { createAdminApiClient } from '../../src/pull/admin-api/http';
import { sampleContent } from '../support/fault-content';
import type { Fault } from '../support/faults';
import { serve } from '../support/local-server';
import { pullBench } from '../support/pull-bench';

const bench = pullBench();
const postIds = sampleContent().post.map((item) => String((item as { id: number }).id));
const quick = { ADMIN_API_TIMEOUT_MS: '1500' };

/** Each fault of a list, with the words that the report must have for it. */
const unreadable: [
  name: string,
  fault: Fault,
  words: RegExp,
  environment?: Record<string, string>,
][] = [
  [
    'cuts every connection',
    { kind: 'cut' },
    /no connection, or none that answered .*5 attempts/,
    {},
  ],
  ['never answers', { kind: 'silent' }, /no answer within 1\.5 s/, quick],
  ['answers 200 with a web page', { kind: 'html' }, /"text\/html" where JSON was expected/],
  ['sends half of the JSON', { kind: 'truncated' }, /are not valid JSON/],
  [
    'sends an object without a list',
    { kind: 'body', body: { message: 'No' } },
    /expected a list, got an object without one \("No"\)/,
  ],
  [
    'redirects to a server that is away',
    { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:1/api/posts' } },
    /redirected to http:\/\/127\.0\.0\.1:1, which did not answer \(/,
  ],
  [
    'asks to wait longer than a request may take',
    { kind: 'status', status: 429, headers: { 'retry-after': '3600' } },
    /status 429 .*asks to wait 3600 s/,
  ],
];

describe('a list call that', () => {
  test.each(unreadable)(
    '%s leaves the posts of the last pull',
    async (_name, fault, words, environment = {}) => {
      const state = bench.pulled();
      bench.server.faults.posts = fault;
      const job = bench.server.content.job[0] as { title: string };
      job.title = 'Changed meanwhile';
      Object.assign(job, { updated_at: '2026-11-01T00:00:00Z' });
      const run = await state.pull(bench.server.url, environment);
      expect(run.output).toMatch(words);
      expect({ status: run.status, outcome: run.message?.outcome }).toEqual({
        status: 0,
        outcome: 'older-content',
      });
      expect(state.ids('post')).toEqual(postIds);
      expect(state.items('post')[0]?.rich['content']?.html).toContain('Text of post 12.');
      // Readable fields are still updated.
      expect(state.items('job')[0]?.fields['title']).toBe('Changed meanwhile');
      const { manifest } = state.snapshot();
      expect(manifest.collections.post.outcome).toBe('kept');
      expect(manifest.collections.job.outcome).toBe('live');
      expect(Date.parse(manifest.collections.post.takenAt)).toBeLessThan(
        Date.parse(manifest.takenAt),
      );
      const [problem] = state.problems('post');
      expect(problem?.kind).toBe('collection-kept');
      expect(problem?.message).toMatch(words);
      expect(problem?.message).toContain('the 12 items of 20');
    },
  );

  test('fails with nothing to fall back on fails the pull and says what to check', async () => {
    const state = bench.empty();
    bench.server.faults.posts = { kind: 'status', status: 500, html: true };
    const run = await state.pull(bench.server.url);
    expect(run.status).toBe(1);
    expect(run.output).toContain('Blog posts could not be read whole');
    expect(run.output).toContain("Check the admin API's own log.");
    expect(() => state.snapshot()).toThrow('There is no snapshot');
  });

  test('fails once is tried again, and nobody is any the wiser', async () => {
    const state = bench.empty();
    bench.server.faults.posts = { kind: 'status', status: 503, times: 2 };
    bench.server.faults.jobs = {
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '0' },
      times: 1,
    };
    bench.server.faults.clients = { kind: 'cut', times: 1 };
    const run = await state.pull(bench.server.url);
    expect(run.message).toMatchObject({ outcome: 'live', problems: 0 });
    expect(state.ids('post')).toEqual(postIds);
    expect(bench.server.count('posts')).toBe(4);
  });

  test('waits as long as Retry-After says', async () => {
    const state = bench.empty();
    bench.server.faults.posts = {
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '2' },
      times: 1,
    };
    const before = Date.now();
    const run = await state.pull(bench.server.url);
    expect(run.message?.outcome).toBe('live');
    expect(Date.now() - before).toBeGreaterThan(2000);
  });

  test('answers 400 is not tried again', async () => {
    const state = bench.pulled();
    bench.server.faults.posts = { kind: 'status', status: 400 };
    await state.pull(bench.server.url);
    expect(bench.server.count('posts')).toBe(1);
  });
});

describe('a call that refuses', () => {
  test('the posts fails the pull, whatever was pulled before', async () => {
    const state = bench.pulled();
    const before = state.snapshot().manifest.generation;
    bench.server.faults.posts = { kind: 'status', status: 401 };
    const run = await state.pull(bench.server.url);
    expect(run.status).toBe(1);
    expect(run.output).toContain('open to anonymous readers');
    expect(state.snapshot().manifest.generation).toBe(before);
  });

  test('a detail with 401 fails the pull too', async () => {
    const state = bench.empty();
    bench.server.faults.post = { kind: 'status', status: 401 };
    expect((await state.pull(bench.server.url)).output).toContain(
      'Blog posts: the admin API refuses the call',
    );
  });
});

describe('§8 the four collections whose failures are only logged', () => {
  test.each([500, 401])(
    'are empty and the outcome degraded after a %i, with nothing to fall back on',
    async (status) => {
      const state = bench.empty();
      bench.server.faults.clients = { kind: 'status', status };
      const run = await state.pull(bench.server.url);
      expect({ status: run.status, outcome: run.message?.outcome }).toEqual({
        status: 0,
        outcome: 'degraded',
      });
      expect(state.ids('client')).toEqual([]);
      expect(state.ids('post')).toEqual(postIds);
      expect(state.problems('client')).toMatchObject([{ kind: 'collection-empty' }]);
    },
  );

  test('come from the last pull where there is one, and from the network again afterwards', async () => {
    const state = bench.pulled();
    bench.server.faults.awards = { kind: 'html' };
    const run = await state.pull(bench.server.url);
    expect(run.message?.outcome).toBe('older-content');
    expect(state.ids('award')).toEqual(['1', '2', '3']);
    bench.server.reset();
    expect((await state.pull(bench.server.url)).message).toMatchObject({
      outcome: 'live',
      problems: 0,
    });
    expect(state.snapshot().manifest.collections.award.outcome).toBe('live');
  });
});

describe('a server that is down', () => {
  test('costs nothing of what was pulled before', async () => {
    const state = bench.pulled();
    await bench.server.stop();
    const run = await state.pull(bench.server.url);
    await bench.server.start();
    expect({ status: run.status, outcome: run.message?.outcome }).toEqual({
      status: 0,
      outcome: 'older-content',
    });
    expect(run.output).toContain('ECONNREFUSED');
    expect(state.ids('post')).toEqual(postIds);
    expect(state.problems().filter(({ kind }) => kind === 'collection-kept')).toHaveLength(9);
  });

  test('names every collection and the address where nothing was pulled before', async () => {
    const state = bench.empty();
    await bench.server.stop();
    const run = await state.pull(bench.server.url);
    await bench.server.start();
    expect(run.status).toBe(1);
    for (const label of [
      'Case studies',
      'Blog posts',
      'Testimonials',
      'News and press releases',
      'Jobs',
    ]) {
      expect(run.output).toContain(`${label} could not be read whole`);
    }
    expect(run.output).toContain('Check that the admin API runs and that ADMIN_API_URL names it');
  });
});

test('the content of one server never stands in for that of another', async () => {
  const state = bench.pulled();
  bench.server.faults.posts = { kind: 'status', status: 500 };
  const run = await state.pull(bench.server.url.replace('127.0.0.1', 'localhost'));
  expect(run.status).toBe(1);
  expect(run.output).toContain('Blog posts could not be read whole, and there is no earlier pull');
});

test('a last attempt that the time cuts short does not hide what was wrong before it', async () => {
  let requests = 0;
  const server = await serve((_, response) => {
    requests += 1;
    if (requests === 1) response.writeHead(503).end();
  });
  const client = createAdminApiClient({ timeoutMs: 400, retryBaseMs: 200, random: () => 1 });
  const said = await client
    .getJson({ call: 'posts', url: `${server.origin}/posts` })
    .catch((error: Error) => error.message);
  await client.close();
  await server.stop();
  expect(said).toMatch(/status 503 .*\(2 attempts\)/);
});
