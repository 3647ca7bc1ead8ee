import { expect, it } from '@jest/globals';
import { statedChange } from '../../src/lib/stated-change';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-01T09:00:00+05:30', '2026-10-01T00:00:00Z', '2026-11-01T09:00:00+05:30'],
  ['2026-11-01T09:00:00Z', undefined, '2026-11-01T09:00:00Z'],
  ['2026-11-01T09:00:00Z', '2026-11-01T09:00:00Z', '2026-11-01T09:00:00Z'],
  // Before the publication, though the text compares as later.
  ['2026-11-01T09:00:00+05:30', '2026-11-01T05:00:00Z', null],
  ['2041-01-01T00:00:00Z', '2026-10-01T00:00:00Z', null],
  [undefined, '2026-10-01T00:00:00Z', null],
])('states of a change at %s, of an item of %s, %s', (updated_at, published_at, stated) => {
  expect(statedChange({ updated_at, published_at }, now)).toBe(stated);
});
