import { z } from 'zod';
import { defineScene, type Stage } from '../scene';
import { blend, dim, ECRU, INK, NIGHT, OAK, WALNUT, type Colour } from '../palette';
import { clouds, lattice, noise } from '../noise';
import { wood } from '../props';
import type { Light } from '../shade';

const options = z.object({
  view: z.enum(['rack', 'above']).default('rack'),
  rows: z.number().default(3),
  columns: z.number().default(7),
  /** Colours dealt over the spools. */
  shades: z
    .array(z.enum(['deep', 'mid', 'bright', 'pale', 'shadow', 'ink', 'ecru', 'accent']))
    .default(['deep', 'mid', 'bright', 'pale', 'ecru']),
  /** Places (counted from the upper left) with a spool in the accent colour. */
  odd: z.array(z.number()).default([]),
  /** Share of pegs without a spool. */
  empty: z.number().default(0),
  /** How full the spools are, least and most, 0–1. */
  fill: z.tuple([z.number(), z.number()]).default([0.8, 1]),
  board: z.enum(['oak', 'walnut', 'night']).default('walnut'),
});

export const bobbins = defineScene({ options, draw });

interface Spool {
  readonly x: number;
  readonly y: number;
  /** Half the width and half the height of the place. */
  readonly w: number;
  readonly h: number;
  readonly fill: number;
  readonly colour: Colour;
  readonly seed: number;
}

function draw(stage: Stage<z.infer<typeof options>>): Light {
  const { field, width, height, palette, seed, random } = stage;
  const { view, rows, columns, shades, odd, empty, fill, board } = stage.options;
  const colours: Record<string, Colour> = { ...palette, ink: INK, ecru: ECRU };
  const plank = height / rows;
  const base = board === 'oak' ? OAK : WALNUT;
  field.ground((x, y) =>
    board === 'night'
      ? {
          z: noise(x / 2, y / 2, seed),
          colour: dim(NIGHT, 0.9 + 0.5 * clouds(x / 90, y / 90, seed)),
        }
      : wood(x, y, seed, dim(base, board === 'oak' ? 0.9 : 0.62), 0, view === 'rack' ? plank : 400),
  );
  const gone = new Set(
    Array.from({ length: Math.round(empty * rows * columns) }, () =>
      random.whole(0, rows * columns - 1),
    ),
  );
  while (gone.size < Math.round(empty * rows * columns))
    gone.add(random.whole(0, rows * columns - 1));

  const [w, h] = [width / (columns + 0.35) / 2, height / rows / 2];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const place = row * columns + column;
      const name = shades[Math.floor(lattice(column, row, seed) * shades.length)] ?? 'deep';
      const spool: Spool = {
        x:
          width / 2 +
          (column - (columns - 1) / 2) * 2 * w +
          (view === 'above' && row % 2 === 1 ? w * 0.5 : -w * 0.25 * Number(view === 'above')),
        y: (row * 2 + 1) * h,
        w: w * 0.86,
        h: h * 0.8,
        fill: gone.has(place) ? 0 : fill[0] + (fill[1] - fill[0]) * lattice(place, 9, seed),
        colour: odd.includes(place)
          ? palette.accent
          : dim(colours[name] ?? palette.deep, 0.9 + 0.2 * lattice(place, 3, seed)),
        seed: seed + place,
      };
      if (view === 'rack') standing(stage, spool);
      else fromAbove(stage, spool);
    }
    if (view === 'rack') shelf(stage, (row + 1) * 2 * h, base);
  }
  return {
    from: random.pick([300, 320, 45]),
    elevation: view === 'rack' ? 44 : 48,
    key: 1.12,
    sky: 0.4,
    falloff: 0.65,
    vignette: 0.34,
    focus: { x: 0.45, y: 0.5, angle: random.pick([90, 70, 110]), depth: 0.26, blur: 8 },
  };
}

