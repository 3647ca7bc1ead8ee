import { describe, expect, test } from '@jest/globals';
import { AdminApiError } from '../../src/pull/admin-api/errors';
import { collectionOf, type CollectionKey } from '../../src/collections/build-rows';
import { fallBack, isShrunk, pictureFailure, shrinkFailure } from '../../src/pull/gates';
import type { PreviousCollection } from '../../src/pull/previous';
import type { CollectionOutcome, Problem, SnapshotItem } from '../../src/pull/snapshot/types';

const items = (count: number): SnapshotItem[] =>
  Array.from({ length: count }, (_, n) => ({
    id: String(n),
    position: n,
    fields: {},
    rich: {},
    digest: '',
  }));

/** The previous pull's collection. */
const previous = (count: number, outcome: CollectionOutcome = 'live') =>
  ({
    items: items(count),
    record: { outcome },
    takenAt: '2026-11-20T10:00:00.000Z',
  }) as unknown as PreviousCollection;

const posts = collectionOf('post');

describe('a shrunk collection', () => {
  const failure = (
    before: number,
    now: number,
    unfit = 0,
    accepted: ReadonlySet<CollectionKey> = new Set(),
  ) =>
    shrinkFailure(
      posts,
      { items: items(now), suddenlyUnfit: Array.from({ length: unfit }, (_, n) => `unfit ${n}`) },
      previous(before),
      accepted,
    );

  test.each([
    [10, 5, false],
    [25, 20, false],
    [29, 23, true],
    [100, 80, false],
    [100, 79, true],
    [1, 0, true],
    [5, 0, true],
    [0, 9, false],
  ])('of %i and then %i items fails: %p', (before, now, fails) => {
    expect(failure(before, now) !== null).toBe(fails);
    expect(isShrunk(now, before)).toBe(fails);
  });

  test('counts items that are suddenly unfit', () => {
    expect([failure(20, 20, 5), failure(30, 30, 6)]).toEqual([null, null]);
    expect(failure(20, 20, 6)?.message).toBe(
      'Blog posts: 6 of 20 items that were fine before are unfit now. The first: unfit 0',
    );
  });

  test('says what was there, what is left, and how to let it pass', () => {
    expect(failure(3, 0)).toEqual({
      accept: 'post',
      collection: 'post',
      message: 'Blog posts: the list came back empty, and 3 were published before.',
      check:
        'If that is right, pull again with ACCEPT_SHRINK=post; else check the admin API (posts).',
    });
    expect(failure(12, 6)?.message).toBe(
      'Blog posts: 6 of 12 items are left; more than 20 % and 5 are gone.',
    );
  });

  test('passes where it was told to be right, and no other does', () => {
    expect(failure(12, 0, 0, new Set(['post']))).toBeNull();
    expect(failure(12, 12, 12, new Set(['post']))).toBeNull();
    expect(failure(12, 0, 0, new Set(['job']))).not.toBeNull();
  });

  test('has nothing to be compared with at the first pull', () => {
    const result = { items: [], suddenlyUnfit: ['1', '2', '3', '4', '5', '6'] };
    expect(shrinkFailure(posts, result, undefined, new Set())).toBeNull();
  });
});

