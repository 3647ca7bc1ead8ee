/** A time of change that lies ahead is stated nowhere, and told for as long as it lies ahead. */
import { expect, test } from '@jest/globals';
import { collectionOf } from '../../src/collections/build-rows';
import { changeAhead } from '../../src/pull/change-notes';
import { pullBench } from '../support/pull-bench';

const bench = pullBench();
const NOW = Date.UTC(2026, 10, 29, 12);
const told = (updated_at: string) =>
  changeAhead(collectionOf('post'), { id: '1', slug: 'a', fields: { updated_at } }, NOW);

test.each([
  ['2026-11-30T00:00:00Z', 1],
  ['2099-01-01T00:00:00Z', 1],
  ['2026-11-29T14:00:00+02:00', 0],
  ['2026-11-29T12:04:00Z', 0],
  ['2025-01-01T00:00:00Z', 0],
])('%s is told: %d', (updated_at, count) => {
  expect(told(updated_at)).toHaveLength(count);
});

test('the report names item, field and time at each pull', async () => {
  const updated_at = '2090-12-24T00:00:00Z';
  Object.assign(bench.post(5), { updated_at });
  const state = bench.pulled();
  for (const pull of [1, 2]) {
    const { output } = await state.pull(bench.server.url);
    expect([pull, state.problems('post')]).toEqual([
      pull,
      [
        expect.objectContaining({
          ...{ kind: 'note', id: '5', slug: 'post-5', field: 'updated_at' },
          message: expect.stringContaining(updated_at),
        }),
      ],
    ]);
    expect(output).toContain('Blog posts, item 5, updated_at: updated_at is 2090-12-24T');
  }
});
