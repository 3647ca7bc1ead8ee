import { expect, it } from '@jest/globals';
import { durationOf } from '../../src/own-pages/duration';

const DAY = 86_400;

it.each([
  ['1 week', 7 * DAY, 7 * DAY],
  ['90 s', 90, 90],
  ['1.5 hours', 5400, 5400],
  ['2 weeks, then ongoing', 14 * DAY, 14 * DAY],
  ['1 weekend a unit', 2 * DAY, 2 * DAY],
  ['4 to 8 weeks', 28 * DAY, 56 * DAY],
  ['2 days to 3 months', 2 * DAY, 90 * DAY],
  ['6 days to 7 min', 420, 6 * DAY],
])('reads %s', (time, least, most) => {
  expect(durationOf(time)).toEqual({ least, most });
});

it.each(['From then on', 'In parallel', 'Daily', 'From day 1', 'Day 0', '3', '5 smiles', ''])(
  'finds no length in "%s"',
  (time) => {
    expect(durationOf(time)).toEqual({ least: 0, most: 0 });
  },
);
