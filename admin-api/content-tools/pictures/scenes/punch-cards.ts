import { z } from 'zod';
import { defineScene, type Stage } from '../scene';
import { dim, ECRU, INK, PAPER } from '../palette';
import { lattice, noise } from '../noise';
import { table, TABLES } from '../props';
import type { Light } from '../shade';
import { dyed } from '../weaving';

const options = z.object({
  /** Width of a card and height of one, shares of the picture's width. */
  card: z.tuple([z.number(), z.number()]).default([0.62, 0.1]),
  holes: z.tuple([z.number(), z.number()]).default([24, 4]),
  turn: z.number().default(-8),
  /** Where chains hang: horizontal centre, share of the width. */
  chains: z.array(z.number()).default([0.5]),
  under: z.enum([...TABLES, 'warp']).default('walnut'),
  /** Cards go round a drum; its radius as a share of the height, 0 for none. */
  drum: z.number().default(0),
  /** Number of a card with one hole out of line. */
  stray: z.number().optional(),
  /** Number of a card that catches the light. */
  lit: z.number().optional(),
  lacing: z.enum(['deep', 'bright', 'accent', 'ecru']).default('deep'),
  /** Share of the places that are punched. */
  punched: z.number().default(0.52),
});

export const punchCards = defineScene({ options, draw });

interface Place {
  /** Centre of the card along the chain, its seen height, how far it is turned away. */
  readonly y: number;
  readonly tall: number;
  readonly z: number;
  readonly slope: number;
}

function draw(stage: Stage<z.infer<typeof options>>): Light {
  const { field, width, height, palette, seed, random } = stage;
  const { under, turn, chains } = stage.options;
  if (under === 'warp') warpBelow(stage);
  else field.ground(table(under, seed, under === 'linen' ? palette.pale : ECRU, -14));
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  chains.forEach((share, chain) => {
    const cx = width * share;
    placesOf(stage).forEach((place, number) => {
      const toSheet = (x: number, y: number): readonly [number, number] => [
        (x - cx) * cos + (y - height / 2) * sin,
        -(x - cx) * sin + (y - height / 2) * cos,
      ];
      const toPicture = (u: number, v: number): readonly [number, number] => [
        cx + u * cos - v * sin,
        height / 2 + u * sin + v * cos,
      ];
      card(stage, place, number + chain * 31, toSheet, toPicture);
    });
  });
  return {
    from: random.pick([310, 325, 50]),
    elevation: 38,
    key: 1.05,
    sky: 0.4,
    falloff: 0.6,
    vignette: 0.32,
    focus: { x: 0.5, y: random.pick([0.45, 0.55]), angle: turn, depth: 0.14, blur: 8 },
  };
}

function placesOf({
  width,
  height,
  options: { card, drum },
  seed,
}: Stage<z.infer<typeof options>>): Place[] {
  const tall = width * card[1];
  const step = tall * 1.1;
  const reach = Math.hypot(width, height) / 2 + step;
  if (drum === 0) {
    const count = Math.ceil((2 * reach) / step);
    return Array.from({ length: count }, (_, index) => ({
      y: -reach + index * step,
      tall,
      z: 16 + 5 * lattice(index, 2, seed),
      slope: (index % 2 === 0 ? 1 : -1) * 0.07 + (lattice(index, 1, seed) - 0.5) * 0.05,
    }));
  }
  const radius = height * drum;
  const count = Math.floor((Math.PI * radius) / step);
  return Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI / 2 + ((index + 0.5) / count) * Math.PI;
    return {
      y: radius * Math.sin(angle),
      tall: tall * Math.max(0.12, Math.cos(angle)),
      z: radius * 0.75 * Math.cos(angle) + 20,
      slope: -Math.tan(angle) * 0.55,
    };
  });
}

type Turn = (a: number, b: number) => readonly [number, number];

