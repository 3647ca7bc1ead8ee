/** Nothing is lost: emptied and halved lists, unfit items, details that fail, and withdrawn items. */
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { snapshotLayout } from '../../src/pull/snapshot/layout';
import type { Json } from '../support/fault-server';
import { pullBench } from '../support/pull-bench';

const bench = pullBench();

describe('a list that comes back', () => {
  test('empty after a full one fails the pull unless that is told to be right', async () => {
    const state = bench.pulled();
    const before = state.snapshot().manifest.generation;
    bench.server.content.award = [];
    const run = await state.pull(bench.server.url);
    expect(run.status).toBe(1);
    expect(run.output).toContain('Awards: the list came back empty, and 3 were published before');
    expect(run.output).toContain('ACCEPT_SHRINK=award');
    expect(state.snapshot().manifest.generation).toBe(before);
    const accepted = await state.pull(bench.server.url, { ACCEPT_SHRINK: 'Awards' });
    expect(accepted.message?.outcome).toBe('live');
    expect(state.ids('award')).toEqual([]);
  });

  test('with all of it suddenly unfit fails, too', async () => {
    const state = bench.pulled();
    for (const item of bench.server.content.post as Json[]) {
      delete item['title'];
      item['updated_at'] = '2026-11-01T00:00:00Z';
    }
    const run = await state.pull(bench.server.url);
    expect(run.status).toBe(1);
    expect(run.output).toContain('12 of 12 items that were fine before are unfit now');
    const first = await bench.empty().pull(bench.server.url);
    expect(first.output).toContain('none of its 12 items is usable (the first: title is missing)');
  });
});

describe('an item that', () => {
  test('becomes unfit is shown as it was, and told', async () => {
    const state = bench.pulled();
    const before = state.snapshot().manifest;
    Object.assign(bench.post(5), { title: { de: 'No text' }, updated_at: '2026-11-01T00:00:00Z' });
    expect((await state.pull(bench.server.url)).message?.outcome).toBe('live');
    const kept = state.items('post').find(({ id }) => id === '5');
    expect(kept).toMatchObject({ keptFrom: before.takenAt, fields: { title: 'Post 5' } });
    expect(kept?.rich['content']?.html).toContain('Text of post 5.');
    expect(state.problems('post')).toEqual([
      expect.objectContaining({ kind: 'item-kept', id: '5', slug: 'post-5', field: 'title' }),
    ]);
    expect(state.snapshot().manifest.hash).toBe(before.hash);
    Object.assign(bench.post(5), { title: 'Mended', updated_at: '2026-11-02T00:00:00Z' });
    await state.pull(bench.server.url);
    const mended = state.items('post').find(({ id }) => id === '5');
    expect(mended?.fields['title']).toBe('Mended');
    expect(mended?.keptFrom).toBeUndefined();
  });

  test('was never fit is left out, and told', async () => {
    delete bench.post(5)['title'];
    const state = bench.empty();
    await state.pull(bench.server.url);
    expect(state.ids('post')).not.toContain('5');
    expect(state.problems('post')).toEqual([
      expect.objectContaining({
        kind: 'item-left-out',
        message: 'Item 5: title is missing. It is left out.',
      }),
    ]);
  });

  test.each([
    ['not main in words', { is_main: 'false' }],
    ['still ahead', { published_at: '2999-01-01T00:00:00Z' }],
  ])(
    'is %s now disappears, though the server still sends it, and unfit besides',
    async (_name, change) => {
      const state = bench.pulled();
      const filters = bench.server.options.filters;
      bench.server.options.filters = false;
      const post = bench.post(5);
      delete post['title'];
      Object.assign(post, change, { updated_at: '2026-11-01T00:00:00Z' });
      await state.pull(bench.server.url);
      if (filters === undefined) delete bench.server.options.filters;
      expect(state.ids('post')).toEqual(['12', '11', '10', '9', '8', '7', '6', '4', '3', '2', '1']);
      const { withheld, nextDue } = state.snapshot().manifest.collections.post;
      expect(withheld).toBe(1);
      expect(nextDue).toBe('published_at' in change ? '2999-01-01T00:00:00.000Z' : undefined);
    },
  );

  test.each([
    [{ published_at: '31/12/2030' }, 'published_at must be an ISO 8601 date with a time zone'],
    [{ is_main: 'off' }, 'is_main expected boolean, got string'],
  ])('has a gate that nobody can read is not published, and told: %j', async (gate, reason) => {
    const change = { title: 'Half-year figures', ...gate, updated_at: '2026-11-01T00:00:00Z' };
    const state = bench.pulled();
    const filters = bench.server.options.filters;
    bench.server.options.filters = false;
    Object.assign(bench.post(5), change);
    await state.pull(bench.server.url);
    const [kept] = state.items('post').filter(({ id }) => id === '5');
    expect(kept?.fields).toMatchObject({ title: 'Post 5' });
    expect(state.problems('post')).toEqual([
      expect.objectContaining({
        kind: 'item-kept',
        message: `Item 5: ${reason}. Its version before is shown.`,
      }),
    ]);
    const first = bench.empty();
    await first.pull(bench.server.url);
    if (filters === undefined) delete bench.server.options.filters;
    expect(first.ids('post')).not.toContain('5');
    expect(first.problems('post')).toEqual([
      expect.objectContaining({ kind: 'item-left-out', message: expect.stringContaining(reason) }),
    ]);
  });

  test('can be read as withdrawn disappears, whatever its other gates are', async () => {
    const state = bench.pulled();
    Object.assign(bench.post(5), { status: 'draft', published_at: 'soon' });
    const filters = bench.server.options.filters;
    bench.server.options.filters = false;
    await state.pull(bench.server.url);
    if (filters === undefined) delete bench.server.options.filters;
    expect(state.ids('post')).not.toContain('5');
    expect(state.problems('post')).toEqual([]);
  });

  test('has optional fields of wrong types goes without them', async () => {
    Object.assign(bench.post(5), {
      title: 'Fish &amp; chips',
      tags: 'one',
      image_cdn: 'javascript:alert(1)',
    });
    const state = bench.empty();
    await state.pull(bench.server.url);
    const { fields } = state.items('post').find(({ id }) => id === '5') ?? { fields: {} };
    expect(fields).toMatchObject({ title: 'Fish & chips' });
    expect(Object.keys(fields)).not.toEqual(expect.arrayContaining(['tags']));
    expect(fields).not.toHaveProperty('image_cdn');
    expect(state.problems('post').map(({ kind, field }) => [kind, field])).toEqual([
      ['field-dropped', 'image_cdn'],
      ['field-dropped', 'tags'],
    ]);
  });
});

