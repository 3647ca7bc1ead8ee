import { describe, expect, it } from '@jest/globals';
import { WEAVES } from '../../../src/cloth/weaving/weaves';
import { wornWeave, type Mark } from '../../../src/cloth/weaving/worn-weave';

const marks: readonly Mark[] = [1, 2, 3, 4, 5];
const held = (mark: Mark) => wornWeave(mark).draft.flat();

describe('a weave that wears', () => {
  it('is a whole twill at the best mark', () => {
    const { draft, openPicks } = wornWeave(5);
    expect(openPicks).toEqual([]);
    expect(draft.slice(0, 4).map((row) => row.slice(0, 4))).toEqual(WEAVES.fintech.draft);
  });

  it('loses crossings and picks from mark to mark, and never has one again', () => {
    for (const mark of marks.slice(0, -1)) {
      const next = (mark + 1) as Mark;
      const [worse, better] = [held(mark), held(next)];
      expect(worse.every((over, at) => over <= (better[at] ?? 0))).toBe(true);
      expect(worse.join()).not.toBe(better.join());
      expect(wornWeave(mark).openPicks.length).toBeGreaterThanOrEqual(
        wornWeave(next).openPicks.length,
      );
      expect(wornWeave(mark).openPicks).toEqual(
        expect.arrayContaining([...wornWeave(next).openPicks]),
      );
    }
  });
});
