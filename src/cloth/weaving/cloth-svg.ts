import { crossingAt, type Draft, type Structure } from './weaves';

/** One repeat as path data, to be put inside `<pattern patternUnits="userSpaceOnUse">`. Units: user space. */
export interface ClothTile {
  readonly width: number;
  readonly height: number;
  /** Filled rectangles of the ends, wherever the warp lies over. */
  readonly warp: string;
  /** Filled rectangles of the picks, wherever the weft lies over; each stops short of the end above it. */
  readonly weft: string;
}

export interface TileOptions {
  /** Side of one crossing, in user units. Default 16, at which all coordinates of the eight weaves are whole. */
  readonly cell?: number;
  /** Thread thickness as a share of the cell, 0–1. Default 0.875. */
  readonly cover?: number;
  /** Picks of the repeat without a weft. Default none. */
  readonly openPicks?: readonly number[];
  /** Picks of the repeat whose weft is wanted. Default all. */
  readonly picks?: ReadonlySet<number>;
}

const { round } = Math;

interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * Draws one repeat of a draft. A float is one rectangle, however many crossings it covers; a float that goes on
 * in the next repeat runs to the tile's edge, so that tiles join without a seam.
 */
export function clothTile(draft: Draft, options: TileOptions = {}): ClothTile {
  const { cell = 16, cover = 0.875, openPicks = [], picks: wanted } = options;
  const picks = draft.length;
  const ends = draft[0]?.length ?? 0;
  const thickness = cell * cover;
  const gap = (cell - thickness) / 2;
  const isOver = (pick: number, end: number): boolean => crossingAt(draft, pick, end) === 1;

  const warp = pen();
  for (let end = 0; end < ends; end += 1) {
    for (const run of runs(picks, cell, gap, (pick) => isOver(pick, end))) {
      warp.rect(end * cell + gap, run.from, thickness, run.to - run.from);
    }
  }
  const weft = pen();
  for (let pick = 0; pick < picks; pick += 1) {
    if (openPicks.includes(pick) || wanted?.has(pick) === false) continue;
    for (const run of runs(ends, cell, gap, (end) => !isOver(pick, end))) {
      weft.rect(run.from, pick * cell + gap, run.to - run.from, thickness);
    }
  }
  return { width: ends * cell, height: picks * cell, warp: warp.data(), weft: weft.data() };
}

/** `clothTile` for a weave, at its own sett. */
export function weaveTile(weave: Structure, cell = 16): ClothTile {
  return clothTile(weave.draft, { cell, cover: weave.cover, openPicks: weave.openPicks });
}

/** A rectangle in absolute coordinates as closed path data, at most two decimals. */
export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** Stretches of consecutive crossings for which `lies` holds; ends are inset unless they go on past the repeat. */
function runs(count: number, cell: number, gap: number, lies: (index: number) => boolean): Run[] {
  const found: Run[] = [];
  for (let start = 0; start < count; start += 1) {
    if (!lies(start) || (start > 0 && lies(start - 1))) continue;
    let stop = start;
    while (stop < count && lies(stop)) stop += 1;
    const comesIn = start === 0 && lies(-1);
    const goesOn = stop === count && lies(count);
    found.push({ from: start * cell + (comesIn ? 0 : gap), to: stop * cell - (goesOn ? 0 : gap) });
  }
  return found;
}

/** Collects rectangles as path data with relative moves, which are shorter than absolute ones in a fine grid. */
function pen(): {
  rect: (x: number, y: number, width: number, height: number) => void;
  data: () => string;
} {
  let data = '';
  let lastX = 0;
  let lastY = 0;
  return {
    rect: (x, y, width, height) => {
      const [px, py] = [hundredths(x), hundredths(y)];
      data += `m${pair(px - lastX, py - lastY)}h${short(width)}v${short(height)}h${short(-width)}z`;
      [lastX, lastY] = [px, py];
    },
    data: () => data,
  };
}

function pair(x: number, y: number): string {
  const second = short(y);
  return short(x) + (second.startsWith('-') ? second : ` ${second}`);
}

function hundredths(value: number): number {
  return round(value * 100) / 100;
}

/** `0.60` → `.6`, `-0.5` → `-.5`. */
function short(value: number): string {
  if (value % 1 === 0) return `${value || 0}`;
  const text = String(hundredths(value) || 0);
  return text.replace(/^(-?)0\./, '$1.');
}
