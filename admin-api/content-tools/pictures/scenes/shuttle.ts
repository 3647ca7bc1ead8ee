import { z } from 'zod';
import { crossingAt } from '../../../../src/lib/cloth/weaves';
import { defineScene, type Stage } from '../scene';
import { blend, dim, ECRU, INK, NIGHT, OAK, PAPER, STEEL, WALNUT, type Colour } from '../palette';
import { lattice, noise } from '../noise';
import type { Light } from '../shade';
import { dyed, viewOf, weave as weaveCloth } from '../weaving';

const boat = z.object({
  x: z.number(),
  y: z.number(),
  turn: z.number().default(-6),
  /** Length as a share of the picture's width. */
  length: z.number().default(0.46),
  wood: z.enum(['oak', 'walnut']).default('oak'),
  yarn: z
    .enum(['deep', 'mid', 'bright', 'pale', 'ecru', 'accent', 'accentBright'])
    .default('accent'),
});

const options = z.object({
  shuttles: z
    .array(boat)
    .default([{ x: 0.5, y: 0.42, turn: -6, length: 0.46, wood: 'oak', yarn: 'accent' }]),
  gap: z.number().default(25),
  shades: z
    .array(z.enum(['deep', 'mid', 'bright', 'pale', 'shadow', 'ink', 'ecru']))
    .default(['deep', 'deep', 'mid', 'bright']),
  night: z.boolean().default(false),
  /** Where the woven cloth begins, share of the height; 1 for none. */
  fell: z.number().default(0.78),
  turn: z.number().default(0),
});

export const shuttle = defineScene({ options, draw });
type Shed = Stage<z.infer<typeof options>>;

function draw(stage: Shed): Light {
  const { field, width, height, palette, seed, weave, random, options: o } = stage;
  const colours: Record<string, Colour> = { ...palette, ink: INK, ecru: ECRU };
  const floor = o.night ? NIGHT : blend(PAPER, palette.pale, 0.35);
  field.ground((x, y) => ({
    z: -150,
    colour: dim(floor, 0.75 + 0.2 * noise(x / 240, y / 240, seed)),
  }));
  const view = viewOf({ cx: width / 2, cy: height / 2, turn: o.turn });
  const ends = Math.ceil(width / o.gap) + 16;
  const pickGap = o.gap * 0.62;
  const picks = Math.ceil((height * 1.5) / pickGap);
  const [x, y] = [(-ends * o.gap) / 2, -height * 0.75];
  const fell = Math.round((height * (o.fell + 0.25)) / pickGap);
  const open = (pick: number): number =>
    Math.min(1, Math.max(0, (fell - pick) * pickGap) / (height * 0.16));
  // Warp of the open shed: every other end is lifted over the shuttles, the rest lies below them.
  for (let end = 0; end < ends; end += 1) {
    const lifted = end % 2 === 0;
    const yarn = dyed(
      colours[o.shades[end % o.shades.length] ?? 'deep'] ?? palette.deep,
      end,
      seed,
      { gloss: 0.3 },
    );
    const points = Array.from({ length: fell + 1 }, (_, pick) => {
      const [sx, sy, k] = view(
        x + (end + 0.5) * o.gap + (noise(pick * 0.04, end, seed) - 0.5) * 5,
        y + pick * pickGap,
      );
      return {
        x: sx,
        y: sy,
        z: (lifted ? 92 : -26) * open(pick),
        r: o.gap * 0.25 * k * (lifted && open(pick) > 0.5 ? 0.84 : 1),
      };
    });
    field.thread(points, yarn);
  }
  weaveCloth(field, {
    draft: weave.draft,
    cell: o.gap,
    x,
    y: y + fell * pickGap,
    ends,
    picks: Math.max(0, Math.ceil(((picks - fell) * pickGap) / o.gap)),
    view,
    seed,
    cover: 0.92,
    over: (end, pick) => crossingAt(weave.draft, pick, end) === 1,
    warp: (end) =>
      dyed(colours[o.shades[end % o.shades.length] ?? 'deep'] ?? palette.deep, end, seed),
    weft: (pick) =>
      dyed(
        pick < 4 ? (colours[o.shuttles[0]?.yarn ?? 'ecru'] ?? palette.accent) : ECRU,
        pick,
        seed + 1,
      ),
  });
  o.shuttles.forEach((each, index) => sail(stage, each, index, colours));
  // Light along the warp, so that the lifted ends do not shade all that lies below.
  return {
    from: o.turn + random.pick([-6, 5]),
    elevation: 50,
    key: 1.16,
    sky: 0.56,
    falloff: 0.55,
    vignette: 0.32,
    focus: { x: 0.5, y: o.shuttles[0]?.y ?? 0.5, angle: 0, depth: 0.16, blur: 10 },
  };
}

