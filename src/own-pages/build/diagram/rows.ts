/** Which rows each box and each pass takes, and at which of them links meet it. */
import { LABEL_TEXT, ROW } from '../../diagram/measures';
import type { Item, Short, Step } from './plan';

/** One under another: a row between boxes, more where a labelled thread joins them, none beside a pass. */
export function stack(sequences: readonly (readonly Item[])[], shorts: readonly Short[]): void {
  for (const items of sequences) {
    let row = 0;
    items.forEach((item, index) => {
      const above = items[index - 1];
      const short = shorts.find((each) => each.upper === above && each.lower === item);
      const textRows = Math.ceil(((short?.lines.length ?? 0) * LABEL_TEXT.line + 8) / ROW);
      if (above?.node && item.node) row += short ? Math.max(2, textRows) : 1;
      item.top = row;
      row += item.rows;
    });
  }
}

/** Moves each column down as far as makes its links to the columns on its left most nearly straight. */
export function align(sequences: readonly (readonly Item[])[], steps: readonly Step[]): void {
  const heights = sequences.map((items) => bottomOf(items));
  const tallest = Math.max(0, ...heights);
  sequences.forEach((items, layer) => {
    const slack = tallest - (heights[layer] ?? 0);
    const own = steps.filter((step) => step.channel === layer && step.left);
    const bend = (shift: number) =>
      own.reduce((sum, { left, right }) => {
        const [item] = right;
        return left && item ? sum + Math.abs(middleOf(item) + shift - middleOf(left)) : sum;
      }, 0) +
      // Between equals, the middle of the drawing.
      Math.abs(shift - slack / 2) / 100;
    let best = 0;
    for (let shift = 1; shift <= slack; shift += 1) if (bend(shift) < bend(best)) best = shift;
    if (layer === 0 || own.length === 0) best = Math.floor(slack / 2);
    for (const item of items) item.top += best;
  });
}

const middleOf = (item: Item): number => item.top + item.rows / 2;

export function bottomOf(items: readonly Item[]): number {
  return Math.max(0, ...items.map(({ top, rows }) => top + rows));
}

/** Gives each link its row on the side that it meets, in the order of what lies beyond. */
export function spreadPorts(sequences: readonly (readonly Item[])[], steps: readonly Step[]): void {
  for (const item of sequences.flat()) {
    const leftward = steps
      .filter(({ right }) => right.includes(item))
      .map(({ link, left, right }) => {
        const beyond = left ?? right.find((each) => each !== item) ?? item;
        return { link, at: middleOf(beyond) };
      });
    const rightward = steps
      .filter(({ left }) => left === item)
      .map(({ link, right: [beyond] }) => ({ link, at: middleOf(beyond ?? item) }));
    spread(item, leftward, item.left);
    spread(item, rightward, item.right);
  }
}

function spread(
  item: Item,
  ends: readonly { readonly link: number; readonly at: number }[],
  rows: Map<number, number>,
): void {
  const sorted = [...ends].sort((a, b) => a.at - b.at || a.link - b.link);
  sorted.forEach(({ link }, index) => {
    const row = Math.round(((index + 0.5) * item.rows) / sorted.length - 0.5);
    rows.set(link, item.top + row);
  });
}

/** Links that pass above or below all boxes of a layer have room to do so on the row on which they come. */
export function straighten(sequences: readonly (readonly Item[])[], steps: readonly Step[]): void {
  for (const items of sequences) {
    const isBox = items.map(({ node }) => node !== null);
    const [first, last] = [isBox.indexOf(true), isBox.lastIndexOf(true)];
    const lowest = bottomOf(items) - 1;
    // From the boxes outwards, so that each finds its inner neighbour in place.
    for (let index = first - 1; index >= 0; index -= 1) {
      const limit = (items[index + 1]?.top ?? 1) - 1;
      movePass(items[index], steps, index, limit);
    }
    for (let index = last + 1; index < items.length; index += 1) {
      const limit = (items[index - 1]?.top ?? 0) + (items[index - 1]?.rows ?? 1);
      movePass(items[index], steps, limit, Math.max(limit, lowest));
    }
  }
}

function movePass(item: Item | undefined, steps: readonly Step[], from: number, to: number): void {
  const step = steps.find(({ right }) => item && right.includes(item));
  const row = step?.left?.right.get(step.link);
  if (!item || !step || row === undefined) return;
  item.top = Math.min(Math.max(row, from), to);
  item.left.set(step.link, item.top);
  item.right.set(step.link, item.top);
}
