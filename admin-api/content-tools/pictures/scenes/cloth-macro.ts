import { z } from 'zod';
import { crossingAt, WEAVES } from '../../../../src/lib/cloth/weaves';
import { defineScene, type Stage } from '../scene';
import { blend, ECRU, INK, NIGHT, PAPER, type Colour } from '../palette';
import type { Light } from '../shade';
import { dyed, viewOf, weave as weaveCloth, type Camera } from '../weaving';

const options = z.object({
  /** Threads across the picture. */
  ends: z.number().default(38),
  turn: z.number().default(0),
  tilt: z.number().default(0),
  /** Warp colours in turn, with the number of ends each. */
  warp: z
    .array(
      z.tuple([
        z.enum(['deep', 'mid', 'bright', 'pale', 'shadow', 'ink', 'ecru', 'accent']),
        z.number(),
      ]),
    )
    .default([
      ['deep', 4],
      ['mid', 2],
    ]),
  weft: z.enum(['ecru', 'pale', 'ink', 'shadow', 'deep', 'bright', 'accent']).default('ecru'),
  gloss: z.number().default(0.25),
  mirror: z.boolean().default(false),
  light: z.number().default(315),
  backlit: z.boolean().default(false),
  blur: z.number().default(9),
});

export const clothMacro = defineScene({ options, draw });

function draw(stage: Stage<z.infer<typeof options>>): Light {
  const { field, width, height, weave, palette, seed, service, random } = stage;
  const { ends: across, turn, tilt, warp, weft, gloss, mirror, backlit, blur } = stage.options;
  const colours: Record<string, Colour> = { ...palette, ink: INK, ecru: ECRU };
  const cell = width / across;
  const reach = Math.ceil((Math.hypot(width, height) / cell) * (1.15 + tilt * 0.7));
  const half = (-reach * cell) / 2;
  const lanes = warp.flatMap(([name, count]) =>
    Array.from({ length: count }, () => colours[name] ?? palette.deep),
  );
  const open = service === 'cloud';
  field.ground(() => ({
    z: backlit ? -900 : -cell * 1.6,
    colour: backlit ? PAPER : open ? blend(NIGHT, palette.shadow, 0.35) : palette.shadow,
  }));

  const camera: Camera = {
    cx: width * random.pick([0.45, 0.5, 0.55]),
    cy: height * 0.5,
    turn,
    tilt,
  };
  const shared = { cell, x: half, y: half, ends: reach, picks: reach, view: viewOf(camera), seed };
  if (open) weaveGauze(stage, shared, lanes, colours[weft] ?? ECRU, gloss);
  else {
    weaveCloth(field, {
      ...shared,
      draft: weave.draft,
      over: (end, pick) => crossingAt(weave.draft, mirror ? -pick : pick, end) === 1,
      cover: service === 'consulting' ? 0.96 : 1.0,
      warp: (end) =>
        dyed(lanes[end % lanes.length] ?? palette.deep, end, seed, {
          gloss,
          twist: gloss > 0.5 ? 0.25 : 0.55,
        }),
      weft: (pick) => dyed(colours[weft] ?? ECRU, pick, seed + 1, { gloss: gloss * 0.6 }),
      // Waffle: the long floats stand up as ridges around a hollow.
      ...(service === 'consulting' ? { z: waffleRelief(cell, half) } : {}),
      wander: 0.55,
    });
  }
  return {
    from: stage.options.light,
    elevation: backlit ? 58 : 40,
    key: backlit ? 1.05 : 1.12,
    sky: 0.44,
    falloff: 0.55,
    focus: {
      x: random.pick([0.42, 0.5, 0.58]),
      y: 0.52,
      angle: tilt > 0.25 ? 0 : turn + random.pick([20, -25, 65]),
      depth: 0.16,
      blur,
    },
    vignette: 0.3,
    ...(backlit ? { behind: { below: -300, strength: 1.02 } } : {}),
  };
}

type Shared = Pick<
  Parameters<typeof weaveCloth>[1],
  'cell' | 'x' | 'y' | 'ends' | 'picks' | 'view' | 'seed'
>;

/** Leno: ends lie in pairs; one of each pair crosses its neighbour between picks and back, and holds a gap open. */
function weaveGauze(
  { field, palette }: Stage<unknown>,
  shared: Shared,
  lanes: readonly Colour[],
  weft: Colour,
  gloss: number,
): void {
  const cell = shared.cell * 1.5;
  weaveCloth(field, {
    ...shared,
    cell,
    ends: Math.ceil(shared.ends / 1.5),
    picks: Math.ceil(shared.picks / 1.5),
    draft: WEAVES.cloud.draft,
    over: (end) => end % 2 === 1,
    cover: 0.4,
    // Each end leans towards the other of its pair, and by turns beyond it.
    lean: (end, pick) =>
      end % 2 === 1 ? (pick % 2 === 0 ? -0.28 : -0.98) : pick % 2 === 0 ? 0.3 : 0.02,
    warp: (end) => dyed(lanes[end % lanes.length] ?? palette.deep, end, shared.seed, { gloss }),
    weft: (pick) => dyed(weft, pick, shared.seed + 1, { gloss: gloss * 0.6 }),
    wander: 0.7,
  });
}

function waffleRelief(cell: number, half: number): (x: number, y: number) => number {
  const fold = (at: number): number => {
    const thread = ((((at - half) / cell - 0.5) % 8) + 8) % 8;
    return Math.min(thread, 8 - thread) / 4;
  };
  // Warp floats are longest about (4, 4) of the draft, weft floats about (0, 0).
  return (x, y) => {
    const [a, b] = [fold(x), fold(y)];
    return cell * 0.75 * (Math.max(Math.abs(a - 0.5), Math.abs(b - 0.5)) * 2) ** 1.5;
  };
}
