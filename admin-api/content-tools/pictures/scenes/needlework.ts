import { z } from 'zod';
import type { ThreadPoint } from '../field';
import { lattice, noise } from '../noise';
import { dim, INK, STEEL, type Colour } from '../palette';
import type { Stage } from '../scene';
import { dyed, viewOf, type View } from '../weaving';

const SHADES = [
  'deep',
  'mid',
  'bright',
  'pale',
  'shadow',
  'ink',
  'ecru',
  'accent',
  'accentBright',
] as const;

const hole = z.object({
  /** Centre, shares of the picture; half width and half height in threads of the cloth. */
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  /** Share of the darning that is done; 0 leaves the hole open. */
  done: z.number().default(1),
  turn: z.number().default(0),
});

/** What a picture of mended cloth may say. */
export const mendingOptions = z.object({
  cell: z.number().default(17),
  turn: z.number().default(0),
  warp: z.array(z.enum(SHADES)).default(['deep', 'deep', 'mid']),
  weft: z.enum(SHADES).default('ecru'),
  mend: z.enum(SHADES).default('accent'),
  holes: z.array(hole).default([{ x: 0.5, y: 0.5, w: 13, h: 8, done: 1, turn: 0 }]),
  /** A seam from edge to edge instead: share of the picture where it runs, and the stitches that are unpicked. */
  seam: z
    .object({ y: z.number(), turn: z.number(), open: z.tuple([z.number(), z.number()]) })
    .optional(),
  needle: z.boolean().default(false),
  under: z.enum(['ink', 'night', 'paper', 'accent']).default('ink'),
});

export type Mending = Stage<z.infer<typeof mendingOptions>>;
type Hole = z.infer<typeof hole>;

/** Distance from a hole's centre, 1 on its rim. */
export function reachOf(
  { width, height, options: o }: Mending,
  { x, y, w, h, turn }: Hole,
  px: number,
  py: number,
): number {
  const [dx, dy] = [px - x * width, py - y * height];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Math.hypot((dx * cos + dy * sin) / (w * o.cell), (-dx * sin + dy * cos) / (h * o.cell));
}

/** Fills a hole with threads one way, then weaves others through them; both run on into the sound cloth. */
export function darn(
  { field, width, height, seed, options: o }: Mending,
  each: Hole,
  colour: Colour,
): void {
  const view = viewOf({ cx: each.x * width, cy: each.y * height, turn: each.turn });
  const gap = o.cell * 1.12;
  const [reachX, reachY] = [(each.w + 4.5) * o.cell, (each.h + 4.5) * o.cell];
  const [ends, picks] = [Math.floor((2 * reachX) / gap), Math.floor((2 * reachY) / gap)];
  const yarn = (index: number): ReturnType<typeof dyed> =>
    dyed(colour, index, seed + 5, { twist: 0.7 });
  const crossed = Math.round(picks * Math.max(0, each.done * 2 - 1));
  const strung = Math.round(ends * Math.min(1, each.done * 2));
  for (let end = 0; end < strung; end += 1) {
    const x = -reachX + (end + 0.5) * gap;
    const slip = (lattice(end, 1, seed) - 0.5) * 2.4 * o.cell;
    const oval = Math.sqrt(1 - 0.5 * (x / reachX) ** 2);
    lay(
      field,
      view,
      40,
      (t) => [
        x + (noise(t * 4, end, seed) - 0.5) * 3,
        -reachY * oval + slip + t * (2 * reachY * oval - slip + (lattice(end, 2, seed) - 0.5) * 34),
      ],
      (t) => rise(o.cell, t, (Math.round(t * picks) + end) % 2 === 0 && t * picks < crossed),
      gap * 0.43,
      yarn(end),
    );
  }
  for (let pick = 0; pick < crossed; pick += 1) {
    const y = -reachY + (pick + 0.5) * gap;
    const slip = (lattice(pick, 3, seed) - 0.5) * 2.4 * o.cell;
    const oval = Math.sqrt(1 - 0.5 * (y / reachY) ** 2);
    const stop = pick === crossed - 1 && each.done < 1 ? 0.72 : 1;
    lay(
      field,
      view,
      Math.max(40, ends * 3),
      (t) => [
        -reachX * oval + slip + t * stop * (2 * reachX * oval - slip),
        y + (noise(t * 4, pick, seed + 8) - 0.5) * 3,
      ],
      (t) => rise(o.cell, t, Math.round(t * stop * ends) % 2 !== pick % 2),
      gap * 0.43,
      yarn(pick + 300),
    );
    if (o.needle && stop < 1) needle(field, view, reachX * oval * (2 * 0.72 - 1), y, o.cell);
  }
}

