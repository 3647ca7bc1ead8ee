import { describe, expect, it } from '@jest/globals';
import { highestScore, rangesOf, resultOf, scoreOf } from '../../src/own-pages/assessment';

const questions = [
  { id: 'backup', weight: 3 },
  { id: 'owner', weight: 2 },
  { id: 'list', weight: 1 },
];
const results = [{ from: 4 }, { from: 0 }, { from: 2 }];

describe('assessment', () => {
  it('adds the weights of each no, and of nothing else', () => {
    expect(scoreOf(questions, {})).toBe(0);
    expect(scoreOf(questions, { backup: 'no', owner: 'yes', list: 'no' })).toBe(4);
    expect(scoreOf(questions, { elsewhere: 'no' })).toBe(0);
    expect(highestScore(questions)).toBe(6);
  });

  it('takes the last result that begins at or below the score', () => {
    expect([0, 1, 2, 3, 4, 6].map((score) => resultOf(results, score)?.from)).toEqual([
      0, 0, 2, 2, 4, 4,
    ]);
    expect(resultOf([{ from: 3 }], 2)).toBeNull();
  });

  it('covers every score once, up to the highest', () => {
    expect(rangesOf(results, 6).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 3],
      [4, 6],
    ]);
  });
});
