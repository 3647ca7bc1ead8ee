/**
 * Where two pictures of a page differ. Rows are compared as the lines of a text are: a paragraph that was added moves
 * all below it, and is the one thing that differs.
 */
import { diffArrays } from 'diff';
import { isJitter, type Rows } from './jitter';
import type { Region } from './page-view';

/** Pixels of four bytes each, row by row. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint32Array;
}

interface Hunk {
  before: Rows;
  after: Rows;
}

/** Differences closer than this are one region, in pixels. */
const APART = 28;
/** Room between what differs and the mark around it. */
const ROOM = 6;
const PATIENCE_MS = 400;

/** A number for each row, which equal rows share. */
function rowHashes({ width, height, pixels }: Raster): Uint32Array {
  const hashes = new Uint32Array(height);
  for (let y = 0, at = 0; y < height; y += 1) {
    let hash = 0x811c9dc5;
    for (let x = 0; x < width; x += 1, at += 1)
      hash = Math.imul(hash ^ (pixels[at] ?? 0), 0x01000193);
    hashes[y] = hash;
  }
  return hashes;
}

/** The rows that differ, in hunks from the top. */
function hunksOf(before: Uint32Array, after: Uint32Array): Hunk[] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, now] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
  if (old.length + now.length === 0) return [];
  const parts = diffArrays([...old], [...now], { timeout: PATIENCE_MS });
  if (!parts) {
    return [
      {
        before: { from: start, to: start + old.length },
        after: { from: start, to: start + now.length },
      },
    ];
  }
  const hunks: Hunk[] = [];
  let [y, z] = [start, start];
  for (const { added, removed, value } of parts) {
    const [lost, won] = [added ? 0 : value.length, removed ? 0 : value.length];
    const last = hunks.at(-1);
    if (added || removed) {
      const isNear = last && y - last.before.to < APART && z - last.after.to < APART;
      if (isNear) {
        last.before.to = y + lost;
        last.after.to = z + won;
      } else {
        hunks.push({ before: { from: y, to: y + lost }, after: { from: z, to: z + won } });
      }
    }
    y += lost;
    z += won;
  }
  return hunks;
}

/** The columns in which rows differ from those of another raster, or from their own ground where there is none. */
function columns(raster: Raster, rows: Rows, other: Raster | null, otherFrom: number): Rows | null {
  let [from, to] = [raster.width, 0];
  for (let y = rows.from; y < rows.to; y += 1) {
    const at = y * raster.width;
    const beside = (y - rows.from + otherFrom) * raster.width;
    const ground = raster.pixels[at];
    for (let x = 0; x < raster.width; x += 1) {
      const is = other ? other.pixels[beside + x] : ground;
      if (raster.pixels[at + x] === is) continue;
      from = Math.min(from, x);
      to = Math.max(to, x + 1);
    }
  }
  return to > from ? { from, to } : null;
}

function regionOf(raster: Raster, rows: Rows, other: Raster, otherRows: Rows): Region[] {
  if (rows.to === rows.from) return [];
  const isAligned = rows.to - rows.from === otherRows.to - otherRows.from;
  const found = columns(raster, rows, isAligned ? other : null, otherRows.from);
  if (!found) return [];
  const [x, y] = [Math.max(0, found.from - ROOM), Math.max(0, rows.from - ROOM)];
  return [
    {
      x,
      y,
      width: Math.min(raster.width, found.to + ROOM) - x,
      height: Math.min(raster.height, rows.to + ROOM) - y,
    },
  ];
}

export interface Difference {
  before: Region[];
  after: Region[];
}

/** The regions in which two pictures of one width differ; none where they are equal. */
export function differingRegions(before: Raster, after: Raster): Difference {
  const hunks = hunksOf(rowHashes(before), rowHashes(after)).filter(
    (hunk) => !isJitter(before, hunk.before, after, hunk.after),
  );
  return {
    before: hunks.flatMap((hunk) => regionOf(before, hunk.before, after, hunk.after)),
    after: hunks.flatMap((hunk) => regionOf(after, hunk.after, before, hunk.before)),
  };
}