/** Height of a mending thread: above the cloth, and higher still where it goes over another. */
function rise(cell: number, t: number, over: boolean): number {
  const dips = t < 0.025 || t > 0.975;
  return dips ? -cell * 0.6 : cell * (over ? 1.15 : 0.62);
}

function needle(field: Mending['field'], view: View, x: number, y: number, cell: number): void {
  const at = (d: number, side: number, r: number): ThreadPoint => {
    const [px, py] = view(x + d, y + side);
    return { x: px, y: py, z: cell * 1.9 + d * 0.03, r };
  };
  const length = cell * 19;
  field.thread(
    [at(-10, 0, 6.5), at(length * 0.75, -length * 0.09, 6), at(length, -length * 0.12, 1.2)],
    { colour: STEEL, seed: 1, twist: 0, fuzz: 0, gloss: 1, round: 0.9 },
  );
  field.thread([at(-4, 0, 2), at(26, -2, 2)], {
    colour: dim(INK, 0.4),
    seed: 2,
    twist: 0,
    fuzz: 0,
    round: 4,
  });
}

function lay(
  field: Mending['field'],
  view: View,
  parts: number,
  at: (t: number) => readonly [number, number],
  z: (t: number) => number,
  r: number,
  yarn: ReturnType<typeof dyed>,
): void {
  const points = Array.from({ length: parts + 1 }, (_, i): ThreadPoint => {
    const t = i / parts;
    const [x, y, k] = view(...at(t));
    return { x, y, z: z(t) * k, r: r * k };
  });
  field.thread(points, yarn);
}

type Seam = NonNullable<z.infer<typeof mendingOptions>['seam']>;

function alongSeam(
  { width, height }: Mending,
  seam: Seam,
  x: number,
  y: number,
): readonly [number, number] {
  const [cos, sin] = [Math.cos((seam.turn * Math.PI) / 180), Math.sin((seam.turn * Math.PI) / 180)];
  const [dx, dy] = [x - width / 2, y - height * seam.y];
  return [dx * cos + dy * sin, -dx * sin + dy * cos];
}

/** Half the width of the gap at a place along the seam: wide where stitches are out, nearly none where they hold. */
function gapAt({ width, options: o, seed }: Mending, seam: Seam, u: number): number {
  const at = u / width + 0.5;
  const [from, to] = seam.open;
  const open = at > from && at < to ? Math.sin(((at - from) / (to - from)) * Math.PI) ** 0.7 : 0;
  return o.cell * (0.4 + 3.1 * open) + (noise(u / 40, 0, seed) - 0.5) * 5;
}

/** True where the seam gapes at a place of the picture. */
export function inGap(stage: Mending, seam: Seam, x: number, y: number): boolean {
  const [u, v] = alongSeam(stage, seam, x, y);
  return Math.abs(v) < gapAt(stage, seam, u);
}

/** Sews two pieces together along a seam, up to where the stitches have been drawn out. */
export function sew(stage: Mending, seam: Seam, colour: Colour): void {
  const { field, width, height, seed, options: o } = stage;
  const view = viewOf({ cx: width / 2, cy: height * seam.y, turn: seam.turn });
  const step = o.cell * 2.4;
  const [from, to] = [(seam.open[0] - 0.5) * width, (seam.open[1] - 0.5) * width];
  for (let u = -width * 0.62; u < width * 0.62; u += step) {
    if (u > from && u < to - (to - from) * 0.42) continue;
    const half = gapAt(stage, seam, u) + o.cell * 2.1;
    const jitter = (lattice(Math.round(u), 1, seed) - 0.5) * 8;
    lay(
      field,
      view,
      24,
      (t) => [u + step * 0.45 * (t * 2 - 1) + jitter, -half + t * 2 * half],
      (t) => (t < 0.05 || t > 0.95 ? -o.cell * 0.6 : o.cell * (0.65 + 0.5 * Math.sin(t * Math.PI))),
      o.cell * 0.44,
      dyed(colour, Math.round(u), seed + 5, { twist: 0.7 }),
    );
  }
  // The thread that was drawn out lies loose on the cloth.
  const start = from + (to - from) * 0.04;
  if (to > from) {
    lay(
      field,
      view,
      160,
      (t) => [
        start + t * (to - from) * 0.75 + Math.sin(t * 14) * 34,
        -o.cell * 2 - Math.sin(t * Math.PI) * height * 0.16 + Math.cos(t * 17) * 26,
      ],
      (t) => (t < 0.02 ? -o.cell : o.cell * (1.1 + 0.4 * Math.sin(t * 9))),
      o.cell * 0.4,
      dyed(colour, 3, seed, { twist: 0.7 }),
    );
  }
}
