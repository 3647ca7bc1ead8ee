/** A site most of whose pictures cannot be had is not published unless that is said to be right. */
import { describe, expect, test } from '@jest/globals';
import { groupedProblems } from '../../src/pull/grouped-problems';
import type { Problem } from '../../src/pull/snapshot/types';
import { pullBench } from '../support/pull-bench';

const bench = pullBench();

/** Gives the first so many posts pictures on a host that is not there. */
function breakPictures(count: number): void {
  for (let n = 1; n <= count; n += 1) {
    const image_cdn = `http://127.0.0.1:9/pictures/${n}.png?key=secret`;
    Object.assign(bench.post(n), { image_cdn, updated_at: '2026-11-01T00:00:00Z' });
  }
}

describe('a first pull most of whose pictures fail', () => {
  test('fails, and tells hosts and reasons once', async () => {
    breakPictures(12);
    const state = bench.empty();
    const run = await state.pull(bench.server.url);
    expect(run.status).toBe(1);
    expect(run.output).toMatch(
      /Pictures: 12 of 1\d could not be fetched\. 12 pictures of 127\.0\.0\.1:9: /,
    );
    expect(run.output).toContain('ACCEPT_SHRINK=pictures');
    expect(run.output).not.toContain('secret');
  });

  test('is right where that is said, once', async () => {
    breakPictures(12);
    const state = bench.empty();
    const accepted = await state.pull(bench.server.url, { ACCEPT_SHRINK: 'job,pictures' });
    expect(accepted.status).toBe(0);
    expect(accepted.output.match(/127\.0\.0\.1:9/g)).toHaveLength(2);
    Object.assign(bench.post(1), { title: 'Another', updated_at: '2026-11-02T00:00:00Z' });
    expect((await state.pull(bench.server.url)).status).toBe(0);
  });

  test('is right by a setting of its own, whose other values are refused', async () => {
    breakPictures(12);
    const state = bench.empty();
    const accepted = (value: string) =>
      state.pull(bench.server.url, { ACCEPT_MISSING_PICTURES: value });
    expect((await accepted('0')).status).toBe(1);
    expect((await accepted('maybe')).output).toContain(
      'ACCEPT_MISSING_PICTURES must be 1 or 0; it is "maybe".',
    );
    expect((await accepted('1')).status).toBe(0);
  });
});

describe('problems as a person reads them', () => {
  const failed = (host: string, n: number, reason = 'the server answered 404'): Problem => ({
    collection: 'post',
    id: String(n),
    kind: 'picture-failed',
    message: `https://${host}/${n}.png: ${reason}`,
  });
  const other: Problem = { collection: 'post', id: '9', kind: 'item-kept', message: 'Item 9: no.' };

  test('name a host and a reason once, in the place of the first', () => {
    const many = [1, 2, 3, 4].map((n) => failed('a.example', n));
    const few = [5, 6, 7].map((n) => failed('b.example', n));
    const slow = failed('a.example', 8, 'it was not there after 3 s');
    const [first, ...rest] = many;
    if (!first) throw new Error('There is none.');
    expect(groupedProblems([other, first, ...few, ...rest, { ...first, id: '9' }, slow])).toEqual([
      other,
      {
        collection: null,
        kind: 'picture-failed',
        message:
          '4 pictures of a.example: the server answered 404 (the first: https://a.example/1.png)',
      },
      ...few,
      slow,
    ]);
  });
});
