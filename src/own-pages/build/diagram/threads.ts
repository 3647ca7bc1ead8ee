/** Corners into thread: rounded, broken where it dips under another, with an arrow at its end. */
import { ARROW, CORNER, DIP } from '../../diagram/measures';
import type { Point } from '../../diagram/types';

export interface Crossing {
  readonly at: Point;
  readonly upright: number;
  readonly level: number;
}

/** Every place where an upright stretch of one thread meets a level stretch of another. */
export function crossingsOf(threads: readonly (readonly Point[])[]): Crossing[] {
  const stretches = threads.flatMap((points, thread) =>
    points.slice(1).map((b, k) => ({ thread, a: points[k] ?? b, b })),
  );
  const found = stretches.flatMap((up) =>
    up.a.x !== up.b.x
      ? []
      : stretches.flatMap((level): Crossing[] => {
          const meets =
            level.thread !== up.thread &&
            level.a.y === level.b.y &&
            isWithin(up.a.x, level.a.x, level.b.x) &&
            isWithin(level.a.y, up.a.y, up.b.y);
          return meets
            ? [{ at: { x: up.a.x, y: level.a.y }, upright: up.thread, level: level.thread }]
            : [];
        }),
  );
  return found.sort((one, other) => one.at.x - other.at.x || one.at.y - other.at.y);
}

/** Over and under by turns along each thread, as in plain cloth; returns where each thread dips. */
export function weave(count: number, crossings: readonly Crossing[]): Point[][] {
  const dips: Point[][] = Array.from({ length: count }, () => []);
  const wasOver = new Map<number, boolean>();
  for (const { at, upright, level } of crossings) {
    const uprightIsOver = wasOver.get(upright) !== true || wasOver.get(level) === true;
    dips[uprightIsOver ? level : upright]?.push(at);
    wasOver.set(upright, uprightIsOver);
    wasOver.set(level, !uprightIsOver);
  }
  return dips;
}

const isWithin = (value: number, one: number, other: number): boolean =>
  value > Math.min(one, other) && value < Math.max(one, other);

/** Path data through all corners but the last few units, which the arrow takes. */
export function threadPath(points: readonly Point[], dips: readonly Point[]): string {
  const corners = [...points.slice(0, -1), arrowBase(points)];
  let data = '';
  corners.slice(1).forEach((end, k) => {
    const start = corners[k] ?? end;
    const length = Math.abs(end.x - start.x) + Math.abs(end.y - start.y);
    const ahead = (distance: number) => along(start, end, distance / (length || 1));
    const next = corners[k + 2];
    const bend = bendOf(start, end, next);
    if (k === 0) data += `M${pair(start)}`;
    const here = dips
      .map((dip) => distanceOn(start, end, dip))
      .filter((distance) => distance !== null)
      .sort((a, b) => a - b);
    for (const distance of here) {
      data += `L${pair(ahead(distance - DIP))}M${pair(ahead(distance + DIP))}`;
    }
    data += `L${pair(ahead(length - bend))}`;
    if (next) {
      const span = Math.abs(next.x - end.x) + Math.abs(next.y - end.y);
      data += `Q${pair(end)} ${pair(along(end, next, bend / (span || 1)))}`;
    }
  });
  return data;
}

/** A triangle whose tip is the last point. */
export function arrowPath(points: readonly Point[]): string {
  const tip = points.at(-1) ?? { x: 0, y: 0 };
  const base = arrowBase(points);
  const [dx, dy] = [Math.sign(tip.x - base.x) * ARROW.half, Math.sign(tip.y - base.y) * ARROW.half];
  return `M${pair(tip)}L${pair({ x: base.x - dy, y: base.y + dx })}L${pair({ x: base.x + dy, y: base.y - dx })}z`;
}

function arrowBase(points: readonly Point[]): Point {
  const tip = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? tip;
  return {
    x: tip.x - Math.sign(tip.x - before.x) * ARROW.length,
    y: tip.y - Math.sign(tip.y - before.y) * ARROW.length,
  };
}

function bendOf(start: Point, end: Point, next: Point | undefined): number {
  if (!next) return 0;
  const half = (a: Point, b: Point) => (Math.abs(b.x - a.x) + Math.abs(b.y - a.y)) / 2;
  return Math.min(CORNER, half(start, end), half(end, next));
}

const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Distance of a point along a stretch; null beside it. */
function distanceOn(start: Point, end: Point, { x, y }: Point): number | null {
  if (start.x === end.x)
    return x === start.x && isWithin(y, start.y, end.y) ? Math.abs(y - start.y) : null;
  return y === start.y && isWithin(x, start.x, end.x) ? Math.abs(x - start.x) : null;
}

const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
const short = (value: number): number => Math.round(value * 10) / 10;
