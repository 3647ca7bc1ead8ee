import { crossingAt, WEAVES, type ServiceKey } from '../../../src/lib/cloth/weaves';
import type { Pdf } from './faces';

/** Stripes of warp, from left to right: how many ends, in which weave, of which colour. */
export interface Stripe {
  readonly ends: number;
  readonly weave: ServiceKey;
  readonly colour: string;
}

export interface ClothPlan {
  readonly stripes: readonly Stripe[];
  readonly picks: number;
  /** Colour of the weft at a pick. */
  readonly weft: (pick: number) => string;
  /** Side of one crossing, in points. */
  readonly cell: number;
}

interface End {
  readonly weave: ServiceKey;
  readonly colour: string;
}

/** Thickness of the weft as a share of a crossing; the rest shows the ground between threads. */
const WEFT_COVER = 0.86;

/**
 * Draws a cloth as filled rectangles with its top left corner at `x`, `y` (points). A float is one rectangle,
 * and the lower thread stops short of the upper one, so that the eye reads over and under.
 */
export function drawCloth(doc: Pdf, plan: ClothPlan, x: number, y: number): void {
  const { cell, picks } = plan;
  const ends = plan.stripes.flatMap(({ ends: count, weave, colour }): End[] =>
    Array.from({ length: count }, () => ({ weave, colour })),
  );
  const gap = (cell * (1 - WEFT_COVER)) / 2;
  const isOver = (pick: number, end: number): boolean => {
    const weave = ends[end]?.weave;
    return weave !== undefined && crossingAt(WEAVES[weave].draft, pick, end) === 1;
  };
  // An open weave leaves picks out; across another stripe the same pick is there.
  const isOpen = (pick: number, end: number): boolean => {
    const weave = ends[end]?.weave;
    if (weave === undefined) return false;
    const { draft, openPicks } = WEAVES[weave];
    return openPicks.includes(pick % draft.length);
  };
  for (let pick = 0; pick < picks; pick += 1) {
    for (const [from, to] of floats(
      ends.length,
      (end) => !isOver(pick, end) && !isOpen(pick, end),
    )) {
      doc.rect(
        x + from * cell + gap,
        y + pick * cell + gap,
        (to - from) * cell - 2 * gap,
        cell - 2 * gap,
      );
    }
    doc.fill(plan.weft(pick));
  }
  ends.forEach(({ weave, colour }, end) => {
    const inset = (cell * (1 - WEAVES[weave].cover)) / 2;
    for (const [from, to] of floats(picks, (pick) => isOver(pick, end))) {
      doc.rect(
        x + end * cell + inset,
        y + from * cell + gap,
        cell - 2 * inset,
        (to - from) * cell - 2 * gap,
      );
    }
    doc.fill(colour);
  });
}

/** Stretches `[from, to)` of consecutive crossings at which a thread lies on top. */
function floats(count: number, onTop: (index: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let from = 0; from < count; from += 1) {
    if (!onTop(from)) continue;
    let to = from;
    while (to < count && onTop(to)) to += 1;
    found.push([from, to]);
    from = to;
  }
  return found;
}
