/** Lists of servers that page in every way but the right one: all items, each once, or none of them. */
import { describe, expect, test } from '@jest/globals';
import { sampleContent, samplePost } from '../support/fault-content';
import type { Json } from '../support/fault-server';
import { pullBench } from '../support/pull-bench';

const bench = pullBench();

function ids(count: number): string[] {
  return sampleContent(count).post.map((item) => String((item as Json)['id']));
}

describe('a list', () => {
  test('of many pages is read to its end, and a short last page is no proof of it', async () => {
    bench.server.content = sampleContent(250);
    const state = bench.empty();
    expect((await state.pull(bench.server.url)).message).toMatchObject({
      outcome: 'live',
      problems: 0,
    });
    expect(state.ids('post')).toEqual(ids(250));
    const asked = bench.server.requests.filter(({ call }) => call === 'posts');
    expect(asked.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3', '4']);
    for (const { query } of asked) {
      expect(Object.fromEntries(query)).toMatchObject({
        pageSize: '100',
        status: 'publish',
        is_main: 'true',
      });
    }
  });

  test('capped at fewer items a page than asked for is read whole', async () => {
    bench.server.content = sampleContent(40);
    bench.server.faults.posts = { kind: 'capped', pageSize: 9 };
    const state = bench.empty();
    await state.pull(bench.server.url);
    expect(state.ids('post')).toEqual(ids(40));
    expect(state.problems('post')).toEqual([]);
  });

  test('that is sent whole for every page ends after the second', async () => {
    bench.server.faults.posts = { kind: 'ignores-page' };
    const state = bench.empty();
    await state.pull(bench.server.url);
    expect(state.ids('post')).toEqual(ids(12));
    expect(bench.server.count('posts')).toBe(2);
  });

  test('that never ends is called so', async () => {
    const state = bench.pulled();
    bench.server.faults.posts = { kind: 'endless', item: (n) => samplePost(1000 + n) };
    const run = await state.pull(bench.server.url, { ADMIN_API_MAX_PAGES: '30' });
    expect(run.output).toContain('the list does not end: 300 items on 30 pages, each with new ids');
    expect(state.ids('post')).toEqual(ids(12));
    expect(run.message?.outcome).toBe('older-content');
  });

  test.each([
    ['wrong', () => 999],
    ['text', () => 'many'],
  ])('whose total is %s is read whole all the same', async (_name, total) => {
    bench.server.content = sampleContent(120);
    bench.server.faults.posts = { kind: 'total', total };
    const state = bench.empty();
    const run = await state.pull(bench.server.url);
    expect(run.message?.outcome).toBe('live');
    expect(state.ids('post')).toEqual(ids(120));
  });

  test('whose total shifts while it is read is read once more', async () => {
    bench.server.content = sampleContent(150);
    bench.server.faults.posts = {
      kind: 'changed',
      // An item was added after the first page of the first reading.
      change: (body, request) => (request === 1 ? { ...body, total: 149 } : body),
    };
    const state = bench.empty();
    await state.pull(bench.server.url);
    expect(state.ids('post')).toEqual(ids(150));
    expect(state.problems('post')).toEqual([]);
    expect(bench.server.count('posts')).toBeGreaterThan(3);
  });

  test('that changes during both readings is not trusted', async () => {
    const state = bench.pulled();
    bench.server.faults.posts = {
      kind: 'changed',
      change: (body, request) => ({
        ...body,
        total: request,
        posts: (body['posts'] as Json[]).slice(request),
      }),
    };
    const run = await state.pull(bench.server.url);
    expect(run.output).toContain('the list changed while it was read, twice');
    expect(state.ids('post')).toEqual(ids(12));
  });

  test('whose second page fails is not half a list', async () => {
    bench.server.content = sampleContent(120);
    bench.server.faults.posts = { kind: 'page-fails', page: 2, status: 500 };
    const state = bench.pulled();
    const run = await state.pull(bench.server.url);
    expect(run.message?.outcome).toBe('older-content');
    expect(state.ids('post')).toEqual(ids(12));
  });

  test('with one id twice shows the first, and what has no id is told', async () => {
    const [first] = bench.server.content.post;
    bench.server.content.post.push({ ...(first as Json), title: 'The second of one id' });
    bench.server.content.award.push({ title: 'No id' }, 'no item', { id: 1, title: 'Again' });
    const state = bench.empty();
    await state.pull(bench.server.url);
    expect(state.ids('post')).toEqual(ids(12));
    expect(state.items('post')[0]?.fields['title']).toBe('Post 12');
    const told = state.problems('award').map(({ message }) => message);
    expect(told.join('\n')).toContain('Entry 4 of the list has no usable id.');
    expect(told.join('\n')).toContain('Entry 5 of the list is not an object.');
    expect(told.join('\n')).toContain('sent 1 item(s) twice');
  });
});

describe('testimonials', () => {
  test('are the first ten, and those by type', async () => {
    const state = bench.empty();
    await state.pull(bench.server.url);
    const items = state.items('testimonial');
    expect(items).toHaveLength(14);
    expect(items.filter(({ first }) => first).map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(String),
    );
    const [first] = bench.server.requests.filter(({ call }) => call === 'testimonials');
    expect(first?.query.toString()).toBe('page=1&pageSize=10');
  });

  test('are not half a list where one type fails; a type that is not found has none', async () => {
    const state = bench.pulled();
    bench.server.content.testimonial = [];
    bench.server.faults.testimonialsByType = { kind: 'status', status: 400, times: 1 };
    expect((await state.pull(bench.server.url)).message?.outcome).toBe('older-content');
    expect(state.ids('testimonial')).toHaveLength(14);
    bench.server.content = sampleContent();
    bench.server.faults.testimonialsByType = { kind: 'status', status: 404, times: 1 };
    expect((await state.pull(bench.server.url)).message?.outcome).toBe('live');
    expect(state.problems('testimonial')[0]?.message).toContain('answers 404 for');
  });
});
