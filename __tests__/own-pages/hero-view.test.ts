import { describe, expect, it } from '@jest/globals';
import {
  bubblesOf,
  filmOf,
  heroViews,
  readingOf,
  secondsOf,
  viewKindOf,
} from '../../src/own-pages/hero-view';

const rowsOf = (columns: string, ...rows: string[][]) => ({ rows: [columns.split(', '), ...rows] });

it.each(Object.entries(heroViews))('tells a %s by its columns', (kind, columns) => {
  expect(viewKindOf(rowsOf(columns))).toBe(kind);
  expect(viewKindOf(rowsOf(`${columns}, More`))).toBeUndefined();
});

it('reads minutes and seconds', () => {
  expect(secondsOf('1:05')).toBe(65);
});

it('gives each scene its share of the film', () => {
  const film = filmOf(
    rowsOf(
      heroViews.film,
      ['0:05', '0:11', 'Worth', '£9', 'whole', 'A plan.'],
      ['0:11', '0:29', 'Fees', '£1', 'taken', 'What it cost.'],
    ),
  );
  expect(film.seconds).toBe(24);
  expect(film.scenes.map(({ share }) => share)).toEqual([
    [0, 0.25],
    [0.25, 1],
  ]);
});

it('puts rows of one sender and one time into one message', () => {
  const bubbles = bubblesOf(
    rowsOf(
      heroViews.telephone,
      ['07:05', 'Reports', 'Cash', '–'],
      ['07:05', 'Reports', 'Euro', '€9'],
      ['07:05', 'Reader', 'cash', '–'],
      ['07:06', 'Reader', 'thanks', '–'],
    ),
  );
  expect(bubbles.map(({ at, from, lines }) => [at, from, lines.length])).toEqual([
    ['07:05', 'Reports', 2],
    ['07:05', 'Reader', 1],
    ['07:06', 'Reader', 1],
  ]);
  expect(bubbles[0]?.lines).toEqual([
    { says: 'Cash', figure: null },
    { says: 'Euro', figure: '€9' },
  ]);
});

describe('a reading', () => {
  it.each([
    ['−1,378.00 0.71', '−1,378.00', 0.71],
    ['12,480.16 1.00', '12,480.16', 1],
    ['0.71', '0.71', null],
    ['Brought forward', 'Brought forward', null],
  ])('of “%s”', (cell, value, confidence) => {
    expect(readingOf(cell)).toEqual({ value, confidence });
  });
});
