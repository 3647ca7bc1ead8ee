import { z } from 'zod';
import { crossingAt } from '../../../../src/lib/cloth/weaves';
import { defineScene, type Stage } from '../scene';
import { blend, dim, ECRU, INK, NIGHT, OAK, PAPER, WALNUT, type Colour } from '../palette';
import { clouds, lattice, noise } from '../noise';
import { wood } from '../props';
import type { Light } from '../shade';

const SHADES = ['deep', 'mid', 'bright', 'pale', 'shadow', 'ink', 'ecru', 'accent'] as const;

const options = z.object({
  layers: z.number().default(6),
  /** Warp shade of each layer from the bottom, in turn. */
  shades: z.array(z.enum(SHADES)).default(['deep', 'mid', 'pale', 'deep', 'bright']),
  selvedge: z.enum(SHADES).default('accent'),
  /** Threads of the cloth are this many units apart. */
  cell: z.number().default(10),
  wall: z.enum(['paper', 'night', 'tint']).default('paper'),
  shelf: z.enum(['oak', 'walnut']).default('oak'),
  /** Left and right edge of the stack, shares of the width; beyond 0–1 it runs out of the picture. */
  span: z.tuple([z.number(), z.number()]).default([0.14, 0.86]),
  /** Top of the stack, share of the height. */
  top: z.number().default(0.14),
  /** How much thicknesses differ, 0–1. */
  uneven: z.number().default(0.3),
  /** How neatly edges stand above one another: 0 flush, 1 careless. */
  loose: z.number().default(0.4),
  gloss: z.number().default(0.15),
});

export const folded = defineScene({ options, draw });

interface Layer {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly warp: Colour;
  readonly weft: Colour;
  readonly selvedge: Colour;
  readonly plies: number;
  readonly index: number;
}

function draw(stage: Stage<z.infer<typeof options>>): Light {
  const { field, width, height, palette, seed, random, options: o } = stage;
  const wall =
    o.wall === 'night' ? NIGHT : o.wall === 'tint' ? blend(palette.pale, PAPER, 0.4) : PAPER;
  const floor = height * 0.9;
  field.ground((x, y) => ({
    z: -170,
    colour: dim(
      wall,
      0.74 + 0.12 * clouds(x / 260, y / 260, seed) + 0.025 * noise(x / 2, y / 2, seed),
    ),
  }));
  field.shape(0, floor, width, height, (x, y) => ({
    ...wood(x, y * 1.6, seed, o.shelf === 'oak' ? OAK : WALNUT, 0, 4000),
    z: 40 - (y - floor) * 0.3,
  }));
  layersOf(stage, floor).forEach((layer) => fold(stage, layer));
  return {
    from: random.pick([305, 320, 40]),
    elevation: 42,
    key: 1.14,
    sky: 0.42,
    falloff: 0.6,
    vignette: 0.28,
    focus: { x: random.pick([0.35, 0.5, 0.62]), y: 0.5, angle: 90, depth: 0.24, blur: 8 },
  };
}

function layersOf(
  { width, height, palette, seed, options: o }: Stage<z.infer<typeof options>>,
  floor: number,
): Layer[] {
  const colours: Record<string, Colour> = { ...palette, ink: INK, ecru: ECRU };
  const shares = Array.from(
    { length: o.layers },
    (_, index) => 1 + (lattice(index, 1, seed) - 0.5) * 2 * o.uneven,
  );
  const total = shares.reduce((sum, each) => sum + each, 0);
  const room = floor - height * o.top;
  let bottom = floor + 4;
  return shares.map((share, index) => {
    const tall = (room * share) / total;
    const slip = (at: number): number => (lattice(index, at, seed) - 0.5) * width * 0.07 * o.loose;
    const layer: Layer = {
      left: width * o.span[0] + slip(2),
      right: width * o.span[1] + slip(3),
      top: bottom - tall,
      bottom,
      warp: dim(
        colours[o.shades[index % o.shades.length] ?? 'deep'] ?? palette.deep,
        0.9 + 0.2 * lattice(index, 5, seed),
      ),
      weft: lattice(index, 6, seed) < 0.6 ? ECRU : blend(ECRU, palette.pale, 0.6),
      selvedge: colours[o.selvedge] ?? palette.accent,
      plies: 2 + Math.floor(lattice(index, 4, seed) * 2),
      index,
    };
    bottom -= tall * 0.985;
    return layer;
  });
}

/** One folded piece, seen from its folded edge: plies one above the other, each a rounded bend of cloth. */
function fold(
  { field, weave, service, seed, options: o }: Stage<z.infer<typeof options>>,
  layer: Layer,
): void {
  const { left, right, top, bottom, plies, index } = layer;
  const sag = (x: number): number =>
    (noise(x / 210, index, seed) - 0.5) * 13 + (noise(x / 60, index, seed + 1) - 0.5) * 4;
  field.shape(left - 20, top - 24, right + 20, bottom + 24, (x, y) => {
    const [t, b] = [top + sag(x), bottom + sag(x) * 0.55];
    const down = (y - t) / (b - t);
    if (down <= 0 || down >= 1) return null;
    const wobble = (noise(x / 120, index * 3, seed + 4) - 0.5) * 0.22;
    const ply = Math.min(plies - 1, Math.max(0, Math.floor(down * plies + wobble)));
    const v = Math.min(1, Math.max(-1, (down * plies + wobble - ply) * 2 - 1));
    const tall = (b - t) / plies;
    const inset = (lattice(index * 7 + ply, 8, seed) - 0.5) * 26 * o.loose;
    const [l, r] = [left + inset, right + inset * 0.6];
    if (x < l || x > r) return null;
    const bend = Math.sqrt(Math.max(0.001, 1 - v * v * 0.97));
    // Ends of the bend are pressed flat where the fold turns round the corner.
    const corner = Math.min(1, Math.min(x - l, r - x) / (tall * 0.3));
    const round = Math.sqrt(Math.max(0, 1 - (1 - corner) ** 2));
    // The cloth bends away from the eye: equal threads are seen ever closer together towards the edge.
    const arc = Math.asin(v) * tall * 0.5;
    const [u, w] = [(x - l) / o.cell + 400, (arc + ply * 300 + index * 90) / o.cell + 400];
    const [end, pick] = [Math.floor(u), Math.floor(w)];
    // Satin is folded with its warp face out: that is the smooth one.
    const over = (crossingAt(weave.draft, pick, end) === 1) !== (service === 'data-science');
    const [fu, fw] = [u - end - 0.5, w - pick - 0.5];
    const across = over ? fu : fw;
    const thread = Math.sqrt(Math.max(0, 1 - across * across * 3.2));
    const edge = Math.min(u - 400, (r - x) / o.cell);
    const inSelvedge = edge < 7 && edge > 1.6;
    const warp = inSelvedge ? layer.selvedge : layer.warp;
    const shade = 0.88 + 0.2 * lattice(over ? end : pick, over ? 1 : 2, seed + index);
    const fibre = 0.9 + 0.2 * noise(x * 0.7, y * 0.7, seed);
    return {
      z: 70 + tall * 0.62 * bend * (0.35 + 0.65 * round) + thread * o.cell * 0.3 + (over ? 0.6 : 0),
      colour: dim(over || inSelvedge ? warp : layer.weft, shade * fibre * (0.55 + 0.45 * thread)),
      gloss: o.gloss,
    };
  });
}
