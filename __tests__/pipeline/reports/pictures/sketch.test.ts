import { expect, it } from '@jest/globals';
import { differenceOf, type Sketch } from '../../../../pipeline/reports/pictures/sketch';

/** A page of lines of 20 px, each 50 px below the one before. */
const pageOf = (...looks: number[]): Sketch => ({
  height: looks.length * 50,
  boxes: looks.map((look, at) => ({ look, x: 40, y: at * 50 + 15, width: 80, height: 20 })),
});
const mark = (line: number, lines = 1) => ({
  ...{ x: 34, width: 92 },
  ...{ y: line * 50 + 9, height: (lines - 1) * 50 + 32 },
});
const differ = (before: Sketch, after: Sketch) => differenceOf(before, after, 390);

it('finds nothing in equal pages', () => {
  expect(differ(pageOf(1, 2, 3), pageOf(1, 2, 3))).toEqual({ before: [], after: [] });
});

it('marks a line that changed on both sides, one that was added or removed where it is, and keeps them apart', () => {
  expect(differ(pageOf(1, 2, 3), pageOf(1, 9, 3))).toEqual({ before: [mark(1)], after: [mark(1)] });
  expect(differ(pageOf(1, 2, 3, 4), pageOf(1, 7, 2, 3, 4))).toEqual({
    ...{ before: [], after: [mark(1)] },
  });
  expect(differ(pageOf(1, 7, 2), pageOf(1, 2))).toEqual({ before: [mark(1)], after: [] });
  expect(differ(pageOf(1, 2, 3), pageOf(8, 2, 9)).after).toEqual([mark(0), mark(2)]);
});

it('marks what stands close together as one, and nothing outside of the window', () => {
  const at = (look: number, x: number, y: number, width = 100) => ({
    ...{ look, x, y, width, height: 40 },
  });
  const before = { height: 300, boxes: [] };
  const after = { height: 300, boxes: [at(1, 20, 20), at(2, 300, 30, 200), at(3, 0, 80)] };
  expect(differ(before, after).after).toEqual([{ x: 0, y: 14, width: 390, height: 112 }]);
});

it('marks all of pages that have nothing in common, in reasonable time', () => {
  const noise = (seed: number): Sketch =>
    pageOf(...Array.from({ length: 12_000 }, (_, at) => Math.imul(at + 1, seed)));
  const started = performance.now();
  const { before, after } = differ(noise(2654435761), noise(40503));
  expect(performance.now() - started).toBeLessThan(5000);
  expect([before.length > 0, after.length]).toEqual([true, before.length]);
});
