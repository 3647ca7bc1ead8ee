import { z } from 'zod';
import { damask } from '../../../../src/lib/cloth/weaves';
import { defineScene, type Stage } from '../scene';
import { blend, ECRU, INK, NIGHT, type Colour } from '../palette';
import { lattice } from '../noise';
import type { Light } from '../shade';
import { dyed, viewOf, weave as weaveCloth, type View } from '../weaving';

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
const series = z.object({
  /** Heights, 0–1, from left to right (lengths, from top to bottom, for `rows`). */
  values: z.array(z.number()).min(2),
  shade: z.enum(SHADES).default('deep'),
});

const options = z.object({
  form: z.enum(['columns', 'rows', 'lines', 'overlap']).default('columns'),
  series: z.array(series).min(1),
  /** A thread laid over the cloth through these heights. */
  line: series.optional(),
  /** Share of each column that is dyed; the rest of its height is woven in undyed floats. */
  filled: z.array(z.number()).optional(),
  night: z.boolean().default(false),
  cell: z.number().default(13),
  gap: z.number().default(0.34),
  turn: z.number().default(0),
});

export const chart = defineScene({ options, draw });
type Chart = Stage<z.infer<typeof options>>;

interface Grid {
  readonly ends: number;
  readonly picks: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
}

/**
 * The chart is the cloth's own figure, as in ikat: ends are dyed only where a bar is to be, and float on the face
 * there; all else is plain weave. (Picks in place of ends, for `rows`.)
 */
function draw(stage: Chart): Light {
  const { field, width, height, palette, seed, random, options: o } = stage;
  const colours: Record<string, Colour> = { ...palette, ink: INK, ecru: ECRU };
  const ground = o.night ? blend(NIGHT, palette.shadow, 0.35) : ECRU;
  const axis = o.night ? ECRU : INK;
  const [ends, picks] = [Math.ceil(width / o.cell) + 12, Math.ceil(height / o.cell) + 12];
  const grid: Grid = { ends, picks, left: 16, right: ends - 16, top: 15, base: picks - 16 };
  field.ground(() => ({ z: -20, colour: INK }));
  const view = viewOf({ cx: width / 2, cy: height / 2, turn: o.turn });
  const bars = barsOf(stage, grid);
  const across = o.form === 'rows';
  const barAt = (end: number, pick: number): Bar | undefined => {
    const [lane, along] = across ? [pick, end] : [end, pick];
    return bars.find(
      ({ from, to, low, high, every }) =>
        lane >= from &&
        lane < to &&
        along >= low &&
        along < high &&
        (every === undefined || lane % 2 === every),
    );
  };
  const dyedAxis = across ? 'weft' : 'warp';
  const cloth = {
    draft: [],
    cell: o.cell,
    x: (-ends * o.cell) / 2,
    y: (-picks * o.cell) / 2,
    ends,
    picks,
    view,
    seed,
    wander: 0.4,
    cover: 1.02,
    over: (end: number, pick: number): boolean =>
      barAt(end, pick) ? damask(pick, end, !across) : (end + pick) % 2 === 0,
  };
  weaveCloth(field, {
    ...cloth,
    keep: (end, pick, axis) => axis !== dyedAxis || !barAt(end, pick),
    warp: (end) =>
      dyed(across && (end === grid.left - 2 || end === grid.left - 3) ? axis : ground, end, seed),
    weft: (pick) => {
      if (!across && (pick === grid.base || pick === grid.base + 1)) return dyed(axis, pick, seed);
      const isRule =
        !across && pick < grid.base && pick >= grid.top && (grid.base - pick) % 12 === 0;
      return dyed(isRule ? blend(ground, axis, 0.22) : ground, pick, seed + 1, { twist: 0.4 });
    },
  });
  // One pass for each shade, since a thread has one colour from end to end of a pass.
  for (const shade of new Set(bars.map((bar) => bar.shade))) {
    weaveCloth(field, {
      ...cloth,
      keep: (end, pick, axis) => axis === dyedAxis && barAt(end, pick)?.shade === shade,
      warp: (end) => dyed(colours[shade] ?? palette.deep, end, seed),
      weft: (pick) => dyed(colours[shade] ?? palette.deep, pick, seed),
    });
  }
  const toCloth = (end: number, pick: number): readonly [number, number, number] =>
    view((end - ends / 2) * o.cell, (pick - picks / 2) * o.cell);
  if (o.form === 'lines')
    o.series.forEach((each, index) => couch(stage, each, grid, toCloth, index));
  if (o.line) couch(stage, o.line, grid, toCloth, 9);
  return {
    from: random.pick([315, 300, 45]),
    elevation: 42,
    key: 1.1,
    sky: 0.42,
    falloff: 0.4,
    vignette: 0.26,
    focus: { x: 0.5, y: 0.55, angle: 0, depth: 0.34, blur: 5 },
  };
}

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly shade: string;
  readonly every?: number;
}

