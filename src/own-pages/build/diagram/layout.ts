/**
 * An architecture as a drawing: each layer a column, each link a thread of level and upright stretches.
 *
 * The construction rules out the usual faults of such drawings. Each channel between two columns has lanes on its left,
 * where threads stand upright, and words on its right, where threads only run level, each in a row of its own; so no
 * thread runs through a label. Links that skip a layer pass it in a row between boxes. Threads cross at right angles
 * only, and one of the two dips under the other.
 */
import { netOf, orderLanes, type Lanes } from './channels';
import { closedSlots, passedLayers, placesOf, planColumns, type Slots } from './columns';
import { drawPlan } from './draw';
import type { Plan } from './plan';
import { bottomOf } from './rows';
import type { DiagramData, DiagramLayout } from '../../diagram/types';

/**
 * @param data layers and links; throws where a link names a node that is in no layer
 * @param width the drawing is widened to this, in user units; it may come out wider
 */
export function layoutDiagram(data: DiagramData, width: number): DiagramLayout {
  const ordered = orderNodes(mostlyOnward(data));
  const plan = planColumns(ordered, chooseSlots(ordered));
  return drawPlan(ordered, plan, freeLanes(plan), width);
}

/** Turned about where most links run against the order of the layers: people read from left to right. */
function mostlyOnward(data: DiagramData): DiagramData {
  const places = placesOf(data);
  const layerOf = (id: string) => places.get(id)?.layer ?? 0;
  const balance = data.links.reduce(
    (sum, { from, to }) => sum + Math.sign(layerOf(to) - layerOf(from)),
    0,
  );
  return balance < 0 ? { ...data, layers: [...data.layers].reverse() } : data;
}

/** The better result of ordering layers from the left and from the right. */
function orderNodes(data: DiagramData): DiagramData {
  const indices = data.layers.map((_, layer) => layer);
  const candidates = [untangle(data, indices), untangle(data, [...indices].reverse())];
  const costs = candidates.map((each) => costOf(planColumns(each, chooseSlots(each))));
  return candidates[costs.indexOf(Math.min(...costs))] ?? data;
}

/** Neighbours of a layer change places as long as that leaves fewer crossings. */
function untangle(data: DiagramData, order: readonly number[]): DiagramData {
  let best = data;
  let least = tangleOf(best);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = best;
    for (const layer of order) {
      const count = data.layers[layer]?.nodes.length ?? 0;
      for (let index = 1; index < count; index += 1) {
        const swapped = swap(best, layer, index);
        const tangle = tangleOf(swapped);
        if (tangle < least) [best, least] = [swapped, tangle];
      }
    }
    if (before === best) break;
  }
  return best;
}

function swap(data: DiagramData, at: number, index: number): DiagramData {
  const layers = data.layers.map(({ name, nodes }, layer) => {
    const [upper, lower] = [nodes[index - 1], nodes[index]];
    if (layer !== at || !upper || !lower) return { name, nodes };
    return { name, nodes: [...nodes.slice(0, index - 1), lower, upper, ...nodes.slice(index + 1)] };
  });
  return { layers, links: data.links };
}

/** Crossings of straight lines between the layers; links upward and over neighbours within a layer count as well. */
function tangleOf(data: DiagramData): number {
  const places = placesOf(data);
  const ends = data.links.flatMap(({ from, to }) => {
    const [one, other] = [places.get(from), places.get(to)];
    if (!one || !other) return [];
    return [one.layer <= other.layer ? { low: one, high: other } : { low: other, high: one }];
  });
  let tangle = 0;
  ends.forEach(({ low, high }, index) => {
    if (low.layer === high.layer) tangle += withinLayer(high.index - low.index);
    for (const other of ends.slice(index + 1)) {
      const isBesides = other.low.layer !== low.layer || other.high.layer !== high.layer;
      if (isBesides || low.layer === high.layer) continue;
      if ((other.low.index - low.index) * (other.high.index - high.index) < 0) tangle += 1;
    }
  });
  return tangle;
}

/** A step down to the neighbour costs nothing, one up a little, a way around others most. */
const withinLayer = (distance: number): number =>
  Math.abs(distance) > 1 ? 3 : distance < 0 ? 1 : 0;

const ROUNDS = 3;

/** Link by link, the rows to pass at that make the best drawing so far. */
function chooseSlots(data: DiagramData): Slots {
  const places = placesOf(data);
  const closed = closedSlots(data);
  const slots: number[][] = data.links.map(() => []);
  data.links.forEach((_, link) => {
    const layers = passedLayers(data, places, link);
    if (layers.length === 0) return;
    const known = { ...data, links: data.links.slice(0, link + 1) };
    const choices = layers.map((layer) => openSlots(data, slots, layer, closed, places, link));
    const candidates = combine(choices);
    const costs = candidates.map((candidate) =>
      costOf(planColumns(known, [...slots.slice(0, link), candidate])),
    );
    slots[link] = [...(candidates[costs.indexOf(Math.min(...costs))] ?? [])];
  });
  return slots;
}

/** Places in a column's sequence, passes of earlier links included, at which another link may pass. */
function openSlots(
  data: DiagramData,
  slots: readonly (readonly number[])[],
  layer: number,
  closed: ReadonlySet<string>,
  places: ReturnType<typeof placesOf>,
  upTo: number,
): number[] {
  // The sequence as it will be when this link is put in: node indices, and null for passes.
  const sequence: (number | null)[] = (data.layers[layer]?.nodes ?? []).map((_, index) => index);
  for (let link = 0; link < upTo; link += 1) {
    const at = passedLayers(data, places, link).indexOf(layer);
    if (at >= 0) sequence.splice(slots[link]?.[at] ?? 0, 0, null);
  }
  return Array.from({ length: sequence.length + 1 }, (_, slot) => slot).filter((slot) => {
    const below = sequence[slot];
    return typeof below !== 'number' || !closed.has(`${layer} ${below}`);
  });
}

function combine(choices: readonly (readonly number[])[]): number[][] {
  return choices.reduce<number[][]>(
    (rows, options) => rows.flatMap((row) => options.map((option) => [...row, option])),
    [[]],
  );
}

/** Crossings weigh most, then links that run upward within a layer, height, and the way up and down. */
function costOf(plan: Plan): number {
  const lanes = freeLanes(plan);
  const crossings = lanes.reduce((sum, each) => sum + each.crossings, 0);
  const climb = plan.steps.map(netOf).reduce((sum, { left, right }) => {
    const rows = [...left, ...right];
    return sum + Math.max(...rows) - Math.min(...rows);
  }, 0);
  const height = Math.max(...plan.columns.map(({ items }) => bottomOf(items)));
  const upward = plan.shorts.filter(({ isUpward }) => isUpward).length;
  return crossings * 4 + upward * 3 + height * 2 + climb;
}

/**
 * The lanes of each channel. If two links need one row of a channel from both sides at once, everything to its right
 * moves down by half a row: then no two of its rows are the same.
 */
function freeLanes(plan: Plan): Lanes[] {
  return plan.columns.map((_, channel) => {
    const lanesHere = () =>
      orderLanes(plan.steps.filter((step) => step.channel === channel).map(netOf));
    const lanes = lanesHere();
    if (lanes.isFree) return lanes;
    for (const { items } of plan.columns.slice(channel)) {
      for (const item of items) {
        item.top += 0.5;
        for (const side of [item.left, item.right])
          for (const [link, row] of side) side.set(link, row + 0.5);
      }
    }
    return lanesHere();
  });
}
