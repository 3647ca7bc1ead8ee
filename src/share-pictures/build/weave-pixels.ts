/**
 * Weaves a cloth straight into a picture's palette indices. A renderer of SVG fills a card's cloth, all of it small
 * patterns on whole pixels, in three times the time of all the rest; here a tile is drawn once and copied.
 */
import type { Cloth, ClothPattern, ClothRole } from '../../cloth/weaving/cloth-layout';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const RECTANGLE = /([Mm])(-?[\d.]+)[ ,]?(-?[\d.]+)h(-?[\d.]+)v(-?[\d.]+)h-?[\d.]+z/g;

/**
 * The rectangles of a path as the cloth module writes them.
 * @throws {Error} for a path that holds anything else
 */
export function rectsOf(path: string): Rect[] {
  const rects: Rect[] = [];
  let [x, y] = [0, 0];
  let read = 0;
  for (const [all, command, dx, dy, width, height] of path.matchAll(RECTANGLE)) {
    read += all.length;
    // After `z` one is back where the last rectangle began.
    [x, y] = command === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    rects.push({ x, y, width: Number(width), height: Number(height) });
  }
  if (read !== path.length) throw new Error(`A cloth's path holds more than rectangles: ${path}`);
  return rects;
}

/** Palette indices of rows that lie one after the other. */
export interface IndexRows {
  readonly data: Uint8Array;
  /** From one row to the next, and from the beginning to the first pixel. */
  readonly stride: number;
  readonly start: number;
}

const NOTHING = -1;

function tileOf(
  { width, height, layers }: ClothPattern,
  indexOf: (role: ClothRole) => number,
): Int16Array {
  const tile = new Int16Array(width * height).fill(NOTHING);
  for (const { role, d } of layers) {
    const index = indexOf(role);
    for (const rect of rectsOf(d)) {
      const [left, top] = [Math.round(rect.x), Math.round(rect.y)];
      const right = Math.min(width, Math.round(rect.x + rect.width));
      const bottom = Math.min(height, Math.round(rect.y + rect.height));
      for (let y = top; y < bottom; y += 1) tile.fill(index, y * width + left, y * width + right);
    }
  }
  return tile;
}

/**
 * @param box where the cloth is to be seen in the picture; its middle is the middle of the cloth
 * @param indexOf the palette's index of a thread's colour
 */
export function weaveInto(
  { data, stride, start }: IndexRows,
  cloth: Cloth,
  box: Rect,
  indexOf: (role: ClothRole) => number,
): void {
  const fromX = Math.floor((cloth.width - box.width) / 2);
  const fromY = Math.floor((cloth.height - box.height) / 2);
  for (const pattern of cloth.patterns) {
    const tile = tileOf(pattern, indexOf);
    for (const area of rectsOf(pattern.area)) {
      const left = Math.max(area.x, fromX);
      const right = Math.min(area.x + area.width, fromX + box.width);
      const bottom = Math.min(area.y + area.height, fromY + box.height);
      for (let y = Math.max(area.y, fromY); y < bottom; y += 1) {
        const row = (y % pattern.height) * pattern.width;
        const target = start + (y - fromY + box.y) * stride + box.x - fromX;
        for (let x = left; x < right; x += 1) {
          const index = tile[row + (x % pattern.width)] as number;
          if (index !== NOTHING) data[target + x] = index;
        }
      }
    }
  }
}
