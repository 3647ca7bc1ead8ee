import { crossingAt, type Draft } from '../../../src/lib/cloth/weaves';
import type { Field, ThreadPoint, Yarn } from './field';
import { lattice, noise, smooth } from './noise';

// Taken once: where globals are looked up by name each time (as under Jest), this is the hot path.
const { ceil, max } = Math;

/** Where a point of the cloth is seen: position in the picture, and how much nearer (larger) it is. */
export type View = (x: number, y: number) => readonly [number, number, number];

export interface Camera {
  readonly cx: number;
  readonly cy: number;
  /** Turn of the cloth in degrees, clockwise. */
  readonly turn?: number;
  /** Lean away from the viewer: 0 from straight above, 1 strongly tilted. */
  readonly tilt?: number;
}

/** Looks at cloth whose own origin lies at (cx, cy) in the picture. */
export function viewOf({ cx, cy, turn = 0, tilt = 0 }: Camera): View {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (x, y) => {
    const [rx, ry] = [x * cos - y * sin, x * sin + y * cos];
    const k = 1 / (1 - (tilt * ry) / 1400);
    return [cx + rx * k, cy + ry * k * (1 - tilt * 0.28), k];
  };
}

export interface Weaving {
  readonly draft: Draft;
  /** Distance between threads, picture units. */
  readonly cell: number;
  /** Cloth coordinates of the first crossing. */
  readonly x: number;
  readonly y: number;
  readonly ends: number;
  readonly picks: number;
  readonly view: View;
  readonly warp: (end: number) => Yarn;
  readonly weft: (pick: number) => Yarn;
  /** Thread thickness as a share of the cell. Default 0.98. */
  readonly cover?: number;
  /** How far threads wander, 0–1. Default 0.5. */
  readonly wander?: number;
  readonly seed: number;
  /** Height of the cloth above the table. Default 0. */
  readonly z?: number | ((x: number, y: number) => number);
  /** False where a thread is missing (torn, not yet woven). Cell coordinates of the crossing. */
  readonly keep?: (end: number, pick: number, axis: 'warp' | 'weft') => boolean;
  /** Which way the pairs of a gauze lean at a pick, as a share of the cell; 0 for straight ends. */
  readonly lean?: (end: number, pick: number) => number;
  /** Sideways shift of a pick at a point, as a share of the cell. */
  readonly beat?: (pick: number) => number;
  /** Overrides the draft, for figures drawn from data. */
  readonly over?: (end: number, pick: number) => boolean;
}

/** Weaves a piece of cloth into the field, thread by thread. */
export function weave(field: Field, cloth: Weaving): void {
  for (let end = 0; end < cloth.ends; end += 1) layThread(field, cloth, 'warp', end);
  for (let pick = 0; pick < cloth.picks; pick += 1) layThread(field, cloth, 'weft', pick);
}

function layThread(field: Field, cloth: Weaving, axis: 'warp' | 'weft', index: number): void {
  const { draft, cell, view, cover = 0.98, wander = 0.5, seed, keep, lean, beat } = cloth;
  const isOver =
    cloth.over ?? ((end: number, pick: number): boolean => crossingAt(draft, pick, end) === 1);
  const count = axis === 'warp' ? cloth.picks : cloth.ends;
  const yarn = axis === 'warp' ? cloth.warp(index) : cloth.weft(index);
  const radius = (cell * cover) / 2;
  const crimp = radius * 0.62;
  const fine = max(1, ceil(cell / 9));
  const lane = index * 17 + (axis === 'warp' ? 5000 : 0);
  const level =
    typeof cloth.z === 'function'
      ? cloth.z
      : (): number => (typeof cloth.z === 'number' ? cloth.z : 0);

  const upAt = (at: number): number => {
    const [end, pick] = axis === 'warp' ? [index, at] : [at, index];
    const over = isOver(end, pick);
    return (axis === 'warp') === over ? 1 : -1;
  };
  let points: ThreadPoint[] = [];
  const flush = (): void => {
    if (points.length > 1) field.thread(points, yarn);
    points = [];
  };
  for (let at = -1; at <= count; at += 1) {
    const [end, pick] = axis === 'warp' ? [index, at] : [at, index];
    if (keep && !keep(end, pick, axis)) {
      flush();
      continue;
    }
    const [here, next] = [upAt(at), upAt(at + 1)];
    for (let part = 0; part < fine; part += 1) {
      const t = part / fine;
      const position = at + t;
      const rise = here + (next - here) * smooth(t);
      const drift = (noise(position * 0.35, lane, seed) - 0.5) * wander * cell * 0.22;
      const thick = radius * (1 + (noise(position * 0.6, lane + 7, seed + 3) - 0.5) * wander * 0.3);
      const pull = lean ? mixLean(lean, end, pick, axis, t) * cell : 0;
      const push = beat ? beat(axis === 'weft' ? index : position) * cell : 0;
      const [along, across] = [(position + 0.5) * cell, (index + 0.5) * cell + drift];
      const [cx, cy] =
        axis === 'warp'
          ? [cloth.x + across + pull, cloth.y + along + push]
          : [cloth.x + along, cloth.y + across + push];
      const [sx, sy, k] = view(cx, cy);
      if (sx < -90 || sy < -90 || sx > field.width + 90 || sy > field.tall + 90) {
        flush();
        continue;
      }
      points.push({ x: sx, y: sy, z: level(cx, cy) * k + rise * crimp * k, r: thick * k });
    }
  }
  flush();
}

function mixLean(
  lean: (end: number, pick: number) => number,
  end: number,
  pick: number,
  axis: 'warp' | 'weft',
  t: number,
): number {
  if (axis === 'weft') return 0;
  return lean(end, pick) + (lean(end, pick + 1) - lean(end, pick)) * smooth(t);
}

/** A yarn with the small differences in shade that hand-dyed threads have. */
export function dyed(
  colour: Yarn['colour'],
  index: number,
  seed: number,
  rest: Partial<Yarn> = {},
): Yarn {
  const shade = 0.9 + 0.2 * lattice(index, 1, seed);
  const warm = 0.97 + 0.06 * lattice(index, 2, seed);
  return {
    colour: [colour[0] * shade * warm, colour[1] * shade, (colour[2] * shade) / warm],
    seed: seed * 31 + index,
    ...rest,
  };
}
