import { GROUNDS, THREADS, type ServiceKey } from '../../../src/lib/cloth/weaves';
import type { Random } from '../../../src/lib/cloth/random';

/** Linear-light RGB, 0–1. */
export type Colour = readonly [number, number, number];

export function colour(hex: string): Colour {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function blend(a: Colour, b: Colour, t: number): Colour {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function dim(a: Colour, by: number): Colour {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export const ECRU = colour('#e6dcc6');
export const PAPER = colour('#f1e9d8');
export const INK = colour('#1a232d');
export const NIGHT = colour('#141b22');
export const OAK = colour('#b98a58');
export const WALNUT = colour('#6d4a30');
export const STEEL = colour('#a9b0b6');
export const BRASS = colour('#b8923f');

/** What goes well beside a service's thread, for accents and mends. */
const ACCENTS: Readonly<Record<ServiceKey, readonly [ServiceKey, ...ServiceKey[]]>> = {
  fintech: ['blockchain', 'custom-software'],
  salesforce: ['custom-software', 'blockchain'],
  'custom-software': ['consulting', 'fintech'],
  cloud: ['insurtech', 'custom-software'],
  'data-science': ['blockchain', 'insurtech'],
  blockchain: ['salesforce', 'custom-software'],
  insurtech: ['consulting', 'fintech'],
  consulting: ['custom-software', 'blockchain'],
};

export interface Palette {
  /** The service's thread by day, by night, and steps between and beside them. */
  readonly deep: Colour;
  readonly bright: Colour;
  readonly mid: Colour;
  readonly pale: Colour;
  readonly shadow: Colour;
  readonly accent: Colour;
  readonly accentBright: Colour;
}

/** The colours of a picture; `accent` names the service whose thread stands out, else chance chooses. */
export function paletteOf(service: ServiceKey, random: Random, accent?: ServiceKey): Palette {
  const deep = colour(THREADS[service].light);
  const bright = colour(THREADS[service].dark);
  const chosen = random.pick(ACCENTS[service]);
  const other = accent ?? chosen;
  return {
    deep,
    bright,
    mid: blend(deep, bright, 0.45),
    pale: blend(bright, colour(GROUNDS.weft.light), 0.55),
    shadow: blend(deep, INK, 0.55),
    accent: colour(THREADS[other].light),
    accentBright: colour(THREADS[other].dark),
  };
}
