import type { Surface } from './field';
import { clouds, noise } from './noise';
import { blend, dim, ECRU, INK, NIGHT, OAK, PAPER, WALNUT, type Colour } from './palette';

export const TABLES = ['oak', 'walnut', 'night', 'paper', 'linen'] as const;
export type Table = (typeof TABLES)[number];

/** What things lie on. `tint` colours the linen. */
export function table(
  kind: Table,
  seed: number,
  tint: Colour = ECRU,
  z = 0,
): (x: number, y: number) => Surface {
  switch (kind) {
    case 'oak':
      return (x, y) => wood(x, y, seed, OAK, z);
    case 'walnut':
      return (x, y) => wood(x, y, seed, WALNUT, z);
    case 'night':
      return (x, y) => ({
        z: z + noise(x / 2, y / 2, seed) * 0.7,
        colour: dim(NIGHT, 0.9 + 0.5 * clouds(x / 90, y / 90, seed)),
      });
    case 'paper':
      return (x, y) => ({
        z: z + noise(x / 3, y / 3, seed) * 0.35,
        colour: dim(PAPER, 0.9 + 0.06 * clouds(x / 60, y / 60, seed)),
      });
    case 'linen':
      return (x, y) => {
        const [warp, weft] = [Math.abs(Math.sin(x * 0.55)), Math.abs(Math.sin(y * 0.55))];
        const slub =
          0.84 + 0.14 * noise(x / 40, y / 4, seed) + 0.1 * noise(x / 4, y / 40, seed + 1);
        return {
          z:
            z + ((Math.floor((x * 0.55) / Math.PI) + Math.floor((y * 0.55) / Math.PI)) % 2) === 0
              ? z + warp * 1.6
              : z + weft * 1.6,
          colour: dim(tint, slub),
        };
      };
  }
}

/** Planks that run across the picture, with grain and joints. */
export function wood(
  x: number,
  y: number,
  seed: number,
  base: Colour,
  z = 0,
  plank = 330,
): Surface {
  const board = Math.floor(y / plank);
  const warp = clouds(x / 420, y / 46, seed + board * 13) * 46;
  const ring = 0.5 + 0.5 * Math.sin((y + warp * 2.2) * 0.24);
  const pore = noise(x / 26, y / 1.6, seed + 5);
  const joint = Math.min(1, Math.abs(y - Math.round(y / plank) * plank) / 2.5);
  const tone = 0.72 + 0.16 * ring + 0.16 * pore + 0.1 * noise(board, 1, seed);
  return {
    z: z - (1 - joint) * 3 - (pore < 0.25 ? 0.5 : 0),
    colour: blend(dim(base, tone), INK, (1 - joint) * 0.7),
    gloss: 0.08,
  };
}
