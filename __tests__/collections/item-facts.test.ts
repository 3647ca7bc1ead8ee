import { expect, test } from '@jest/globals';
import { isRoleOpen, readingMinutes } from '../../src/collections/item-facts';

test('a role is open until its last second, and for ever where no end is given', () => {
  const end = '2026-11-18T23:59:59Z';
  expect(isRoleOpen(end, Date.parse(end))).toBe(true);
  expect(isRoleOpen(end, Date.parse(end) + 1000)).toBe(false);
  expect(isRoleOpen(undefined, Date.parse(end))).toBe(true);
});

test.each([
  [0, 0],
  [1, 1],
  [330, 2],
])('%d words take %d minutes', (words, minutes) => {
  expect(readingMinutes({ content: { words } })).toBe(minutes);
});
