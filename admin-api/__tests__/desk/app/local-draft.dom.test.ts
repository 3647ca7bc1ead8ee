/** Drafts in the browser's storage. */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { draftsOf, readDrafts, writeDraft } from '../../../desk/app/items/local-draft';

const draft = { fields: { title: 'Typed' }, version: 3, typedAt: '2026-11-29T12:00:00.000Z' };
const prefix = draftsOf('person', 'posts', 'a/b');
const key = `${prefix}one`;

beforeEach(() => localStorage.clear());

it('are kept for each person, collection, item and visit', () => {
  expect(writeDraft(localStorage, key, draft)).toBe(true);
  const later = { ...draft, typedAt: '2026-11-29T13:00:00.000Z' };
  writeDraft(localStorage, `${prefix}two`, later);
  expect(readDrafts(localStorage, prefix)).toEqual([
    { ...later, key: `${prefix}two` },
    { ...draft, key },
  ]);
  for (const other of [draftsOf('other', 'posts', 'a/b'), draftsOf('person', 'posts/a', 'b')]) {
    expect(readDrafts(localStorage, other)).toEqual([]);
  }
});

it.each(['{', 'null', '[]', '{"fields":null,"version":1,"typedAt":"x"}'])(
  'are none where the storage holds %s',
  (text) => {
    localStorage.setItem(key, text);
    expect(readDrafts(localStorage, prefix)).toEqual([]);
  },
);

it('say that they are not kept where the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDraft(localStorage, key, draft)).toBe(false);
});
