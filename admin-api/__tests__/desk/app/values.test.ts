/** The values of an item's form: when two say the same, and what an address is made of. */
import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { momentOf } from '../../../desk/app/fields/moments';
import { addressOf, differences, isSame, withoutEmpty } from '../../../desk/app/items/values';
import { unfitPageSlug } from '../../../../src/lib/slug-rules';

describe('values of a form', () => {
  it.each([
    ['nothing and an empty text', undefined, ''],
    ['nothing and an object of empty fields', undefined, { name: '', role: null }],
    ['objects in another order', { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }],
    ['a list with an empty entry', ['x'], ['x', '']],
  ])('say the same: %s', (_, one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it.each([
    ['false and nothing', undefined, false],
    ['zero and nothing', undefined, 0],
    ['lists in another order', ['a', 'b'], ['b', 'a']],
  ])('differ: %s', (_, one, other) => {
    expect(isSame(one, other)).toBe(false);
  });

  it('name the fields in which two items differ, without those that the server sets', () => {
    const before = { id: '1', title: 'A', tags: ['x'], status: 'draft', updated_at: 'then' };
    const after = { id: '1', title: 'B', tags: ['x', ''], status: 'publish', updated_at: 'now' };
    expect(differences(before, after)).toEqual(['title']);
  });

  it('are the same without what is empty, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isSame(withoutEmpty(value), value)).toBe(true);
      }),
    );
  });
});

test('the field for day and time gives a moment in the zone of whoever fills it in', () => {
  const local = '2027-07-04T09:30';
  expect(momentOf(local)).toMatch(/^2027-07-04T09:30:00(?:Z|[+-]\d\d:\d\d)$/);
  expect(Date.parse(momentOf(local))).toBe(new Date(local).getTime());
  expect([momentOf(''), momentOf('x')]).toEqual(['', '']);
});

describe('an address out of a title', () => {
  it.each([
    [
      'Naïve retries: how one payment was made three times',
      'naive-retries-how-one-payment-was-made-three-times',
    ],
    ['“It works for one record” & other stories', 'it-works-for-one-record-other-stories'],
    ['What C++ can’t say', 'what-c-cant-say'],
    ['Łódź', 'łodz'],
    ['!!!', ''],
  ])('%s', (title, address) => {
    expect(addressOf(title)).toBe(address);
  });

  it('is one that a page can have, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const address = addressOf(title);
        const reason = address === '' ? null : unfitPageSlug(address, new Set());
        expect(reason).toBeNull();
      }),
    );
  });
});