function barsOf({ options: o }: Chart, grid: Grid): Bar[] {
  if (o.form === 'lines') return [];
  const across = o.form === 'rows';
  const [start, size, room] = across
    ? [grid.top, grid.base - grid.top, grid.right - grid.left]
    : [grid.left, grid.right - grid.left, grid.base - grid.top];
  return o.series.flatMap((each, index) => {
    const count = each.values.length;
    const overlap = o.form === 'overlap';
    const place = size / count;
    const wide = overlap ? place : (place * (1 - o.gap)) / o.series.length;
    return each.values.flatMap((value, at): Bar[] => {
      const from = Math.round(
        start + at * place + (overlap ? 0 : (place * o.gap) / 2 + index * wide),
      );
      const to = Math.round(
        start + at * place + (overlap ? place : (place * o.gap) / 2 + (index + 1) * wide),
      );
      const lane = { from, to, ...(overlap ? { every: index % 2 } : {}) };
      const whole = Math.round(room * value);
      const dyedPart = Math.round(whole * (o.filled?.[at] ?? 1));
      const piece = (start: number, stop: number, shade: string): Bar => ({
        ...lane,
        low: across ? grid.left + start : grid.base - stop,
        high: across ? grid.left + stop : grid.base - start,
        shade,
      });
      const dyedBar = piece(0, dyedPart, each.shade);
      return dyedPart < whole ? [dyedBar, piece(dyedPart, whole, 'pale')] : [dyedBar];
    });
  });
}

type Place = (end: number, pick: number) => ReturnType<View>;

/** Lays a thick thread through the heights and holds it down with small stitches. */
function couch(
  { field, palette, seed, options: o }: Chart,
  line: z.infer<typeof series>,
  grid: Grid,
  at: Place,
  index: number,
): void {
  const colours: Record<string, Colour> = { ...palette, ink: INK, ecru: ECRU };
  const colour = colours[line.shade] ?? palette.accent;
  const count = line.values.length;
  // A line over columns runs through their middles, one by itself from edge to edge.
  const inset = o.form === 'lines' ? 0 : (grid.right - grid.left) / count / 2;
  const heightAt = (t: number): number => {
    const place = t * (count - 1);
    const [low, share] = [
      Math.min(count - 2, Math.floor(place)),
      place - Math.min(count - 2, Math.floor(place)),
    ];
    const [a, b] = [line.values[low] ?? 0, line.values[low + 1] ?? 0];
    return a + (b - a) * share;
  };
  const point = (t: number): readonly [number, number] => [
    grid.left + inset + t * (grid.right - grid.left - 2 * inset),
    grid.base - heightAt(t) * (grid.base - grid.top),
  ];
  const parts = 260;
  const points = Array.from({ length: parts + 1 }, (_, i) => {
    const [x, y, k] = at(...point(i / parts));
    return { x, y, z: o.cell * 1.1 * k, r: o.cell * 0.62 * k };
  });
  field.thread(points, { colour, seed: seed + index, twist: 0.9 });
  const tie = colour === INK ? ECRU : blend(colour, INK, 0.55);
  for (let i = 4; i < parts; i += 7) {
    const [here, next] = [points[i], points[i + 1]];
    if (!here || !next) continue;
    const length = Math.hypot(next.x - here.x, next.y - here.y) || 1;
    const [nx, ny] = [(next.y - here.y) / length, (here.x - next.x) / length];
    const reach = o.cell * (0.95 + 0.15 * lattice(i, index, seed));
    field.thread(
      [-1, -0.5, 0, 0.5, 1].map((s) => ({
        x: here.x + nx * reach * s,
        y: here.y + ny * reach * s,
        z: o.cell * (Math.abs(s) === 1 ? 0.1 : 1.55),
        r: o.cell * 0.17,
      })),
      { colour: tie, seed: i, twist: 0.3 },
    );
  }
}