/** A spool that stands on its shelf: two wooden flanges and a barrel of wound thread. */
function standing({ field }: Stage<unknown>, { x, y, w, h, fill, colour, seed }: Spool): void {
  const flange = h * 0.11;
  const core = w * 0.34;
  const barrel = core + (w * 0.86 - core) * fill;
  const pitch = Math.max(4.4, w * 0.062);
  const bottom = y + h * 1.16;
  const top = bottom - h * 2.1;
  field.shape(x - w, top, x + w, bottom, (px, py) => {
    const dx = px - x;
    const isFlange = py < top + flange * 2 || py > bottom - flange * 2;
    const middle = py < y ? top + flange : bottom - flange;
    const swell = isFlange ? Math.sqrt(Math.max(0, 1 - ((py - middle) / (flange * 1.02)) ** 2)) : 0;
    const radius = isFlange
      ? w * (0.94 + 0.06 * swell)
      : fill === 0
        ? core
        : barrel + Math.sin((py - top) / (h * 0.9)) * w * 0.012;
    if (Math.abs(dx) >= radius) return null;
    const rise = Math.sqrt(radius * radius - dx * dx);
    if (isFlange || fill === 0) {
      const grain =
        0.74 +
        0.22 * noise(dx / 18, py / 2.2, seed) +
        0.1 * Math.sin(py * 0.5 + noise(dx / 60, py / 30, seed) * 6);
      return { z: rise * 0.8, colour: dim(OAK, grain * (isFlange ? 1 : 0.85)), gloss: 0.2 };
    }
    // Two layers of winding that cross at a small angle, as the guide went up and down.
    const angle = Math.asin(dx / radius);
    const upward = noise(py / 46, Math.floor(py / 90), seed) > 0.42 ? 1 : -1;
    const lay = (py + angle * radius * 0.1 * upward) / pitch;
    const groove = Math.abs(Math.sin(lay * Math.PI));
    const strand = lattice(Math.floor(lay), upward, seed);
    const fibre = noise(angle * 26, py * 0.9, seed + 3);
    return {
      z: rise * 0.8 + groove * pitch * 0.42,
      colour: dim(colour, (0.62 + 0.38 * groove) * (0.9 + 0.16 * strand) * (0.9 + 0.2 * fibre)),
      gloss: 0.3,
    };
  });
}

/** A cone seen along its axis: rings of thread about a paper tube. */
function fromAbove({ field }: Stage<unknown>, { x, y, w, h, fill, colour, seed }: Spool): void {
  const radius = Math.min(w, h * 1.1) * 1.06;
  const tube = radius * 0.3;
  const outer = tube * 1.25 + (radius - tube * 1.25) * fill;
  const pitch = Math.max(4, radius * 0.055);
  field.shape(x - radius, y - radius, x + radius, y + radius, (px, py) => {
    const [dx, dy] = [px - x, py - y];
    const r = Math.hypot(dx, dy);
    if (r > Math.max(outer, tube * 1.25)) return null;
    if (r < tube * 0.72) return { z: -radius * 0.3, colour: dim(INK, 0.35) };
    if (r < tube)
      return {
        z: radius * 0.95,
        colour: dim(blend(OAK, ECRU, 0.6), 0.9 + 0.15 * noise(px, py, seed)),
        gloss: 0.1,
      };
    if (fill === 0) return { z: radius * 0.1, colour: dim(OAK, 0.7) };
    const turn = Math.atan2(dy, dx);
    const lay = (r + turn * 0.9 + Math.sin(turn * 3 + r * 0.08) * 2.2) / pitch;
    const groove = Math.abs(Math.sin(lay * Math.PI));
    const share = (r - tube) / (radius - tube);
    return {
      z: radius * (0.86 - 0.42 * share * share) * (0.6 + 0.4 * fill) + groove * pitch * 0.4,
      colour: dim(
        colour,
        (0.6 + 0.4 * groove) *
          (0.88 + 0.2 * lattice(Math.floor(lay), 0, seed)) *
          (0.92 + 0.16 * noise(turn * 30, r, seed)),
      ),
      gloss: 0.3,
    };
  });
}

function shelf({ field, seed, width }: Stage<unknown>, y: number, base: Colour): void {
  field.shape(0, y - 15, width, y + 9, (px, py) => {
    const grain = wood(px, py * 1.4, seed + Math.round(y), base, 0, 4000);
    const round = Math.sqrt(Math.max(0, 1 - ((py - y + 3) / 12.2) ** 2));
    return { z: 46 + round * 12, colour: grain.colour, gloss: 0.15 };
  });
}
