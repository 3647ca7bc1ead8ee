import { describe, expect, it } from '@jest/globals';
import { clothTile, rectPath, weaveTile } from '../../../src/cloth/weaving/cloth-svg';
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

describe('clothTile', () => {
  it('draws plain weave as four rectangles', () => {
    const tile = clothTile(WEAVES.blockchain.draft, { cell: 10, cover: 0.8 });
    expect(tile).toEqual({
      width: 20,
      height: 20,
      warp: 'm1 1h8v8h-8zm10 10h8v8h-8z',
      weft: 'm11 1h8v8h-8zm-10 10h8v8h-8z',
    });
  });

  it('draws a float as one rectangle and runs it to the edge where the next repeat goes on', () => {
    const warp = rects(clothTile(WEAVES.fintech.draft, { cell: 10, cover: 0.8 }).warp);
    expect(warp.filter(({ x }) => x === 1)).toEqual([{ x: 1, y: 1, width: 8, height: 18 }]);
    expect(warp.filter(({ x }) => x === 31)).toEqual([
      { x: 31, y: 0, width: 8, height: 9 },
      { x: 31, y: 31, width: 8, height: 9 },
    ]);
  });

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

  it('leaves out open picks, and picks that are not asked for', () => {
    const draft = WEAVES.blockchain.draft;
    expect(rects(clothTile(draft, { openPicks: [1] }).weft)).toHaveLength(1);
    expect(rects(clothTile(draft, { picks: new Set([1]) }).weft)).toEqual([
      { x: 1, y: 17, width: 14, height: 14 },
    ]);
  });

  it('draws nothing of an empty draft', () => {
    expect(clothTile([])).toEqual({ width: 0, height: 0, warp: '', weft: '' });
  });
});

describe('rectPath', () => {
  it('shortens numbers to two decimals without leading noughts', () => {
    expect(rectPath(0.5, 0, 1 / 3, 2)).toBe('M.5 0h.33v2h-.33z');
  });
});
