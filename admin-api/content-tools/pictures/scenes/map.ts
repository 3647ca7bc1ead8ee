import { z } from 'zod';
import { defineScene, type Stage } from '../scene';
import { blend, BRASS, dim, ECRU, INK, NIGHT, OAK, PAPER, WALNUT, type Colour } from '../palette';
import { lattice, noise } from '../noise';
import { wood } from '../props';
import type { Light } from '../shade';
import { dyed } from '../weaving';

const node = z.object({
  x: z.number(),
  y: z.number(),
  /** Radius in picture units. */
  r: z.number().default(26),
  shade: z.enum(['deep', 'mid', 'bright', 'pale', 'ecru', 'ink', 'accent']).default('deep'),
});

const options = z.object({
  nodes: z.array(node).default([]),
  /** Small nodes strewn on the grid besides. */
  strewn: z.number().default(0),
  /** Centres (numbers of `nodes`) about which they gather; none: anywhere. */
  about: z.array(z.number()).default([]),
  /** Threads between nodes, by number. `all` joins each to each of `nodes`. */
  edges: z.union([z.literal('all'), z.array(z.tuple([z.number(), z.number()]))]).default([]),
  /** Joins strewn nodes to their centre with this probability, and to a near neighbour with the second. */
  joined: z.tuple([z.number(), z.number()]).default([1, 0.3]),
  board: z.enum(['paper', 'night', 'oak', 'walnut', 'tint']).default('paper'),
  grid: z.number().default(46),
  thick: z.number().default(7),
  /** Threads of a join between main nodes. */
  strands: z.union([z.literal(1), z.literal(2)]).default(2),
  /** How far strewn nodes lie from their centre, share of the height. */
  spread: z.number().default(0.42),
});

export const map = defineScene({ options, draw });
type Board = Stage<z.infer<typeof options>>;

interface Peg {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: Colour;
  readonly home?: number;
}

function draw(stage: Board): Light {
  const { field, palette, seed, random, options: o } = stage;
  const grounds: Record<string, Colour> = {
    paper: PAPER,
    night: NIGHT,
    tint: blend(palette.pale, PAPER, 0.3),
  };
  const ground = grounds[o.board];
  field.ground((x, y) =>
    ground
      ? {
          z: noise(x / 2.6, y / 2.6, seed) * 0.8,
          colour: dim(
            ground,
            0.82 + 0.14 * noise(x / 200, y / 200, seed) + 0.05 * noise(x / 2, y / 2, seed),
          ),
        }
      : wood(x, y, seed, o.board === 'oak' ? OAK : WALNUT),
  );
  loomGrid(stage);
  const pegs = pegsOf(stage);
  const edges = edgesOf(stage, pegs);
  edges.forEach(([a, b], index) => stretch(stage, pegs, a, b, index));
  pegs.forEach((peg, index) => wind(stage, peg, index));
  return {
    from: random.pick([310, 325, 50]),
    elevation: 43,
    key: 1.1,
    sky: 0.42,
    falloff: 0.5,
    vignette: 0.3,
    focus: { x: 0.5, y: 0.5, angle: random.pick([0, 30, -30, 90]), depth: 0.3, blur: 7 },
  };
}

/** Fine warp and weft, wide apart and taut, as on a loom that has been set up but hardly begun. */
function loomGrid({ field, width, height, seed, options: o }: Board): void {
  const colour =
    o.board === 'night' || o.board === 'walnut' ? dim(ECRU, 0.5) : blend(ECRU, INK, 0.2);
  for (let end = 0, x = o.grid / 2; x < width; end += 1, x += o.grid) {
    const points = Array.from({ length: Math.ceil(height / 12) + 2 }, (_, i) => ({
      x: x + (noise(i * 0.05, end, seed) - 0.5) * 3,
      y: i * 12 - 6,
      z: 9 + Math.cos(((i * 12 - 6 - o.grid / 2) / o.grid) * Math.PI + end * Math.PI) * 3,
      r: 3,
    }));
    field.thread(points, dyed(colour, end, seed));
  }
  for (let pick = 0, y = o.grid / 2; y < height; pick += 1, y += o.grid) {
    const points = Array.from({ length: Math.ceil(width / 12) + 2 }, (_, i) => ({
      x: i * 12 - 6,
      y: y + (noise(i * 0.05, pick, seed + 1) - 0.5) * 3,
      z: 9 - Math.cos(((i * 12 - 6 - o.grid / 2) / o.grid) * Math.PI + pick * Math.PI) * 3,
      r: 3,
    }));
    field.thread(points, dyed(colour, pick + 400, seed));
  }
}

