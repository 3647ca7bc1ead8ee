/** An architecture as a weaver's plan: each part of the system is a weft, each link an end that ties two of them. */

export interface PlanLayer {
  readonly nodes: readonly { readonly id: string }[];
}
export interface PlanLink {
  readonly from: string;
  readonly to: string;
}

export interface Plan {
  /** Units: one link is 1 wide, one part is 1 high. */
  readonly width: number;
  readonly height: number;
  /** Path data of the wefts, broken where an end passes over. */
  readonly wefts: string;
  /** Path data of the ends, broken where a weft passes over. */
  readonly ends: string;
  /** Points that tie an end to the parts it links. */
  readonly knots: readonly { readonly x: number; readonly y: number }[];
}

/** Half the gap of the lower thread, in units. */
const GAP = 0.22;

interface End {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lays out a drawing; links to parts that it does not have are left out. */
export function planOf(layers: readonly PlanLayer[], links: readonly PlanLink[]): Plan {
  const ids = layers.flatMap(({ nodes }) => nodes.map(({ id }) => id));
  const rows = new Map(ids.map((id, index) => [id, index + 0.5]));
  const ends = links.flatMap(({ from, to }): End[] => {
    const [one, other] = [rows.get(from), rows.get(to)];
    if (one === undefined || other === undefined) return [];
    return [{ x: 0, top: Math.min(one, other), bottom: Math.max(one, other) }];
  });
  const placed = ends.map((end, index) => ({ ...end, x: index + 0.5 }));
  return {
    width: placed.length,
    height: ids.length,
    wefts: ids.map((_, index) => weftOf(index + 0.5, placed)).join(''),
    ends: placed.map(endOf).join(''),
    knots: placed.flatMap(({ x, top, bottom }) => [
      { x, y: top },
      { x, y: bottom },
    ]),
  };
}

/** True where the end lies over: as in plain weave, every other crossing. */
function liesOver(x: number, y: number): boolean {
  return (Math.floor(x) + Math.floor(y)) % 2 === 0;
}

function weftOf(y: number, ends: readonly End[]): string {
  const breaks = ends
    .filter(({ x, top, bottom }) => y > top && y < bottom && liesOver(x, y))
    .map(({ x }) => x);
  return segments(0, ends.length, breaks)
    .map(([from, to]) => `M${short(from)} ${y}H${short(to)}`)
    .join('');
}

function endOf({ x, top, bottom }: End): string {
  const crossed = Array.from({ length: Math.max(0, bottom - top - 1) }, (_, at) => top + 1 + at);
  const breaks = crossed.filter((y) => !liesOver(x, y));
  return segments(top, bottom, breaks)
    .map(([from, to]) => `M${x} ${short(from)}V${short(to)}`)
    .join('');
}

/** The rest of a line broken at these places. */
function segments(from: number, to: number, breaks: readonly number[]): [number, number][] {
  const starts = [from, ...breaks.map((at) => at + GAP)];
  const stops = [...breaks.map((at) => at - GAP), to];
  return starts.map((start, index) => [start, stops[index] ?? to]);
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
