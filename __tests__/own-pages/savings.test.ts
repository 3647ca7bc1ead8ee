import { describe, expect, it } from '@jest/globals';
import { defaultAmounts, readAmount, savingsOf } from '../../src/own-pages/savings';

const levers = [
  { id: 'idle', share_of: 'compute', saving: 0.08 },
  { id: 'size', share_of: 'compute', saving: 0.15 },
  { id: 'hours', share_of: 'test', saving: 0.55 },
];

describe('savingsOf', () => {
  it('takes each lever’s share of its own amount, for a month and for a year', () => {
    const { levers: each, ...total } = savingsOf(levers, { compute: 42_000, test: 14_000 });
    expect(each).toEqual([
      { id: 'idle', month: 3_360, year: 40_320 },
      { id: 'size', month: 6_300, year: 75_600 },
      { id: 'hours', month: 7_700, year: 92_400 },
    ]);
    expect(total).toEqual({ month: 17_360, year: 208_320, spend: 56_000, share: 0.31 });
  });

  it('rounds before it adds, so that the printed columns add up', () => {
    const { levers: each, month, year } = savingsOf(levers, { compute: 1_007, test: 1 });
    expect(each.map((lever) => lever.month)).toEqual([81, 151, 1]);
    expect(month).toBe(233);
    expect(year).toBe(each.reduce((sum, lever) => sum + lever.year, 0));
  });

  it('saves nothing where nothing is spent, and nothing of an amount that is unknown', () => {
    expect(savingsOf(levers, {})).toMatchObject({ month: 0, year: 0, spend: 0, share: 0 });
    expect(savingsOf(levers, { storage: 500 })).toMatchObject({ month: 0, spend: 500, share: 0 });
  });
});

describe('amounts', () => {
  it('begin as the copy says', () => {
    expect(defaultAmounts([{ id: 'compute', min: 0, max: 10, default: 4 }])).toEqual({
      compute: 4,
    });
  });

  it('are read within their limits; what is no number is none', () => {
    const limits = { min: 100, max: 5_000 };
    expect(['2500', ' 99 ', '1e9', '-3'].map((text) => readAmount(text, limits))).toEqual([
      2_500, 100, 5_000, 100,
    ]);
    expect(['', '  ', 'much', '1,000', 'Infinity'].map((text) => readAmount(text, limits))).toEqual(
      [null, null, null, null, null],
    );
  });
});
