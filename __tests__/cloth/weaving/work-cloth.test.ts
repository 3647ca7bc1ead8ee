import { describe, expect, it } from '@jest/globals';
import { MOST_STRIPES, stripesOf } from '../../../src/cloth/weaving/work-cloth';

const services = ['fintech', 'fintech', 'cloud', 'insurtech', 'cloud'] as const;

describe('stripesOf', () => {
  it('lays one stripe a piece of work, in order, and never two of one kind side by side', () => {
    const { stripes } = stripesOf(services);
    const kinds = stripes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'ink')).toEqual(services);
    kinds.slice(1).forEach((kind, index) => expect(kind).not.toBe(kinds[index]));
  });

  it.each([
    [[]],
    [['cloud'] as const],
    [services],
    [Array.from({ length: 40 }, () => 'cloud' as const)],
  ])('covers the cloth without gap or overlap (%#)', (work) => {
    const { stripes, bands, ends, picks } = stripesOf(work);
    expect(stripes.reduce((at, { end, ends: wide }) => (expect(end).toBe(at), at + wide), 0)).toBe(
      ends,
    );
    expect(bands.reduce((at, { pick, picks: high }) => (expect(pick).toBe(at), at + high), 0)).toBe(
      picks,
    );
    expect(stripes.filter(({ kind }) => kind !== 'ink').length).toBeLessThanOrEqual(MOST_STRIPES);
  });

  it('is the same for the same work', () => {
    expect(stripesOf(services)).toEqual(stripesOf([...services]));
  });
});
