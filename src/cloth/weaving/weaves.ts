/**
 * The eight weaves of the design, one for each service. Pure data; everything that draws cloth (covers, cards, share
 * pictures, favicon) reads it here.
 */
import type { ServiceKey } from './threads';

export { GROUNDS, isServiceKey, SERVICE_KEYS, THREADS, type ServiceKey } from './threads';

/** 1: the warp end lies on top at this crossing; 0: the weft pick does. */
export type Crossing = 0 | 1;

/** One repeat, `draft[pick][end]`: picks from top to bottom, ends from left to right. */
export type Draft = readonly (readonly Crossing[])[];

export interface Weave {
  /** The structure's name in running text, e.g. `twill 2/2`. */
  readonly name: string;
  /** Why this service has this weave, ready to be printed. */
  readonly reason: string;
  readonly draft: Draft;
  /** Thread thickness as a share of a cell, 0–1: the rest is open. */
  readonly cover: number;
  /** Picks of the repeat left out on the loom: no weft lies there, only the ends show. */
  readonly openPicks: readonly number[];
}

/** The parts of a weave needed to draw it; the eight of `WEAVES` fit, and so does one grown from data. */
export type Structure = Pick<Weave, 'draft' | 'cover' | 'openPicks'>;

/** Builds a draft of `picks` × `ends` crossings from a rule that is true where the warp lies over. */
export function draftOf(
  picks: number,
  ends: number,
  over: (pick: number, end: number) => boolean,
): Draft {
  return Array.from({ length: picks }, (_, pick) =>
    Array.from({ length: ends }, (_, end): Crossing => (over(pick, end) ? 1 : 0)),
  );
}

/** Reads a crossing as if the repeat went on for ever in both directions. */
export function crossingAt(draft: Draft, pick: number, end: number): Crossing {
  const row = draft[mod(pick, draft.length)];
  return row?.[mod(end, row.length)] ?? 0;
}

export function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

const twill = (pick: number, end: number): boolean => mod(pick - end, 4) < 2;

/** Twill that turns back every eighth end; at the turn every float faces its opposite (a clean cut). */
const herringbone = (pick: number, end: number): boolean =>
  end < 8 ? twill(pick, end) : mod(pick + end + 3, 4) < 2;

/** Distance from the fold of a pointed threading of `length` threads: 0, 1, … length/2, … 1. */
const fold = (index: number, length: number): number =>
  Math.min(mod(index, length), length - mod(index, length));

/** Ordinary honeycomb: a line of diamonds, warp floats raised inside every other one, a free line between. */
const waffle = (pick: number, end: number): boolean => {
  const ring = fold(pick, 8) + fold(end, 8);
  return ring === 4 || ring > 5;
};

/** Damask: both faces of one eight-end satin, the figure showing mostly warp, its ground mostly weft. */
export function damask(pick: number, end: number, figured: boolean): boolean {
  return figured ? mod(3 * end + 4, 8) !== mod(pick, 8) : mod(3 * end, 8) === mod(pick, 8);
}

/** A lozenge within a ring. */
const lozenge = (pick: number, end: number): boolean => {
  const ring = Math.abs(pick - 7.5) + Math.abs(end - 7.5);
  return damask(pick, end, ring <= 2 || (ring > 4 && ring <= 7));
};

const CLOSE_SETT = { cover: 0.875, openPicks: [] } as const;

export const WEAVES: Readonly<Record<ServiceKey, Weave>> = {
  fintech: {
    name: 'twill 2/2',
    reason: 'strong on the bias',
    draft: draftOf(4, 4, twill),
    ...CLOSE_SETT,
  },
  salesforce: {
    name: 'basket weave',
    reason: 'threads grouped',
    draft: draftOf(4, 4, (pick, end) => pick < 2 === end < 2),
    ...CLOSE_SETT,
  },
  'custom-software': {
    name: 'jacquard',
    reason: 'any figure, from data',
    draft: draftOf(16, 16, lozenge),
    ...CLOSE_SETT,
  },
  cloud: {
    name: 'leno',
    reason: 'stays open',
    // Ends cross in mirrored pairs, so one of each pair is over at every pick; the third pick is left out.
    draft: [
      [1, 0, 0, 1],
      [0, 1, 1, 0],
      [1, 1, 1, 1],
    ],
    cover: 0.625,
    openPicks: [2],
  },
  'data-science': {
    name: 'five-end satin',
    reason: 'a smooth face on long floats',
    draft: draftOf(5, 5, (pick, end) => end === (2 * pick) % 5),
    ...CLOSE_SETT,
  },
  blockchain: {
    name: 'plain weave',
    reason: 'every thread locked by its neighbours',
    draft: draftOf(2, 2, (pick, end) => pick === end),
    ...CLOSE_SETT,
  },
  insurtech: {
    name: 'herringbone',
    reason: 'turns back before it frays',
    draft: draftOf(4, 16, herringbone),
    ...CLOSE_SETT,
  },
  consulting: {
    name: 'waffle weave',
    reason: 'structure you can feel',
    draft: draftOf(8, 8, waffle),
    ...CLOSE_SETT,
  },
};
