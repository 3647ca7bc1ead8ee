import { hashText } from './random';
import type { ServiceKey } from './weaves';

/** A stripe of warp: a service's own weave and thread, or plain weave in ink. Sizes count crossings. */
export interface Stripe {
  readonly kind: ServiceKey | 'ink';
  readonly end: number;
  readonly ends: number;
}

/** A band of weft; `accent` is the thread of a coloured one. */
export interface Band {
  readonly accent: ServiceKey | null;
  readonly pick: number;
  readonly picks: number;
}

export interface WorkCloth {
  readonly ends: number;
  readonly picks: number;
  readonly stripes: readonly Stripe[];
  readonly bands: readonly Band[];
}

/** Beyond this many stripes the weaves can no longer be told apart. */
export const MOST_STRIPES = 12;
const PICKS = 96;
const SELVEDGE = 4;

/**
 * One stripe for each piece of work, at most twelve, in the order given; where two neighbours are of one
 * service, ink parts them. Accent wefts take the threads of the first two services. Without any work it is
 * plain ink cloth.
 */
export function stripesOf(services: readonly ServiceKey[]): WorkCloth {
  const shown = services.slice(0, MOST_STRIPES);
  const stripes: Stripe[] = [];
  let end = 0;
  const add = (kind: Stripe['kind'], ends: number) => {
    stripes.push({ kind, end, ends });
    end += ends;
  };
  add('ink', SELVEDGE);
  shown.forEach((service, index) => {
    if (index > 0 && (shown[index - 1] === service || index % 3 === 0)) add('ink', 2);
    // Whole repeats of four ends, one to two of them, so that no weave is cut in the middle of its figure.
    add(service, 4 * (1 + (hashText(`${service} ${index}`) % 2)));
  });
  if (shown.length === 0) add('ink', 68);
  add('ink', SELVEDGE);
  return { ends: end, picks: PICKS, stripes, bands: bandsOf(shown) };
}

function bandsOf(services: readonly ServiceKey[]): Band[] {
  const [first, second] = [...new Set(services)];
  const accents: [number, number, ServiceKey | undefined][] = [
    [2, 1, first],
    [5, 2, first],
    [34, 1, second],
    [37, 1, second],
    [74, 2, first],
    [78, 1, second],
  ];
  const bands: Band[] = [];
  let pick = 0;
  for (const [at, picks, accent] of accents) {
    if (accent === undefined) continue;
    bands.push({ accent: null, pick, picks: at - pick }, { accent, pick: at, picks });
    pick = at + picks;
  }
  return [...bands, { accent: null, pick, picks: PICKS - pick }];
}
