import { z } from 'zod';
import { crossingAt } from '../../../../src/lib/cloth/weaves';
import { defineScene, type Stage } from '../scene';
import { blend, dim, ECRU, INK, PAPER, type Colour } from '../palette';
import { lattice, noise } from '../noise';
import { table, TABLES } from '../props';
import type { Light } from '../shade';
import { dyed, viewOf, weave as weaveCloth } from '../weaving';

const options = z.object({
  cell: z.number().default(30),
  ends: z.number().default(32),
  picks: z.number().default(24),
  turn: z.number().default(-4),
  table: z.enum(TABLES).default('oak'),
  /** Share of the drawdown that has been filled in. */
  done: z.number().default(1),
  prop: z.enum(['swatch', 'pencil', 'thread', 'none']).default('swatch'),
  x: z.number().default(0.46),
  y: z.number().default(0.5),
  numbered: z.boolean().default(false),
});

export const draft = defineScene({ options, draw });

interface Chart {
  readonly threading: readonly number[];
  readonly treadling: readonly number[];
  readonly shafts: number;
  readonly treadles: number;
}

/** Threading, treadling and their counts, worked out from the weave: equal ends share a shaft, equal picks a treadle. */
function chartOf(stage: Stage<z.infer<typeof options>>): Chart {
  const { ends, picks } = stage.options;
  const { draft: repeat } = stage.weave;
  const column = (end: number): string =>
    repeat.map((_, pick) => crossingAt(repeat, pick, end)).join('');
  const row = (pick: number): string => (repeat[pick % repeat.length] ?? []).join('');
  const [shafts, treadles] = [new Map<string, number>(), new Map<string, number>()];
  const number = (seen: Map<string, number>, key: string): number => {
    if (!seen.has(key)) seen.set(key, seen.size);
    return seen.get(key) ?? 0;
  };
  const threading = Array.from({ length: ends }, (_, end) => number(shafts, column(end)));
  const treadling = Array.from({ length: picks }, (_, pick) => number(treadles, row(pick)));
  return { threading, treadling, shafts: shafts.size, treadles: treadles.size };
}

function draw(stage: Stage<z.infer<typeof options>>): Light {
  const { field, width, height, palette, seed, weave, random } = stage;
  const { cell, ends, picks, turn, done, prop } = stage.options;
  const chart = chartOf(stage);
  const [cols, rows] = [ends + 1 + chart.treadles, picks + 1 + chart.shafts];
  const margin = 2.4;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [cx, cy] = [width * stage.options.x, height * stage.options.y];
  field.ground(table(stage.options.table, seed, ECRU));

  const ink = (column: number, row: number): Colour | null => {
    const [end, pick] = [column, row - chart.shafts - 1];
    const upper = row < chart.shafts;
    const [inEnds, inTreadles] = [column >= 0 && column < ends, column > ends && column < cols];
    if (upper && inEnds) return chart.threading[end] === chart.shafts - 1 - row ? INK : null;
    const treadle = column - ends - 1;
    if (upper && inTreadles) {
      const [endOfShaft, pickOfTreadle] = [
        chart.threading.indexOf(chart.shafts - 1 - row),
        chart.treadling.indexOf(treadle),
      ];
      return crossingAt(weave.draft, pickOfTreadle, endOfShaft) === 1 ? palette.accent : null;
    }
    if (pick < 0 || pick >= picks) return null;
    if (inTreadles) return chart.treadling[pick] === treadle ? INK : null;
    if (!inEnds || pick + (end / ends) * 0.9 > picks * done) return null;
    return crossingAt(weave.draft, pick, end) === 1 ? palette.deep : null;
  };
  const inGrid = (column: number, row: number): boolean =>
    column >= 0 &&
    column < cols &&
    column !== ends &&
    row >= 0 &&
    row < rows &&
    row !== chart.shafts;

  const reach = Math.hypot(cols + margin * 2, rows + margin * 2) * cell;
  field.shape(cx - reach / 2, cy - reach / 2, cx + reach / 2, cy + reach / 2, (x, y) => {
    const [px, py] = [(x - cx) * cos + (y - cy) * sin, -(x - cx) * sin + (y - cy) * cos];
    const [gx, gy] = [px / cell + cols / 2, py / cell + rows / 2];
    if (gx < -margin || gy < -margin || gx > cols + margin || gy > rows + margin) return null;
    const curl = 8 * Math.max(0, Math.abs(gx / cols - 0.5) - 0.42) ** 2 * 100;
    const grain = noise(x / 2.2, y / 2.2, seed) * 0.5;
    const sheet = dim(PAPER, 0.95 + 0.07 * noise(x / 130, y / 130, seed + 2));
    const [column, row] = [Math.floor(gx), Math.floor(gy)];
    const [fx, fy] = [gx - column, gy - row];
    let mark = sheet;
    const nearLine = Math.min(fx, 1 - fx, fy, 1 - fy) * cell;
    const touches =
      inGrid(column, row) ||
      inGrid(Math.floor(gx - 0.03), row) ||
      inGrid(column, Math.floor(gy - 0.03));
    if (touches && nearLine < 1.1) mark = blend(sheet, palette.deep, 0.34);
    const filled = inGrid(column, row) ? ink(column, row) : null;
    if (filled) {
      // Filled by hand: edges wander, and the wash is uneven.
      const inset = 0.07 + 0.05 * noise(gx * 3, gy * 3, seed + 9);
      if (Math.min(fx, 1 - fx, fy, 1 - fy) > inset) {
        const wash =
          0.8 + 0.16 * noise(gx * 5, gy * 1.5, seed + 4) + 0.1 * lattice(column, row, seed);
        mark = blend(sheet, filled, Math.min(1, wash));
      }
    }
    if (
      stage.options.numbered &&
      inGrid(column, row) === false &&
      gx > -1 &&
      gx < -0.2 &&
      row > chart.shafts &&
      row < rows
    ) {
      const stroke = lattice(row, 4, seed) * 0.3;
      if (fy > 0.25 && fy < 0.75 && Math.abs(fx - 0.45 - stroke * (fy - 0.5)) < 0.06)
        mark = blend(sheet, INK, 0.75);
    }
    return { z: 5 + curl + grain, colour: mark };
  });
  layProp(stage, prop);
  return {
    from: random.pick([305, 320, 60]),
    elevation: 46,
    key: 1.02,
    sky: 0.42,
    falloff: 0.5,
    vignette: 0.28,
    focus: { x: 0.5, y: 0.5, angle: random.pick([0, 30, -30]), depth: 0.24, blur: 6 },
  };
}