describe('a collection that cannot be read', () => {
  const error = (status?: number) =>
    new AdminApiError({
      kind: 'status',
      call: 'posts',
      url: 'http://admin.example/api/posts',
      what: `it answered ${status}.`,
      check: 'Look at its log.',
      ...(status === undefined ? {} : { status }),
    });
  /** Its site is no site without it; of the others the site shows none. */
  const needed = posts;
  const spare = collectionOf('client');

  test.each([401, 403])(
    'because the call is refused (%i) fails, whatever was there before',
    (status) => {
      expect(fallBack(needed, error(status), previous(3))).toEqual({
        kind: 'fail',
        failure: {
          collection: 'post',
          message: expect.stringContaining('Blog posts: the admin API refuses the call. GET posts'),
          check: 'Look at its log.',
        },
      });
    },
  );

  test('because the call is refused is kept, where the site can do without it', () => {
    expect(fallBack(spare, error(403), previous(3))).toMatchObject({ outcome: 'kept' });
  });

  test.each([
    [1, 'the 1 item of'],
    [3, 'the 3 items of'],
  ])('is kept as it was, and told: of %i items', (count, words) => {
    const fallen = fallBack(needed, error(500), previous(count));
    expect(fallen).toMatchObject({
      kind: 'use',
      outcome: 'kept',
      problem: { collection: 'post', kind: 'collection-kept' },
    });
    const message = fallen.kind === 'use' ? fallen.problem.message : '';
    expect(message).toContain(`Blog posts could not be read whole; ${words} 2026-11-20T10:00`);
    expect(message).toContain('it answered 500. Look at its log.');
  });

  const nothingBefore: [string, PreviousCollection | undefined][] = [
    ['there is none', undefined],
    ['the last pull had none to fall back on either', previous(0, 'empty')],
  ];
  test.each(nothingBefore)(
    'where %s, is empty if the site can do without it, and told',
    (_what, before) => {
      expect(fallBack(spare, error(500), before)).toEqual({
        kind: 'use',
        outcome: 'empty',
        problem: {
          collection: 'client',
          kind: 'collection-empty',
          message: expect.stringMatching(
            /^Clients .*: the site shows none\. .* Look at its log\.$/s,
          ),
        },
      });
    },
  );

  test.each(nothingBefore)('where %s, fails if the site cannot do without it', (_what, before) => {
    expect(fallBack(needed, error(500), before)).toEqual({
      kind: 'fail',
      failure: {
        collection: 'post',
        message: expect.stringMatching(
          /^Blog posts could not be read whole, .* it answered 500\.$/s,
        ),
        check: 'Look at its log.',
      },
    });
  });
});

describe('pictures that cannot be had', () => {
  const urls = (count: number) => Array.from({ length: count }, (_, n) => `https://a.example/${n}`);
  const failed = (host: string, count: number): Problem[] =>
    Array.from({ length: count }, (_, n) => ({
      collection: 'post',
      kind: 'picture-failed',
      message: `https://${host}/${n}.jpg: status 500`,
    }));
  const failure = (
    total: number,
    missing: number,
    before: readonly string[] = [],
    accepted: Parameters<typeof pictureFailure>[3] = new Set(),
    problems: readonly Problem[] = [],
  ) => pictureFailure({ total, missing: urls(missing) }, new Set(before), problems, accepted);

  test.each([
    [5, 5, 'five are daily work'],
    [12, 6, 'half of them are not most'],
  ])('of %i, %i missing: %s', (total, missing) => {
    expect(failure(total, missing)).toBeNull();
  });

  test.each([[100, 51]])('of %i, %i missing: most are', (total, missing) => {
    expect(failure(total, missing)).toEqual({
      accept: 'pictures',
      collection: null,
      message: expect.stringContaining(`Pictures: ${missing} of ${total} could not be fetched.`),
      check: expect.stringContaining('ACCEPT_SHRINK=pictures'),
    });
  });

  test('are not lost now where they were missing before', () => {
    expect(failure(11, 6, urls(1))).toBeNull();
    expect(failure(11, 6, ['https://a.example/another'])).not.toBeNull();
  });

  test('may be missing where somebody accepts it', () => {
    expect(failure(11, 11, [], new Set(['pictures']))).toBeNull();
    expect(failure(11, 11, [], new Set(['post']))).not.toBeNull();
  });

  test('are told by host and reason, three of them, and nothing else is', () => {
    const hosts = ['a', 'b', 'c', 'd'].flatMap((name) => failed(`${name}.example`, 4));
    const other: Problem = { collection: 'post', kind: 'file-failed', message: 'x: not there' };
    const { message } = failure(16, 16, [], new Set(), [other, ...hosts]) ?? {};
    expect(message).toBe(
      `Pictures: 16 of 16 could not be fetched. ${['a', 'b', 'c']
        .map(
          (name) =>
            `4 pictures of ${name}.example: status 500 (the first: https://${name}.example/0.jpg)`,
        )
        .join('; ')}.`,
    );
  });
});