/** A boat shuttle: pointed, steel-tipped, hollowed for the quill of weft. */
function sail(
  { field, width, height, palette, seed }: Shed,
  each: z.infer<typeof boat>,
  index: number,
  colours: Record<string, Colour>,
): void {
  const half = (width * each.length) / 2;
  const beam = half * 0.17;
  const [cx, cy] = [width * each.x, height * each.y];
  const [cos, sin] = [Math.cos((each.turn * Math.PI) / 180), Math.sin((each.turn * Math.PI) / 180)];
  const base = each.wood === 'oak' ? OAK : WALNUT;
  const yarn = colours[each.yarn] ?? palette.accent;
  field.shape(cx - half, cy - half * 0.6, cx + half, cy + half * 0.6, (px, py) => {
    const [dx, dy] = [px - cx, py - cy];
    const [u, v] = [(dx * cos + dy * sin) / half, (-dx * sin + dy * cos) / beam];
    const hull = 1 - Math.abs(u) ** 2.7;
    if (hull <= 0 || Math.abs(v) >= hull) return null;
    const round = Math.sqrt(1 - (v / hull) ** 2);
    const well = Math.max(Math.abs(u) / 0.52, Math.abs(v) / 0.56);
    if (
      well < 1 &&
      Math.hypot(Math.max(0, Math.abs(u) - 0.46) / 0.06, 0) + (Math.abs(v) / 0.56) ** 6 < 1
    ) {
      return quill(u, v, half, beam, yarn, seed + index);
    }
    if (Math.abs(u) > 0.9) return { z: 6 + round * beam * 0.75, colour: dim(STEEL, 0.9), gloss: 1 };
    const ring = Math.sin((v * 5 + noise(u * 6, v * 2, seed + index) * 5) * 2.4);
    const grain = 0.8 + 0.12 * ring + 0.18 * noise(u * 60, v * 46, seed + 3);
    return {
      z: 6 + round * beam * 0.85 + beam * 0.12 * Math.max(0, 1 - Math.abs(well - 1.06) * 9),
      colour: dim(base, grain),
      gloss: 0.45,
    };
  });
  // Weft leaves by the eye in the shuttle's side and runs to the edge it came from.
  const away = each.turn >= 0 ? -1 : 1;
  const points = Array.from({ length: 120 }, (_, i) => {
    const t = i / 119;
    const [u, v] = [0.42 + t * 3.4, 0.8 + Math.sin(t * 3.2) * 0.55 + t * t * 2.2];
    return {
      x: cx + away * (u * half * cos) - v * beam * sin,
      y: cy + away * u * half * sin + v * beam * cos,
      z: 34 - Math.min(20, t * 90),
      r: 7.2,
    };
  });
  field.thread(points, dyed(yarn, index, seed, { twist: 0.7 }));
}

function quill(
  u: number,
  v: number,
  half: number,
  beam: number,
  yarn: Colour,
  seed: number,
): { z: number; colour: Colour; gloss?: number } {
  const taper =
    u > 0.2 ? 0.42 * (1 - (u - 0.2) / 0.3) + 0.07 : 0.46 * Math.min(1, (u + 0.5) / 0.12 + 0.35);
  if (Math.abs(v) > taper || Math.abs(u) > 0.46) return { z: 2, colour: dim(INK, 0.5) };
  const round = Math.sqrt(1 - (v / taper) ** 2);
  const lay = (u * half + Math.asin(v / taper) * 5) / 6.4;
  const groove = Math.abs(Math.sin(lay * Math.PI));
  return {
    z: 8 + round * beam * taper * 1.3 + groove * 2.4,
    colour: dim(yarn, (0.62 + 0.38 * groove) * (0.86 + 0.24 * lattice(Math.floor(lay), 1, seed))),
    gloss: 0.3,
  };
}