function layProp(
  { field, width, height, palette, seed, weave, random }: Stage<unknown>,
  prop: string,
): void {
  const side = random.chance(0.5) ? 0.9 : 0.93;
  if (prop === 'swatch') {
    const cell = 17;
    weaveCloth(field, {
      draft: weave.draft,
      cell,
      x: -18 * cell,
      y: -15 * cell,
      ends: 36,
      picks: 30,
      seed,
      z: 18,
      view: viewOf({
        cx: width * side,
        cy: height * random.pick([0.78, 0.7, 0.3]),
        turn: random.whole(-24, 24),
      }),
      // A cut piece: every thread ends where the scissors met it, a little fringe beyond the last crossing.
      keep: (end, pick, axis) => {
        const [along, index, count, others] =
          axis === 'warp' ? [pick, end, 30, 36] : [end, pick, 36, 30];
        const fray = 1.5 + 2.5 * lattice(index, axis === 'warp' ? 1 : 2, seed);
        return along > 3 - fray && along < count - 4 + fray && index > 1 && index < others - 2;
      },
      warp: (end) => dyed(palette.deep, end, seed),
      weft: (pick) => dyed(ECRU, pick, seed + 1),
    });
  }
  if (prop === 'pencil') {
    const [x, y, a] = [width * 0.8, height * 0.74, -0.5];
    const at = (d: number, r: number) => ({
      x: x + Math.cos(a) * d,
      y: y + Math.sin(a) * d,
      z: 22,
      r,
    });
    field.thread([at(-190, 17), at(330, 17)], {
      colour: palette.deep,
      seed,
      twist: 0,
      fuzz: 0,
      gloss: 0.8,
      round: 0.85,
    });
    field.thread([at(-252, 4), at(-188, 16.5)], {
      colour: [0.62, 0.42, 0.24],
      seed,
      twist: 0,
      fuzz: 0,
      gloss: 0.1,
    });
    field.thread([at(-266, 1.5), at(-250, 4.4)], {
      colour: INK,
      seed,
      twist: 0,
      fuzz: 0,
      gloss: 0.2,
    });
  }
  if (prop === 'thread') {
    const points = Array.from({ length: 160 }, (_, i) => {
      const t = i / 159;
      return {
        x: width * (0.55 + 0.5 * t),
        y: height * (0.98 - 0.55 * t) + Math.sin(t * 9) * 70 * (1 - t * 0.4),
        z: 14,
        r: 6.5,
      };
    });
    field.thread(points, { colour: palette.accent, seed, twist: 0.8 });
  }
}
