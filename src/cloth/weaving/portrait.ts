/**
 * A head and shoulders as crossings of a cloth, after the portraits that were woven in silk to show what a punched card
 * can do. Nobody is portrayed: each practice has a figure of its own.
 */
import type { ServiceKey } from './weaves';

/** Ends and picks of a portrait. */
export const PORTRAIT = { ends: 36, picks: 42 } as const;

/** The figures are drawn on 24 by 28. */
const SCALE = 24 / PORTRAIT.ends;

/** The threads of a crossing, from the ground up. */
type Part = 'coat' | 'face' | 'hair';

type Shape = (x: number, y: number) => boolean;

const round =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x > left && x < right && y > top && y < bottom;
const any =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));
const less =
  (shape: Shape, ...without: readonly Shape[]): Shape =>
  (x, y) =>
    shape(x, y) && !without.some((each) => each(x, y));

const head = round(12, 11, 4.6, 6);
const neck = box(10, 15, 14, 21);
const shoulders = round(12, 28.5, 10.6, 8);
/** The hair above a line across the forehead. */
const crown = less(round(12, 9.6, 5.6, 6.2), box(0, 8, 24, 28));

interface Figure {
  readonly hair: Shape;
  /** Face that the coat leaves open, below the neck. */
  readonly collar: Shape;
}

const open: Shape = (x, y) => y > 19 && y < 25 && Math.abs(x - 12) < (25 - y) / 2;
const closed: Shape = () => false;

const figures: Readonly<Record<ServiceKey, Figure>> = {
  // Short, with a parting.
  fintech: { hair: less(crown, box(13, 6, 24, 9)), collar: open },
  // To the shoulders.
  salesforce: {
    hair: less(
      any(round(12, 10, 6.6, 7.4), box(5, 9, 8, 20), box(16, 9, 19, 20)),
      round(12, 12, 4, 5.6),
      neck,
    ),
    collar: open,
  },
  // A beard.
  'custom-software': {
    hair: any(crown, less(round(12, 13.4, 4.8, 5), box(0, 0, 24, 13), box(10.4, 13, 13.6, 15))),
    collar: closed,
  },
  // A knot on top.
  cloud: { hair: any(crown, round(12, 2.9, 2.6, 2.4)), collar: open },
  // A plait over the shoulder.
  'data-science': {
    hair: any(
      crown,
      box(15.6, 5, 18, 12),
      less(
        box(15.6, 11, 18, 25),
        box(16.4, 13, 24, 14),
        box(16.4, 17, 24, 18),
        box(16.4, 21, 24, 22),
      ),
    ),
    collar: closed,
  },
  // Curls.
  blockchain: {
    hair: less(
      any(round(12, 8.4, 7.6, 6.6), round(6.6, 12, 2.6, 3), round(17.4, 12, 2.6, 3)),
      round(12, 12.4, 4, 5.6),
    ),
    collar: closed,
  },
  // A scarf over head and neck.
  insurtech: {
    hair: less(any(round(12, 10.6, 6.4, 7.6), box(6.6, 12, 17.4, 22)), round(12, 11.6, 3.8, 4.8)),
    collar: closed,
  },
  // A fringe, cut straight at the chin.
  consulting: {
    hair: less(
      any(round(12, 9.6, 6.6, 6.8), box(5.4, 9, 8.2, 15), box(15.8, 9, 18.6, 15)),
      box(8, 9.5, 16, 28),
    ),
    collar: open,
  },
};

/** The part that lies on top at a crossing; null for the ground. */
function partAt({ hair, collar }: Figure, x: number, y: number): Part | null {
  if (hair(x, y)) return 'hair';
  if (head(x, y) || neck(x, y) || (shoulders(x, y) && collar(x, y))) return 'face';
  return shoulders(x, y) ? 'coat' : null;
}

/** The crossings of a part as path data, pick by pick: edges run in steps, as woven ones do. */
function outline(figure: Figure, part: Part, cell: number): string {
  const isPart = (end: number, pick: number) =>
    partAt(figure, (end + 0.5) * SCALE, (pick + 0.5) * SCALE) === part;
  let data = '';
  for (let pick = 0; pick < PORTRAIT.picks; pick += 1) {
    for (let end = 0; end < PORTRAIT.ends; end += 1) {
      if (!isPart(end, pick)) continue;
      const from = end;
      while (end < PORTRAIT.ends && isPart(end, pick)) end += 1;
      const length = (end - from) * cell;
      data += `M${from * cell} ${pick * cell}h${length}v${cell}h-${length}z`;
    }
  }
  return data;
}

/** A portrait, drawn: lengths in units of the drawing. */
export interface PortraitDrawing {
  readonly width: number;
  readonly height: number;
  /** The side of a crossing. */
  readonly cell: number;
  /** Path data of its parts. */
  readonly coat: string;
  readonly face: string;
  readonly hair: string;
}

/**
 * The portrait of a practice's lead: drawn once, at build time, so that no browser has to.
 * @param cell the side of a crossing
 */
export function portraitOf(service: ServiceKey, cell = 6): PortraitDrawing {
  const figure = figures[service];
  const of = (part: Part) => outline(figure, part, cell);
  const [width, height] = [PORTRAIT.ends * cell, PORTRAIT.picks * cell];
  return { width, height, cell, coat: of('coat'), face: of('face'), hair: of('hair') };
}
