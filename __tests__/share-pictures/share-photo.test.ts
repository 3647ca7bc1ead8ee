import { describe, expect, it } from '@jest/globals';
import { canBeShared, isCutInTheMiddle, photoAddress } from '../../src/share-pictures/share-photo';

const still = { is_vector: false, is_animated: false };

describe('a picture can be shared', () => {
  it.each([
    ['of the very size', 1200, 630],
    ['of a phone held upright', 3024, 4032],
    ['enlarged by less than a quarter', 1024, 683],
    ['narrow, of which a third is left', 1000, 1600],
  ])('%s: %i by %i', (_, width, height) => {
    expect(canBeShared({ ...still, width, height })).toBe(true);
  });

  it('with a little that is clear, such as rounded corners or a shadow', () => {
    expect(canBeShared({ ...still, width: 1600, height: 1000 }, 0.85)).toBe(true);
  });
});

describe('a picture cannot be shared', () => {
  it.each([
    ['that counts visits', 1, 1],
    ['that is enlarged by more than a quarter', 900, 900],
    ['that is a large line', 20_000, 1_000],
    ['that is a large column', 1200, 12_000],
    ['of a phone’s screen', 1080, 2400],
  ])('%s: %i by %i', (_, width, height) => {
    expect(canBeShared({ ...still, width, height })).toBe(false);
  });

  it('that is a vector, moves, or is mostly clear', () => {
    const large = { ...still, width: 1600, height: 1000 };
    expect(canBeShared({ ...large, is_vector: true })).toBe(false);
    expect(canBeShared({ ...large, is_animated: true })).toBe(false);
    expect(canBeShared(large, 0.5)).toBe(false);
  });
});

it('is cropped around its middle where little is lost, to its subject where much is', () => {
  const cut = [
    { width: 1600, height: 1000 },
    { width: 2000, height: 900 },
    { width: 1600, height: 1200 },
    { width: 3024, height: 4032 },
    { width: 6000, height: 1500 },
  ].map(isCutInTheMiddle);
  expect(cut).toEqual([true, true, false, false, false]);
});

it('has one address for the same bytes, and another for others', () => {
  const [one, other] = ['a'.repeat(64), `${'a'.repeat(19)}b${'a'.repeat(44)}`];
  expect(photoAddress(one)).toMatch(/^\/share\/photo\d+-[0-9a-f]{20}\.jpg$/);
  expect(photoAddress(one)).toBe(photoAddress(one));
  expect(photoAddress(other)).not.toBe(photoAddress(one));
});
