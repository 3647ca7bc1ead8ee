/** Nodes into columns: which rows each takes, and at which row each link meets it. */
import {
  BOX_ROWS,
  BOX_TEXT,
  COLUMN,
  LABEL_ASIDE,
  LABEL_TEXT,
  LAYER_TEXT,
  ROW,
  SHORT_INSET,
} from '../../diagram/measures';
import { textWidth, wrapText } from '../../diagram/measures';
import type { Item, Plan, Short, Step } from './plan';
import { align, spreadPorts, stack, straighten } from './rows';
import type { DiagramData } from '../../diagram/types';

/** For each link the slots at which it passes the layers between its ends; `slots[link][k]` for the k-th of them. */
export type Slots = readonly (readonly number[])[];

interface Place {
  readonly layer: number;
  readonly index: number;
}

export function placesOf(data: DiagramData): Map<string, Place> {
  return new Map(
    data.layers.flatMap(({ nodes }, layer) =>
      nodes.map(({ id }, index) => [id, { layer, index }] as const),
    ),
  );
}

/** Layers that a link passes without touching a node, from left to right. */
export function passedLayers(
  data: DiagramData,
  places: Map<string, Place>,
  link: number,
): number[] {
  const { from, to } = endsOf(data, places, link);
  const [low, high] = [Math.min(from.layer, to.layer), Math.max(from.layer, to.layer)];
  return Array.from({ length: Math.max(0, high - low - 1) }, (_, k) => low + 1 + k);
}

/** Lays boxes and passes into columns and spreads the links over their sides. */
export function planColumns(data: DiagramData, slots: Slots): Plan {
  const places = placesOf(data);
  const widths = data.layers.map(({ name, nodes }) => columnWidth(name, nodes));
  const shortLinks = findShorts(data, places);
  const items = data.layers.map(({ nodes }, layer) =>
    nodes.map((node) =>
      boxItem(node, widths[layer] ?? COLUMN.min, meetings(data, places, shortLinks, node.id)),
    ),
  );
  const itemOf = new Map(items.flat().map((item) => [item.node, item]));
  const sequences: Item[][] = items.map((each) => [...each]);
  const steps: Step[] = [];
  data.links.forEach((_, link) => {
    if (shortLinks.has(link)) return;
    const { from, to, ids } = endsOf(data, places, link);
    const ends = ids.map((id) => itemOf.get(id)).filter((item) => item !== undefined);
    const [first, second] = ends;
    if (!first || !second) return;
    if (from.layer === to.layer) {
      steps.push({ link, channel: from.layer, left: null, right: [first, second] });
      return;
    }
    const chain = [from.layer < to.layer ? first : second];
    passedLayers(data, places, link).forEach((layer, k) => {
      const pass = passItem();
      sequences[layer]?.splice(slots[link]?.[k] ?? 0, 0, pass);
      chain.push(pass);
    });
    chain.push(from.layer < to.layer ? second : first);
    const low = Math.min(from.layer, to.layer);
    chain.slice(1).forEach((right, k) => {
      steps.push({ link, channel: low + 1 + k, left: chain[k] ?? null, right: [right] });
    });
  });
  const shorts = [...shortLinks].flatMap((link): Short[] => {
    const [one, other] = endsOf(data, places, link).ids.map((id) => itemOf.get(id));
    const { from, to } = endsOf(data, places, link);
    if (!one || !other) return [];
    const room = (widths[from.layer] ?? COLUMN.min) - SHORT_INSET - LABEL_ASIDE;
    const lines = wrapText(data.links[link]?.label ?? '', room, LABEL_TEXT.size);
    const isUpward = from.index > to.index;
    const [upper, lower] = isUpward ? [other, one] : [one, other];
    return [{ link, upper, lower, isUpward, lines }];
  });
  stack(sequences, shorts);
  align(sequences, steps);
  spreadPorts(sequences, steps);
  straighten(sequences, steps);
  const columns = data.layers.map(({ name }, layer) => ({
    name,
    width: widths[layer] ?? COLUMN.min,
    items: sequences[layer] ?? [],
  }));
  return { columns, steps, shorts };
}

function endsOf(data: DiagramData, places: Map<string, Place>, link: number) {
  const { from, to } = data.links[link] ?? { from: '', to: '' };
  const [one, other] = [places.get(from), places.get(to)];
  if (!one || !other) throw new Error(`A link leads from “${from}” to “${to}”; one is no node.`);
  return { from: one, to: other, ids: [from, to] as const };
}

/** The first link between any two neighbours of a layer goes straight from one to the other. */
function findShorts(data: DiagramData, places: Map<string, Place>): Set<number> {
  const taken = new Set<string>();
  const found = new Set<number>();
  data.links.forEach((_, link) => {
    const { from, to } = endsOf(data, places, link);
    const gap = `${from.layer} ${Math.min(from.index, to.index)}`;
    const areNeighbours = from.layer === to.layer && Math.abs(from.index - to.index) === 1;
    if (!areNeighbours || taken.has(gap)) return;
    taken.add(gap);
    found.add(link);
  });
  return found;
}

/** Slots of a layer's passes that stand between neighbours joined by a thread: nothing may pass there. */
export function closedSlots(data: DiagramData): Set<string> {
  const places = placesOf(data);
  const closed = [...findShorts(data, places)].map((link) => {
    const { from, to } = endsOf(data, places, link);
    return `${from.layer} ${Math.max(from.index, to.index)}`;
  });
  return new Set(closed);
}

function columnWidth(name: string, nodes: readonly { readonly label: string }[]): number {
  const { min, max, step } = COLUMN;
  const inner = (width: number) => width - 2 * BOX_TEXT.padding;
  const fits = (width: number) =>
    textWidth(name, LAYER_TEXT.size) <= width &&
    nodes.every(({ label }) => {
      const lines = wrapText(label, inner(width), BOX_TEXT.size);
      return (
        lines.length <= 2 && lines.every((line) => textWidth(line, BOX_TEXT.size) <= inner(width))
      );
    });
  for (let width: number = min; width < max; width += step) if (fits(width)) return width;
  return max;
}

function boxItem(
  { id, label }: { readonly id: string; readonly label: string },
  width: number,
  links: number,
): Item {
  const lines = wrapText(label, width - 2 * BOX_TEXT.padding, BOX_TEXT.size);
  const textRows = Math.ceil((lines.length * BOX_TEXT.line + BOX_TEXT.padding) / ROW);
  const rows = Math.max(BOX_ROWS, textRows, links);
  return { node: id, top: 0, rows, lines, left: new Map(), right: new Map() };
}

/** The most links that meet a box on one side. */
function meetings(
  data: DiagramData,
  places: Map<string, Place>,
  shorts: ReadonlySet<number>,
  id: string,
): number {
  let [left, right] = [0, 0];
  data.links.forEach((_, link) => {
    const { from, to, ids } = endsOf(data, places, link);
    if (shorts.has(link) || !ids.includes(id)) return;
    const [own, other] = ids[0] === id ? [from, to] : [to, from];
    if (other.layer > own.layer) right += 1;
    else left += 1;
  });
  return Math.max(left, right);
}

function passItem(): Item {
  return { node: null, top: 0, rows: 1, lines: [], left: new Map(), right: new Map() };
}
