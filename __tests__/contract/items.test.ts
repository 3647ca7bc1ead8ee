import { describe, expect, test } from '@jest/globals';
import { items } from '../../contract/items';
import { parseItem, readList, withheldBecause } from '../../contract/parse';
import { isRoleOpen } from '../../src/lib/item-facts';

const post = { id: 1, slug: 'a', title: 'A' };

function published(fields: Record<string, unknown>) {
  const parsed = parseItem(items.Post, { ...post, ...fields });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed;
}

describe('parsing an item', () => {
  test.each([undefined, null, '', '  '])('takes %p for a missing field', (value) => {
    const { item, dropped } = published({ category: value });
    expect([item.category, dropped]).toEqual([undefined, []]);
    expect(parseItem(items.Post, { ...post, title: value })).toEqual({
      ok: false,
      problems: [{ field: 'title', reason: 'is missing' }],
    });
  });

  test('drops an optional field of a wrong type alone, and says so', () => {
    const { item, dropped } = published({ category: 4, tags: ['a', 5, 'b'], extra: true });
    expect(item).toEqual({ id: '1', slug: 'a', title: 'A', tags: ['a', 'b'] });
    expect(dropped).toEqual([
      { field: 'category', reason: 'expected string, got number' },
      { field: 'tags[1]', reason: 'expected string, got number' },
    ]);
  });

  test('lets go of no more of a list of objects than is wrong', () => {
    const parsed = parseItem(items.CaseStudy, {
      ...post,
      results: [
        { value: 1, label: 'one' },
        { value: {}, label: 'two' },
        { label: 'three' },
        'four',
      ],
    });
    expect(parsed.ok && parsed.item.results).toEqual([{ value: '1', label: 'one' }]);
    expect(parsed.ok && parsed.dropped.map(({ field }) => field)).toEqual([
      'results[1].value',
      'results[2].value',
      'results[3]',
    ]);
  });

  test.each([
    ['2026-11-18T09:00:00+02:00', '2026-11-18T07:00:00.000Z'],
    ['2026-11-18T09:00:00Z', '2026-11-18T09:00:00.000Z'],
    ['2026-11-18', '2026-11-18T00:00:00.000Z'],
    ['2026-11-18T09:00', '2026-11-18T09:00:00.000Z'],
  ])('reads the date %s', (given, read) => {
    expect(published({ published_at: given }).item.published_at).toBe(read);
  });

  test.each(['yesterday', '2026-02-30', '18/11/2026', '2026-11-18T25:00:00Z', 20261118])(
    'takes %p for no date',
    (given) => {
      const { item, dropped } = published({ published_at: given });
      expect(item.published_at).toBeUndefined();
      expect(dropped).toHaveLength(1);
    },
  );

  test('keeps the offset of a closing date, which says whose day it is', () => {
    const parsed = parseItem(items.Job, { ...post, valid_through: '2027-01-31T23:59:59-05:00' });
    expect(parsed.ok && parsed.item.valid_through).toBe('2027-01-31T23:59:59-05:00');
  });

  test.each([
    ['2026-11-21', '2026-11-21T23:59:59Z'],
    ['2026-11-21Z', '2026-11-21T23:59:59Z'],
    ['2026-11-21-05:00', '2026-11-21T23:59:59-05:00'],
    ['2026-11-21+0530', '2026-11-21T23:59:59+0530'],
  ])('lets a role that closes on %s be open to the end of that day', (given, read) => {
    const parsed = parseItem(items.Job, { ...post, valid_through: given });
    const end = parsed.ok ? parsed.item.valid_through : undefined;
    expect(end).toBe(read);
    expect(isRoleOpen(end, Date.parse(read))).toBe(true);
    expect(isRoleOpen(end, Date.parse(read) + 1000)).toBe(false);
  });

  test.each([
    ['2026-11-18+02:00', '2026-11-17T22:00:00.000Z'],
    ['2026-11-18Z', '2026-11-18T00:00:00.000Z'],
  ])('begins the day %s where it is', (given, read) => {
    expect(published({ published_at: given }).item.published_at).toBe(read);
  });

  test.each(['javascript:alert(1)', '/relative.jpg', 'data:image/png;base64,AA', 'ftp://x/y'])(
    'takes no picture from %s',
    (given) => {
      expect(published({ image_cdn: given }).item.image_cdn).toBeUndefined();
    },
  );
});

describe('whether an item is shown', () => {
  const now = Date.parse('2026-11-20T00:00:00Z');
  test.each([
    [{}, null],
    [{ status: 'publish', is_main: true }, null],
    [{ status: 'draft' }, 'status'],
    [{ status: 'Publish' }, 'status'],
    [{ is_main: false }, 'is_main'],
    [{ is_main: 'false' }, 'is_main'],
    [{ is_main: 0 }, 'is_main'],
    [{ published_at: '2026-11-21T00:00:00Z' }, 'published_at'],
    [{ published_at: '2026-11-20T00:00:00Z' }, null],
  ])('of %p is decided by %p', (fields, because) => {
    expect(withheldBecause(published(fields).item, now)).toBe(because);
  });
});

describe('the list in a response', () => {
  test('is the response itself, or the one field that holds one', () => {
    expect(readList([1, 2]).items).toEqual([1, 2]);
    expect(readList({ anything: [1], total: 7, pageSize: 5 })).toEqual({
      items: [1],
      total: 7,
      pageSize: 5,
    });
    expect(readList({ tags: ['x'], posts: [1] }, 'posts').items).toEqual([1]);
  });

  test.each([[null], ['text'], [{ message: 'No.' }], [{ a: [], b: [] }]])(
    'is not in %p',
    (body) => {
      expect(() => readList(body, 'posts')).toThrow(TypeError);
    },
  );
});
