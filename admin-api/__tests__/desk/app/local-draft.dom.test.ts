/** Drafts in the browser's storage. */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { draftKey, readDraft, removeDraft, writeDraft } from '../../../desk/app/items/local-draft';

const draft = { fields: { title: 'Typed' }, version: 3, typedAt: '2026-11-29T12:00:00.000Z' };
const key = draftKey('person', 'posts', 'a/b');

beforeEach(() => localStorage.clear());

it('are kept for each person, collection and item', () => {
  expect(writeDraft(localStorage, key, draft)).toBe(true);
  expect(readDraft(localStorage, key)).toEqual(draft);
  for (const other of [draftKey('other', 'posts', 'a/b'), draftKey('person', 'posts/a', 'b')]) {
    expect(readDraft(localStorage, other)).toBeNull();
  }
  removeDraft(localStorage, key);
  expect(readDraft(localStorage, key)).toBeNull();
});

it.each(['{', 'null', '[]', '{"fields":null,"version":1,"typedAt":"x"}'])(
  'are none where the storage holds %s',
  (text) => {
    localStorage.setItem(key, text);
    expect(readDraft(localStorage, key)).toBeNull();
  },
);

it('say that they are not kept where the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDraft(localStorage, key, draft)).toBe(false);
});
