/**
 * Whether rows differ by how they were rounded to pixels alone. What is added above by a height of half a pixel moves
 * lines and edges below it by one more pixel than others, or draws letters a little otherwise.
 */
import type { Raster } from './regions';

export interface Rows {
  /** The first row, and the row after the last. */
  from: number;
  to: number;
}

/** More rows than a line of text has are no matter of rounding. */
const MOST_ROWS = 64;
/** Rows by which the two sides may differ in height. */
const SLACK = 2;
/** How far a pixel may have moved. */
const NEAR = 1;
/** By how much a channel may be outside of what is around there. */
const ALIKE = 24;
/** Pixels that may be unlike: fewer than a comma has. */
const SPECKS = 4;

/** Whether a colour is between those that a raster has at a place and next to it, channel by channel. */
function isBetween(
  { width, height, pixels }: Raster,
  x: number,
  y: number,
  colour: number,
): boolean {
  for (const channel of [0, 8, 16]) {
    let [least, most] = [255, 0];
    for (let row = Math.max(0, y - NEAR); row <= Math.min(height - 1, y + NEAR); row += 1) {
      for (let at = Math.max(0, x - NEAR); at <= Math.min(width - 1, x + NEAR); at += 1) {
        const value = ((pixels[row * width + at] ?? 0) >> channel) & 255;
        if (value < least) least = value;
        if (value > most) most = value;
      }
    }
    const is = (colour >> channel) & 255;
    if (is < least - ALIKE || is > most + ALIKE) return false;
  }
  return true;
}

/** Pixels of the rows that are nothing like the other side's around there; no more than are too many. */
function unlike(raster: Raster, rows: Rows, other: Raster, otherFrom: number): number {
  let found = 0;
  for (let y = rows.from; y < rows.to; y += 1) {
    for (let x = 0; x < raster.width; x += 1) {
      const colour = raster.pixels[y * raster.width + x] ?? 0;
      if (!isBetween(other, x, y - rows.from + otherFrom, colour)) found += 1;
      if (found > SPECKS) return found;
    }
  }
  return found;
}

/** @param before rows of one picture that differ from `after`, rows of the other */
export function isJitter(one: Raster, before: Rows, other: Raster, after: Rows): boolean {
  const [old, now] = [before.to - before.from, after.to - after.from];
  if (Math.max(old, now) > MOST_ROWS || Math.abs(old - now) > SLACK) return false;
  return (
    unlike(one, before, other, after.from) <= SPECKS &&
    unlike(other, after, one, before.from) <= SPECKS
  );
}
