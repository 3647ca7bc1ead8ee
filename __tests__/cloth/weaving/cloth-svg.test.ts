import { describe, expect, it } from '@jest/globals';
import { weaveTile } from '../../../src/cloth/weaving/cloth-svg';
import { crossingAt, SERVICE_KEYS, WEAVES } from '../../../src/cloth/weaving/weaves';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Reads path data made of relative rectangles back into absolute ones. */
function rects(data: string): Rect[] {
  let [x, y] = [0, 0];
  const found = [...data.matchAll(/m(-?[\d.]+) ?(-?[\d.]+)h([\d.]+)v([\d.]+)h(-[\d.]+)z/g)];
  expect(found.map(([whole]) => whole).join('')).toBe(data);
  return found.map(([, dx, dy, width, height, back]) => {
    x += Number(dx);
    y += Number(dy);
    expect(Number(back)).toBe(-Number(width));
    return { x, y, width: Number(width), height: Number(height) };
  });
}

const holds = (list: readonly Rect[], x: number, y: number): boolean =>
  list.some(
    (rect) => x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height,
  );

describe('weaveTile', () => {
  it.each(SERVICE_KEYS)(
    '%s: shows at the middle of each crossing the thread that the draft names',
    (key) => {
      const weave = WEAVES[key];
      const { warp, weft, width, height } = weaveTile(weave);
      const [warps, wefts] = [rects(warp), rects(weft)];
      for (let pick = 0; pick < height / 16; pick += 1) {
        for (let end = 0; end < width / 16; end += 1) {
          const [x, y] = [end * 16 + 8, pick * 16 + 8];
          expect(holds(warps, x, y)).toBe(crossingAt(weave.draft, pick, end) === 1);
          expect(holds(wefts, x, y)).toBe(crossingAt(weave.draft, pick, end) === 0);
        }
      }
    },
  );

  it.each(SERVICE_KEYS)(
    '%s: no thread touches one that crosses it, and none leaves the tile',
    (key) => {
      const { warp, weft, width, height } = weaveTile(WEAVES[key]);
      const [warps, wefts] = [rects(warp), rects(weft)];
      for (const one of warps) {
        for (const other of wefts) {
          const apart =
            one.x >= other.x + other.width ||
            other.x >= one.x + one.width ||
            one.y >= other.y + other.height ||
            other.y >= one.y + one.height;
          expect(apart).toBe(true);
        }
      }
      for (const rect of [...warps, ...wefts]) {
        expect(Math.min(rect.x, rect.y)).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width).toBeLessThanOrEqual(width);
        expect(rect.y + rect.height).toBeLessThanOrEqual(height);
      }
    },
  );

  it.each(SERVICE_KEYS)('%s: needs less than 2.5 kB for a repeat', (key) => {
    const { warp, weft } = weaveTile(WEAVES[key]);
    expect(warp.length + weft.length).toBeLessThan(2500);
  });
});
