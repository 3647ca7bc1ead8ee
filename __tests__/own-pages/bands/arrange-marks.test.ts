/** Marks above a chart: no line goes through the words of another. */
import { expect, it } from '@jest/globals';
import { arrange } from '../../../src/own-pages/bands/chart/arrange-marks';

const places = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const marksAt = (...all: string[]) => all.map((at) => ({ at, text: 'Something happens' }));

it.each([[['1', '3']], [['4', '8']], [['8', '10']], [['1', '5', '9']], [['7', '2', '5']]])(
  'keeps words of marks at %j clear of the lines from above',
  (at) => {
    const rows = arrange(marksAt(...at), places);
    expect(rows.map((row) => row.at).toSorted()).toEqual(at.toSorted());
    for (const [index, { share, until }] of rows.entries()) {
      const lines = rows.slice(0, index).map((row) => row.share);
      const [from, to] = until === null ? [0, share] : [share, until];
      expect(lines.filter((each) => each > from && each < to)).toEqual([]);
    }
  },
);

it('sets words where they have room', () => {
  expect(arrange(marksAt('1'), places)[0]?.until).toBe(1);
  expect(arrange(marksAt('10'), places)[0]?.until).toBeNull();
});
