/** The part of a page that a report shows: the surroundings of a difference, small enough to be read. */
import type { Region, Side, View } from './page-view';
import type { Difference } from './sketch';

/** Windows of two widths, the greatest height of a picture, and the width at which it is stored. */
export const windows = {
  desktop: { width: 1280, most: 1000, kept: 800 },
  phone: { width: 390, most: 1000, kept: 390 },
} as const;
export type WindowName = keyof typeof windows;

/** Pixels above and below a difference. */
const AROUND = 96;
const LEAST = 420;

/** A part of a page: pixels from its top, and height. */
export interface Part {
  top: number;
  height: number;
}

/** The part of a new page: its top. */
export const partOfNew = (name: WindowName, height: number): Part => ({
  top: 0,
  height: Math.min(windows[name].most, height),
});

/**
 * The part around the first difference.
 * @param tallest height of the higher of both versions
 * @returns null if they do not differ
 */
export function partOf(name: WindowName, marks: Difference, tallest: number): Part | null {
  const all = [...marks.before, ...marks.after];
  if (all.length === 0) return null;
  const first = Math.min(...all.map(({ y }) => y));
  const last = Math.max(...all.map(({ y, height }) => y + height));
  const top = Math.max(0, Math.min(first - AROUND, tallest - LEAST));
  const height = Math.min(windows[name].most, tallest - top, Math.max(LEAST, last + AROUND - top));
  return { top, height };
}

/** The differences that begin below a part. */
export function below({ top, height }: Part, { before, after }: Difference): Difference {
  const isBelow = ({ y }: Region) => y >= top + height;
  return { before: before.filter(isBelow), after: after.filter(isBelow) };
}

const withinPart = ({ top, height }: Part, regions: readonly Region[]): Region[] =>
  regions.flatMap((region) => {
    const from = Math.max(region.y, top);
    const to = Math.min(region.y + region.height, top + height);
    return to > from ? [{ ...region, y: from - top, height: to - from }] : [];
  });

/** The pictures of a part before and after; `before` is null for a new page. */
export interface Drawn {
  part: Part;
  marks: Difference;
  before: string | null;
  after: string;
}

/** The view of a page in one window, for a report. */
export function viewOf(name: WindowName, { part, marks, before, after }: Drawn): View {
  const sideOf = (picture: string, regions: readonly Region[]): Side => ({
    picture,
    regions: withinPart(part, regions),
  });
  const further = below(part, marks);
  return {
    window: name,
    width: windows[name].width,
    ...part,
    before: before === null ? null : sideOf(before, marks.before),
    after: sideOf(after, marks.after),
    further: Math.max(further.before.length, further.after.length),
  };
}