function pegsOf({ width, height, palette, random, options: o }: Board): Peg[] {
  const colours: Record<string, Colour> = { ...palette, ink: INK, ecru: ECRU };
  // Pegs stand where warp and weft cross.
  const snap = (value: number): number => (Math.round(value / o.grid - 0.5) + 0.5) * o.grid;
  const pegs: Peg[] = o.nodes.map(({ x, y, r, shade }) => ({
    x: snap(x * width),
    y: snap(y * height),
    r,
    colour: colours[shade] ?? palette.deep,
  }));
  const shadesOfSmall = [palette.deep, palette.mid, palette.bright, palette.pale, ECRU];
  for (let tries = 0, made = 0; made < o.strewn && tries < 4000; tries += 1) {
    const home = o.about.length > 0 ? o.about[made % o.about.length] : undefined;
    const centre = home === undefined ? undefined : pegs[home];
    const [angle, far] = [random.next() * Math.PI * 2, 0.28 + 0.72 * Math.sqrt(random.next())];
    const spread = height * o.spread;
    const x = snap(centre ? centre.x + Math.cos(angle) * far * spread : random.next() * width);
    const y = snap(centre ? centre.y + Math.sin(angle) * far * spread : random.next() * height);
    const isFree = pegs.every((peg) => Math.hypot(peg.x - x, peg.y - y) > peg.r + 40);
    if (!isFree || x < 40 || y < 40 || x > width - 40 || y > height - 40) continue;
    pegs.push({
      x,
      y,
      r: random.pick([12, 14, 17]),
      colour: shadesOfSmall[random.whole(0, 4)] ?? palette.deep,
      ...(home === undefined ? {} : { home }),
    });
    made += 1;
  }
  return pegs;
}

function edgesOf({ random, options: o }: Board, pegs: readonly Peg[]): [number, number][] {
  const main = o.nodes.length;
  const edges: [number, number][] = o.edges === 'all' ? [] : o.edges.map(([a, b]) => [a, b]);
  if (o.edges === 'all')
    for (let a = 0; a < main; a += 1) for (let b = a + 1; b < main; b += 1) edges.push([a, b]);
  pegs.forEach((peg, index) => {
    if (index < main) return;
    if (peg.home !== undefined && random.chance(o.joined[0])) edges.push([peg.home, index]);
    if (random.chance(o.joined[1])) {
      const near = pegs
        .map((other, at) => ({
          at,
          far: Math.hypot(other.x - peg.x, other.y - peg.y),
          same: other.home === peg.home,
        }))
        .filter(({ at, same }) => at !== index && at >= main && same)
        .sort((a, b) => a.far - b.far)[0];
      if (near) edges.push([index, near.at]);
    }
  });
  return edges;
}

/** A thread between two pegs, tight from rim to rim; long ones are doubled. */
function stretch(
  { field, palette, seed, options: o }: Board,
  pegs: readonly Peg[],
  a: number,
  b: number,
  index: number,
): void {
  const [from, to] = [pegs[a], pegs[b]];
  if (!from || !to) return;
  const isMain = a < o.nodes.length && b < o.nodes.length;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const r = isMain ? o.thick : o.thick * 0.62;
  for (const side of isMain && o.strands === 2 ? [-1, 1] : [0]) {
    const level = 18 + 9 * lattice(index, 1, seed);
    const points = Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      const bow = side * (from.r * (1 - t) + to.r * t) * 0.62;
      return {
        x: from.x + (to.x - from.x) * t + nx * bow,
        y: from.y + (to.y - from.y) * t + ny * bow,
        z: level,
        r,
      };
    });
    field.thread(
      points,
      dyed(
        isMain ? palette.deep : blend(palette.mid, palette.deep, lattice(index, 2, seed)),
        index,
        seed,
        { twist: 0.75 },
      ),
    );
  }
}

/** A brass-headed peg wound with thread. */
function wind({ field, seed }: Board, { x, y, r, colour }: Peg, index: number): void {
  const pitch = 4.8;
  const head = Math.max(5, r * 0.34);
  field.shape(x - r, y - r, x + r, y + r, (px, py) => {
    const [dx, dy] = [px - x, py - y];
    const far = Math.hypot(dx, dy);
    if (far > r) return null;
    if (far < head)
      return { z: 66 + Math.sqrt(1 - (far / head) ** 2) * head * 0.7, colour: BRASS, gloss: 1 };
    const lay = (far + Math.atan2(dy, dx) * 0.76) / pitch;
    const groove = Math.abs(Math.sin(lay * Math.PI));
    const dome = Math.sqrt(Math.max(0, 1 - ((far - head) / (r - head + 0.01)) ** 2));
    return {
      z: 30 + dome * Math.min(30, r * 0.8) + groove * 2,
      colour: dim(
        colour,
        (0.6 + 0.4 * groove) * (0.86 + 0.24 * lattice(Math.floor(lay), index, seed)),
      ),
      gloss: 0.3,
    };
  });
}
