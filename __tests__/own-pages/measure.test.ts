import { describe, expect, it } from '@jest/globals';
import { amountOf, endsOf, measured } from '../../src/own-pages/measure';

it.each([
  ['£96,000', 96_000],
  ['£96k', 96_000],
  ['0.9 m', 900_000],
  ['£1.4m', 1_400_000],
  ['3 weeks', 3],
  ['5 months', 5],
  ['10 km', 10],
  ['Day 0', 0],
  ['Nothing', null],
  ['', null],
] as const)('reads the first number of "%s"', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

describe('a measure of a table', () => {
  const table = {
    columns: ['Built in', 'Cost'],
    rows: [
      { name: 'Drop it', cells: ['1 day', 'Nothing'] },
      { name: 'Interface', cells: ['7 to 10 weeks', '£60k to £110k'] },
    ],
  };

  it('is a column where the options are rows', () => {
    expect(measured(table, 'Cost')).toEqual([
      { name: 'Drop it', text: 'Nothing', least: 0, most: 0 },
      { name: 'Interface', text: '£60k to £110k', least: 60_000, most: 110_000 },
    ]);
  });

  it('is a row where the options are columns', () => {
    expect(measured(table, 'Interface')).toEqual([
      { name: 'Built in', text: '7 to 10 weeks', least: 7, most: 10 },
      { name: 'Cost', text: '£60k to £110k', least: 60_000, most: 110_000 },
    ]);
  });

  it.each([
    ['75', 75, 75],
    ['under 1 ms', 0, 1],
    ['10 to 40 ms', 10, 40],
    ['20 working days, 5 of them for scoping', 20, 20],
    ['9 to 14 months of merging', 9, 14],
    ['Nothing to do', 0, 0],
  ])('reads "%s" as %d to %d', (text, least, most) => {
    const [found] =
      measured(
        {
          columns: ['M'],
          rows: [
            { name: 'a', cells: [text] },
            { name: 'b', cells: ['1'] },
          ],
        },
        'M',
      ) ?? [];
    expect(found).toEqual({ name: 'a', text, least, most });
  });

  it('is how often a column of words has each', () => {
    const kept = (name: string, cell: string) => ({ name, cells: [cell] });
    const promises = [kept('a', 'Met'), kept('b', 'Missed'), kept('c', 'Missed')];
    expect(measured({ columns: ['Verdict'], rows: promises }, 'Verdict')).toEqual([
      { name: 'Met', text: '1 of 3', least: 1, most: 1, of: 3 },
      { name: 'Missed', text: '2 of 3', least: 2, most: 2, of: 3 },
    ]);
  });

  it('is none where it has no number, or is not in the table', () => {
    expect(measured(table, 'Colour')).toBeNull();
    expect(measured({ columns: ['M'], rows: [{ name: 'a', cells: ['much'] }] }, 'M')).toBeNull();
  });
});

it.each([
  ['£92,000 to £118,000', '£0', '£118,000'],
  ['£60k to £110k', '£0', '£110k'],
  ['7 to 10 weeks', '0 weeks', '10 weeks'],
  ['20 working days, 5 of them for scoping', '0', '20'],
  ['34%', '0%', '34%'],
  ['£92,000 to £118,000, by grade', '£0', '£118,000'],
  ['US$ 1,000', 'US$ 0', 'US$ 1,000'],
])('a scale for "%s" goes from %s to %s', (text, first, last) => {
  const ranges = ['1', text].map((each) => ({
    ...{ name: each, text: each, least: 0 },
    most: amountOf(each) ?? 0,
  }));
  expect(endsOf(ranges)).toEqual([first, last]);
});
