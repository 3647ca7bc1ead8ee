import { expect, it } from '@jest/globals';
import { officeDay } from '../../src/clock/office-day';

it('is the same all year where clocks do not change', () => {
  expect(officeDay('9:30 to 18:30', 330)).toEqual([{ from: 240, to: 780, isAlways: true }]);
});

it('parts the hours that both seasons have from those of one', () => {
  expect(officeDay('9:00 to 17:30', -300, -240)).toEqual([
    { from: 780, to: 840, isAlways: false },
    { from: 840, to: 1290, isAlways: true },
    { from: 1290, to: 1350, isAlways: false },
  ]);
});

it('goes on after midnight at the beginning of the strip', () => {
  expect(officeDay('9:00 to 17:00', 600)).toEqual([
    { from: 1380, to: 1440, isAlways: true },
    { from: 0, to: 420, isAlways: true },
  ]);
});

it('draws nothing of words that are no hours', () => {
  expect(officeDay('from 11 January 2027', 60, 120)).toEqual([]);
});
