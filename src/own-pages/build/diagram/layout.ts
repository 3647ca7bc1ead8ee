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
 * @param data layers and links, drawn in the order that they have; throws where a link names a node that is in no layer
 * @param width the drawing is widened to this, in user units; it may come out wider
 */
export function layoutDiagram(data: DiagramData, width: number): DiagramLayout {
  const plan = planColumns(data, chooseSlots(data));
  return drawPlan(data, plan, freeLanes(plan), width);
}

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

/** Crossings weigh most, then height, and the way up and down. */
function costOf(plan: Plan): number {
  const lanes = freeLanes(plan);
  const crossings = lanes.reduce((sum, each) => sum + each.crossings, 0);
  const climb = plan.steps.map(netOf).reduce((sum, { left, right }) => {
    const rows = [...left, ...right];
    return sum + Math.max(...rows) - Math.min(...rows);
  }, 0);
  const height = Math.max(...plan.columns.map(({ items }) => bottomOf(items)));
  return crossings * 4 + height * 2 + climb;
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
