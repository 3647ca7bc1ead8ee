import { describe, expect, it } from '@jest/globals';
import { isPast, isStillOpen } from '../../src/clock/open-until';

const NOON = Date.parse('2026-11-21T12:00:00Z');

describe('isStillOpen', () => {
  it.each([
    ['open at build, since past', true, '2026-11-21T11:59:59Z', NOON, false],
    ['open at build, still open', true, '2026-11-21T12:00:00Z', NOON, true],
    ['without an end', true, null, NOON, true],
    ['an end that is no date', true, 'whenever', NOON, true],
    // A slow visitor's clock must not reopen a closed offer.
    ['closed at build', false, '2026-12-31T00:00:00Z', NOON, false],
  ])('%s', (_, atBuild, end, now, expected) => {
    expect(isStillOpen(atBuild, end, now)).toBe(expected);
  });
});

describe('isPast', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z', true],
    ['2026-11-21T10:00:00Z', '2026-11-21T13:00:00Z', false],
    ['2026-11-20T13:00:00Z', null, false],
    ['2026-11-20T11:00:00Z', null, true],
    [null, null, false],
  ])('from %s to %s', (starts_at, ends_at, expected) => {
    expect(isPast({ starts_at, ends_at }, NOON)).toBe(expected);
  });
});
