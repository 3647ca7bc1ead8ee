import { expect, it } from '@jest/globals';
import { differingRegions, type Raster } from '../../../../pipeline/reports/pictures/regions';

const WIDTH = 200;

/** A page of lines, each 20 px high with a word of its own pattern, and 30 px of ground between them. */
function pageOf(...words: (number | null)[]): Raster {
  const pixels = new Uint32Array(WIDTH * words.length * 50).fill(0xffffffff);
  words.forEach((word, line) => {
    if (word === null) return;
    for (let y = 0; y < 20; y += 1) {
      for (let x = 40; x < 120; x += 1) {
        pixels[(line * 50 + y + 15) * WIDTH + x] = word * 1000 + ((x * 7 + y * 13) % 5);
      }
    }
  });
  return { width: WIDTH, height: words.length * 50, pixels };
}

it('finds nothing in equal pictures', () => {
  expect(differingRegions(pageOf(1, 2, 3), pageOf(1, 2, 3))).toEqual({ before: [], after: [] });
});

it('marks the columns and rows of a word that changed, on both sides', () => {
  const { before, after } = differingRegions(pageOf(1, 2, 3), pageOf(1, 9, 3));
  expect(after).toEqual([{ x: 34, y: 59, width: 92, height: 32 }]);
  expect(before).toEqual(after);
});

it('marks a line that was added alone, though all below it has moved', () => {
  const { before, after } = differingRegions(pageOf(1, 2, 3, 4), pageOf(1, 7, 2, 3, 4));
  expect(before).toEqual([]);
  expect(after).toHaveLength(1);
  const [region] = after;
  expect(region?.x).toBe(34);
  expect(region?.height).toBeLessThanOrEqual(62);
  expect(region?.y).toBeGreaterThan(14);
  expect((region?.y ?? 0) + (region?.height ?? 0)).toBeLessThanOrEqual(121);
});

it('marks a line that was removed where it was', () => {
  const { before, after } = differingRegions(pageOf(1, 7, 2), pageOf(1, 2));
  expect([before.length, after.length]).toEqual([1, 0]);
});

it('keeps places apart that are far from each other', () => {
  const { after } = differingRegions(pageOf(1, 2, null, 3), pageOf(8, 2, null, 9));
  expect(after.map(({ y }) => y)).toEqual([9, 159]);
});

it('marks the whole of pictures that have nothing in common, in reasonable time', () => {
  const noise = (seed: number): Raster => ({
    width: 60,
    height: 6000,
    pixels: Uint32Array.from({ length: 360_000 }, (_, at) => Math.imul(at + 1, seed)),
  });
  const started = performance.now();
  const { before, after } = differingRegions(noise(2654435761), noise(40503));
  expect(performance.now() - started).toBeLessThan(5000);
  expect([before, after]).toEqual([
    [{ x: 0, y: 0, width: 60, height: 6000 }],
    [{ x: 0, y: 0, width: 60, height: 6000 }],
  ]);
});

/** Moves all rows from one on down by a row, which is drawn twice. */
function loosened({ width, height, pixels }: Raster, at: number): Raster {
  const moved = new Uint32Array(width * (height + 1));
  moved.set(pixels.subarray(0, width * at));
  moved.set(pixels.subarray(width * (at - 1)), width * at);
  return { width, height: height + 1, pixels: moved };
}

it('says nothing of a line that was rounded to the next pixel, nor of letters drawn a little otherwise', () => {
  const page = pageOf(1, 2, 3, 4);
  expect(differingRegions(page, loosened(page, 105))).toEqual({ before: [], after: [] });
  const softer = { ...page, pixels: page.pixels.map((pixel) => (pixel === 3002 ? 3012 : pixel)) };
  expect(differingRegions(page, softer)).toEqual({ before: [], after: [] });
});
