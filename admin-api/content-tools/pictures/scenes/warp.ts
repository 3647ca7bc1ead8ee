import { z } from 'zod';
import { crossingAt } from '../../../../src/lib/cloth/weaves';
import { defineScene, type Stage } from '../scene';
import { blend, dim, ECRU, INK, NIGHT, OAK, PAPER, STEEL, WALNUT, type Colour } from '../palette';
import { lattice, noise, step } from '../noise';
import { wood } from '../props';
import type { Light } from '../shade';
import { dyed, weave as weaveCloth, type View } from '../weaving';

const options = z.object({
  /** Threads across the near edge. */
  ends: z.number().default(64),
  /** Groups the threads stand in before they meet at the reed; 1 for an even sheet. */
  groups: z.number().default(1),
  /** Threads that are missing, counted from the left. */
  missing: z.array(z.number()).default([]),
  /** A thread that hangs slack. */
  slack: z.number().optional(),
  /** Woven cloth at the near edge, share of the warp's length seen. */
  cloth: z.number().default(0),
  shades: z
    .array(z.enum(['deep', 'mid', 'bright', 'pale', 'shadow', 'ink', 'ecru', 'accent']))
    .default(['deep', 'deep', 'mid', 'bright']),
  /** Stripe: this many threads of a shade before the next. */
  stripe: z.number().default(4),
  night: z.boolean().default(false),
  /** Horizontal place of the vanishing point, and height of the reed, shares of the picture. */
  vanish: z.number().default(0.5),
  reed: z.number().default(0.3),
  /** Two flat sticks that hold the cross, instead of cloth. */
  lease: z.boolean().default(false),
});

export const warp = defineScene({ options, draw });

function draw(stage: Stage<z.infer<typeof options>>): Light {
  const { field, width, height, palette, seed, weave, random, options: o } = stage;
  const colours: Record<string, Colour> = { ...palette, ink: INK, ecru: ECRU };
  const wall = o.night ? NIGHT : blend(PAPER, palette.pale, 0.3);
  field.ground((x, y) => ({
    z: -260,
    colour: dim(
      wall,
      (o.night ? 0.8 : 0.75) +
        0.25 * noise(x / 300, y / 300, seed) -
        0.2 * step(0.2, 1, y / height),
    ),
  }));

  const [vx, vy] = [width * o.vanish, height * (o.reed - 0.34)];
  const near = height * 1.04 - vy;
  const depth = 1500;
  const gap = (width * 1.5) / o.ends;
  const view: View = (x, y) => {
    const k = 1 / (1 + y / depth);
    return [vx + (x + (0.5 - o.vanish) * width) * k, vy + near * k, k];
  };
  // Depth at which the reed stands: its foot is seen at the wanted height.
  const reedDepth = depth * (near / (height * o.reed + 26 - vy) - 1);
  const count = Math.ceil(reedDepth / gap) + 2;
  const fell = Math.round(count * o.cloth);
  const spread = (end: number, at: number): number => {
    if (o.groups === 1) return 0;
    const size = o.ends / o.groups;
    const group = Math.floor(end / size);
    const centre = (group + 0.5) * size;
    return (
      (centre - end) * 0.42 * (1 - step(0.2, 0.95, at)) +
      (group - (o.groups - 1) / 2) * 2.2 * (1 - at)
    );
  };
  const missing = new Set(o.missing);
  weaveCloth(field, {
    draft: weave.draft,
    cell: gap,
    x: (-o.ends * gap) / 2,
    y: 0,
    ends: o.ends,
    picks: count,
    view,
    seed,
    cover: o.cloth > 0 ? 0.72 : 0.55,
    wander: 0.12,
    over: (end, pick) => (pick < fell ? crossingAt(weave.draft, pick, end) === 1 : end % 2 === 0),
    keep: (end, pick, axis) =>
      axis === 'weft' ? pick >= 0 && pick < fell : !missing.has(end) && end !== o.slack,
    lean: (end, pick) => spread(end, pick / count),
    warp: (end) =>
      dyed(
        colours[o.shades[Math.floor(end / o.stripe) % o.shades.length] ?? 'deep'] ?? palette.deep,
        end,
        seed,
        { gloss: 0.3 },
      ),
    weft: (pick) => dyed(ECRU, pick, seed + 1),
  });
  if (o.slack !== undefined) slackThread(stage, o.slack, gap, reedDepth, view);
  if (o.lease) leaseSticks(stage, reedDepth, view);
  reed(stage, gap, reedDepth, view);
  return {
    from: random.pick([300, 320, 40]),
    elevation: 40,
    key: 1.12,
    sky: 0.42,
    falloff: 0.55,
    vignette: 0.3,
    focus: { x: 0.5, y: random.pick([0.42, 0.55]), angle: 0, depth: 0.1, blur: 13 },
  };
}

function slackThread(
  { field, palette, seed, options: o }: Stage<z.infer<typeof options>>,
  end: number,
  gap: number,
  far: number,
  view: View,
): void {
  const points = Array.from({ length: 90 }, (_, i) => {
    const t = i / 89;
    const sag = Math.sin(t * Math.PI) * gap * 1.7;
    const [x, y, k] = view(
      (end + 0.5 - o.ends / 2) * gap + sag + Math.sin(t * 11) * gap * 0.55 * Math.sin(t * Math.PI),
      t * far,
    );
    return { x, y, z: 16 * k, r: gap * 0.29 * k };
  });
  field.thread(points, { colour: palette.accent, seed, twist: 0.8 });
}

function leaseSticks({ field, width, seed }: Stage<unknown>, far: number, view: View): void {
  for (const at of [0.2, 0.42]) {
    const [, y, k] = view(0, far * at);
    const half = 22 * k;
    // Threads lie over one stick and under the other by turns: the stick is as high as the axis of the threads.
    field.shape(0, y - half, width, y + half, (px, py) => ({
      z: 2 + Math.sqrt(Math.max(0, 1 - ((py - y) / half) ** 2)) * 5,
      colour: wood(px, py, seed + Math.round(at * 100), OAK, 0, 4000).colour,
      gloss: 0.25,
    }));
  }
}

/** The reed: steel blades between the threads, held by a wooden rail above and below. */
function reed(
  { field, width, height, seed, options: o }: Stage<z.infer<typeof options>>,
  gap: number,
  far: number,
  view: View,
): void {
  const [, foot, k] = view(0, far);
  const top = foot - height * 0.2;
  for (let blade = 0; blade <= o.ends; blade += 1) {
    const [x] = view((blade - o.ends / 2) * gap, far);
    const shade = 0.75 + 0.4 * lattice(blade, 8, seed);
    field.thread(
      [
        { x, y: top, z: 26, r: gap * k * 0.2 },
        { x, y: foot + 8, z: 26, r: gap * k * 0.2 },
      ],
      { colour: dim(STEEL, shade), seed: blade, twist: 0, fuzz: 0, gloss: 0.9 },
    );
  }
  for (const [y, tall] of [
    [top, 34],
    [foot + 10, 20],
  ] as const) {
    field.shape(0, y - tall, width, y + tall, (px, py) => ({
      z: 34 + Math.sqrt(Math.max(0, 1 - ((py - y) / tall) ** 2)) * 16,
      colour: wood(px, py * 1.3, seed + Math.round(y), o.night ? WALNUT : OAK, 0, 4000).colour,
      gloss: 0.2,
    }));
  }
}
