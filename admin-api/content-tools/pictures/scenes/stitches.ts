import { ECRU, dim, INK, NIGHT, PAPER, type Colour } from '../palette';
import { lattice, noise } from '../noise';
import { defineScene } from '../scene';
import type { Light } from '../shade';
import { dyed, viewOf, weave as weaveCloth } from '../weaving';
import { darn, inGap, mendingOptions, reachOf, sew, type Mending } from './needlework';

export const stitches = defineScene({ options: mendingOptions, draw });
function draw(stage: Mending): Light {
  const { field, width, height, palette, seed, weave, random, options: o } = stage;
  const colours = shades(stage);
  const under: Record<string, Colour> = {
    ink: dim(INK, 0.7),
    night: NIGHT,
    paper: PAPER,
    accent: palette.accent,
  };
  field.ground((x, y) => ({
    z: -48,
    colour: dim(under[o.under] ?? INK, 0.85 + 0.2 * noise(x / 3, y / 3, seed)),
  }));
  const view = viewOf({ cx: width / 2, cy: height / 2, turn: o.turn });
  const count = Math.ceil(Math.hypot(width, height) / o.cell) + 6;
  const origin = (-count * o.cell) / 2;
  const isGone = (end: number, pick: number, salt: number): boolean => {
    const [x, y] = view(origin + (end + 0.5) * o.cell, origin + (pick + 0.5) * o.cell);
    if (o.seam && inGap(stage, o.seam, x, y)) return true;
    return (
      !o.seam &&
      o.holes.some(
        (each) =>
          reachOf(stage, each, x, y) +
            (lattice(end, pick + salt, seed) - 0.5) * 0.3 +
            (noise(x / 70, y / 70, seed) - 0.5) * 0.5 <
          1,
      )
    );
  };
  weaveCloth(field, {
    draft: weave.draft,
    cell: o.cell,
    x: origin,
    y: origin,
    ends: count,
    picks: count,
    view,
    seed,
    cover: 1,
    keep: (end, pick, axis) => !isGone(end, pick, axis === 'warp' ? 0 : 977),
    warp: (end) => dyed(colours[o.warp[end % o.warp.length] ?? 'deep'] ?? palette.deep, end, seed),
    weft: (pick) => dyed(colours[o.weft] ?? ECRU, pick, seed + 1),
  });
  for (const each of o.seam ? [] : o.holes) darn(stage, each, colours[o.mend] ?? palette.accent);
  if (o.seam) sew(stage, o.seam, colours[o.mend] ?? palette.accent);
  return {
    from: random.pick([315, 300, 50]),
    elevation: 40,
    key: 1.12,
    sky: 0.42,
    falloff: 0.5,
    vignette: 0.3,
    focus: {
      x: o.holes[0]?.x ?? 0.5,
      y: o.seam?.y ?? o.holes[0]?.y ?? 0.5,
      angle: random.pick([0, 30, -30]),
      depth: 0.2,
      blur: 8,
    },
  };
}

function shades({ palette }: Mending): Record<string, Colour> {
  return { ...palette, ink: INK, ecru: ECRU };
}