function card(
  stage: Stage<z.infer<typeof options>>,
  place: Place,
  number: number,
  toSheet: Turn,
  toPicture: Turn,
): void {
  const { field, width, palette, seed, random } = stage;
  const {
    card: size,
    holes: [across, down],
    stray,
    lit,
    lacing,
    punched,
  } = stage.options;
  const [w, h] = [width * size[0], place.tall];
  const [mx, my] = [w * 0.075, 0.17];
  const [gx, gy] = [(w - 2 * mx) / across, ((1 - 2 * my) * h) / down];
  const hole = Math.min(gx, (width * size[1] * (1 - 2 * my)) / down) * 0.34;
  const squash = h / (width * size[1]);
  const sway = (lattice(number, 5, seed) - 0.5) * 7;
  const age = 0.9 + 0.14 * lattice(number, 6, seed);
  const isPunched = (column: number, row: number): boolean =>
    lattice(column + number * 40, row, seed) < punched;

  const [x, y] = toPicture(0, place.y);
  const reach = Math.hypot(w, h) / 2 + 8;
  field.shape(x - reach, y - reach, x + reach, y + reach, (px, py) => {
    const [u0, v0] = toSheet(px, py);
    const [u, v] = [u0 - sway, v0 - place.y];
    const [du, dv] = [Math.abs(u) - w / 2, Math.abs(v) - h / 2];
    if (du > 0 || dv > 0) return null;
    if (du > -7 && dv > -7 * squash && Math.hypot(du + 7, (dv + 7 * squash) / squash) > 7)
      return null;
    const [cx, cy] = [u + w / 2 - mx, v + h / 2 - my * h];
    const [column, row] = [Math.floor(cx / gx), Math.floor(cy / gy)];
    if (column >= 0 && column < across && row >= 0 && row < down && isPunched(column, row)) {
      const slip =
        number === stray && column === Math.floor(across / 2) && row === 1
          ? [gx * 0.42, gy * 0.4]
          : [0, 0];
      if (
        inHole(
          cx - (column + 0.5) * gx - (slip[0] ?? 0),
          cy - (row + 0.5) * gy - (slip[1] ?? 0),
          hole,
          squash,
        )
      )
        return null;
    }
    // A peg hole at each end, by which the cylinder holds the card.
    if (inHole(Math.abs(u) - w / 2 + mx * 0.52, v, hole * 1.5, squash)) return null;
    const rim = noise(px / 2.4, py / 2.4, seed + number);
    const stain = noise(u / 120, v / 60, seed + number * 3);
    const glow = number === lit ? 1.25 : 1;
    return {
      z: place.z + v * place.slope + rim * 0.5 + u * 0.002,
      colour: dim(PAPER, (0.72 + 0.12 * stain + 0.06 * rim) * age * glow),
    };
  });
  const colour = lacing === 'ecru' ? ECRU : palette[lacing];
  for (const side of [-0.5, -0.17, 0.17, 0.5]) {
    const u = side * (w - mx * 0.5) + sway * 0.5;
    for (const lean of [-1, 1]) {
      const points = Array.from({ length: 9 }, (_, i) => {
        const t = i / 8;
        const [tx, ty] = toPicture(
          u + lean * (t - 0.5) * 13,
          place.y + h / 2 - h * 0.12 + t * (h * 0.24 + width * size[1] * 0.1 * squash),
        );
        return {
          x: tx,
          y: ty,
          z: place.z + 3 + Math.sin(t * Math.PI) * 5 + (h / 2) * place.slope,
          r: 4.6,
        };
      });
      field.thread(points, dyed(colour, number * 8 + lean, seed, { twist: 0.8 }));
    }
  }
  void random;
}

function inHole(dx: number, dy: number, radius: number, squash: number): boolean {
  return dx * dx + (dy / squash) ** 2 < radius * radius;
}

function warpBelow({
  field,
  width,
  height,
  palette,
  seed,
  options: { turn },
}: Stage<z.infer<typeof options>>): void {
  field.ground(() => ({ z: -60, colour: dim(INK, 0.6) }));
  const lean = Math.tan((turn * Math.PI) / 180) * height;
  for (let index = -20; index < width / 15 + 20; index += 1) {
    const x = index * 15;
    field.thread(
      [
        { x: x + lean / 2 + 40, y: -20, z: -40, r: 6 },
        { x: x - lean / 2 - 40, y: height + 20, z: -40, r: 6 },
      ],
      dyed(index % 9 === 0 ? palette.bright : palette.deep, index, seed),
    );
  }
}