describe('details', () => {
  const details = (): number => bench.server.count('post');

  test('are asked for only where something changed', async () => {
    const state = bench.pulled();
    const before = state.snapshot().manifest.generation;
    const run = await state.pull(bench.server.url);
    expect(run.message).toMatchObject({ unchanged: true, generation: before });
    expect(details()).toBe(0);
    const otherOrder = (item: unknown) =>
      Object.fromEntries(Object.entries(item as Json).reverse());
    bench.server.content.post = bench.server.content.post.map(otherOrder);
    await state.pull(bench.server.url);
    expect(details()).toBe(0);
    Object.assign(bench.post(5), { title: 'Changed', updated_at: '2026-11-01T00:00:00Z' });
    expect((await state.pull(bench.server.url)).message?.unchanged).toBe(false);
    expect(details()).toBe(1);
    expect(state.items('post').filter(({ fields }) => fields['title'] === 'Changed')).toHaveLength(
      1,
    );
  });

  test('are asked for anew where the code that makes items of them has changed', async () => {
    const state = bench.pulled();
    const { manifest } = state.snapshot();
    const file = snapshotLayout(state.path).manifestPath(manifest.generation);
    const of = { ...(manifest.pullState as object), derivation: 'other code' };
    writeFileSync(file, JSON.stringify({ ...manifest, pullState: of }));
    bench.server.requests = [];
    await state.pull(bench.server.url);
    const asked = bench.server.requests.filter(({ call }) => call === 'post');
    expect(asked.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  test('are asked for conditionally where nothing says whether they changed', async () => {
    for (const item of bench.server.content.post as Json[]) delete item['updated_at'];
    const state = bench.empty();
    await state.pull(bench.server.url);
    const first = state.snapshot().manifest;
    bench.server.requests = [];
    bench.post(5)['content'] = '<p>Other text.</p>';
    await state.pull(bench.server.url);
    const answers = bench.server.requests
      .filter(({ call }) => call === 'post')
      .map(({ status }) => status);
    expect(answers.sort()).toEqual([200, ...Array.from({ length: 11 }, () => 304)]);
    expect(state.items('post').find(({ id }) => id === '5')?.rich['content']?.html).toContain(
      'Other text.',
    );
    expect(state.snapshot().manifest.hash).not.toBe(first.hash);
  });

  test('are not asked for where lists hold whole items', async () => {
    bench.server.options.wholeLists = true;
    const state = bench.empty();
    await state.pull(bench.server.url);
    delete bench.server.options.wholeLists;
    expect(details()).toBe(0);
    expect(state.items('post')[0]?.rich['content']?.html).toContain('Text of post 12.');
  });

  test('that are gone take their item with them; one that fails keeps it', async () => {
    const state = bench.pulled();
    for (const id of [4, 5]) bench.post(id)['updated_at'] = '2026-11-01T00:00:00Z';
    bench.server.faults.post = { kind: 'status', status: 404, times: 1 };
    await state.pull(bench.server.url);
    expect(state.ids('post')).toHaveLength(11);
    expect(state.problems('post')[0]).toMatchObject({ kind: 'item-left-out' });
    const again = bench.pulled();
    bench.server.faults.post = { kind: 'status', status: 400 };
    await again.pull(bench.server.url);
    expect(again.ids('post')).toHaveLength(12);
    expect(again.problems('post').map(({ kind }) => kind)).toEqual(['item-kept', 'item-kept']);
  });

  test('of another item than the one listed are not taken for it', async () => {
    bench.server.faults.post = {
      kind: 'changed',
      change: (body) => (body['id'] === 5 ? { ...body, id: 99 } : body),
    };
    const state = bench.empty();
    await state.pull(bench.server.url);
    expect(state.ids('post')).not.toContain('5');
    expect(state.problems('post')[0]?.message).toContain('answered item 99 where 5 was listed');
  });

  test('that fail in number make the collection one that cannot be read', async () => {
    const state = bench.empty();
    bench.server.faults.post = { kind: 'status', status: 404 };
    const run = await state.pull(bench.server.url);
    expect(run.status).toBe(1);
    expect(run.output).toMatch(/\d+ of 12 detail calls failed/);
  });
});
