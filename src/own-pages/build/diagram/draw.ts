/** Rows and lanes into coordinates. */
import { netOf, type Lanes } from './channels';
import { frameOf, type Frame } from './frame';
import type { Column, Plan, Short, Step } from './plan';
import { bottomOf } from './rows';
import {
  ARROW,
  CHANNEL_EDGE,
  HEAD,
  LABEL_ASIDE,
  LABEL_LIFT,
  LABEL_TEXT,
  LANE,
  ROW,
  SHORT_INSET,
  textWidth,
} from '../../diagram/measures';
import { arrowPath, crossingsOf, threadPath, weave } from './threads';
import type { Box, DiagramData, DiagramLayout, Label, Point } from '../../diagram/types';

const yOf = (row: number): number => HEAD + (row + 0.5) * ROW;

export function drawPlan(
  data: DiagramData,
  plan: Plan,
  lanes: readonly Lanes[],
  width: number,
): DiagramLayout {
  const frame = frameOf(data, plan, lanes, width);
  const drawn = data.links.map((link, index) => drawLink(data, plan, frame, index, link.label));
  const dips = weave(drawn.length, crossingsOf(drawn.map(({ points }) => points)));
  return {
    width: frame.width,
    height: HEAD + Math.max(...plan.columns.map(({ items }) => bottomOf(items))) * ROW + 2,
    layers: plan.columns.map(({ name, width: own }, column) => ({
      name,
      x: frame.xs[column] ?? 0,
      width: own,
    })),
    boxes: plan.columns.flatMap((column, index) => boxesOf(column, frame.xs[index] ?? 0)),
    threads: data.links.map(({ from, to }, index) => {
      const { points, label, isReturn } = drawn[index] ?? {
        points: [],
        label: null,
        isReturn: false,
      };
      const own = dips[index] ?? [];
      return {
        from,
        to,
        isReturn,
        points,
        dips: own,
        d: threadPath(points, own),
        arrow: arrowPath(points),
        label,
      };
    }),
  };
}

function boxesOf({ items, width }: Column, x: number): Box[] {
  return items.flatMap(({ node, lines, top, rows }) =>
    node === null ? [] : [{ id: node, lines, x, y: HEAD + top * ROW, width, height: rows * ROW }],
  );
}

interface Drawn {
  readonly points: readonly Point[];
  readonly label: Label | null;
  readonly isReturn: boolean;
}

function drawLink(
  data: DiagramData,
  plan: Plan,
  frame: Frame,
  index: number,
  text: string | null | undefined,
): Drawn {
  const { from } = data.links[index] ?? { from: '' };
  const short = plan.shorts.find(({ link }) => link === index);
  if (short) return drawShort(plan, frame, short);
  const steps = plan.steps.filter(({ link }) => link === index);
  const points = steps.flatMap((step) => pointsOf(plan, frame, step));
  const startsLeft = steps[0]?.left
    ? steps[0].left.node === from
    : steps[0]?.right[0]?.node === from;
  return {
    points: merged(startsLeft ? points : [...points].reverse()),
    label: text ? labelOf(frame, steps.at(-1), text) : null,
    isReturn: !startsLeft && steps[0]?.left !== null,
  };
}

/** From left to right through one channel. */
function pointsOf(plan: Plan, frame: Frame, step: Step): Point[] {
  const { channel } = step;
  const here = frame.channels[channel];
  const net = netOf(step);
  const at = here?.lanes.order.findIndex(({ link }) => link === step.link) ?? -1;
  const lane = (here?.x ?? 0) + CHANNEL_EDGE + at * LANE;
  const end = frame.xs[channel] ?? 0;
  const begin = (frame.xs[channel - 1] ?? 0) + (plan.columns[channel - 1]?.width ?? 0);
  const [first = 0, second = first] = net.right.map(yOf);
  if (net.left.length === 0) {
    return [
      { x: end, y: first },
      { x: lane, y: first },
      { x: lane, y: second },
      { x: end, y: second },
    ];
  }
  const start = yOf(net.left[0] ?? 0);
  if (net.isLevel)
    return [
      { x: begin, y: start },
      { x: end, y: start },
    ];
  return [
    { x: begin, y: start },
    { x: lane, y: start },
    { x: lane, y: first },
    { x: end, y: first },
  ];
}

/** Without the points at which nothing turns. */
function merged(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    const isLevel = before.y === point.y && point.y === after.y;
    const isUpright = before.x === point.x && point.x === after.x;
    return !isLevel && !isUpright;
  });
}

function labelOf(frame: Frame, step: Step | undefined, text: string): Label | null {
  const [row] = step ? netOf(step).right : [];
  const channel = step && frame.channels[step.channel];
  if (!step || !channel || row === undefined) return null;
  const width = textWidth(text, LABEL_TEXT.size);
  const end = (frame.xs[step.channel] ?? 0) - ARROW.length - CHANNEL_EDGE;
  return {
    lines: [text],
    x: Math.max(channel.wordsX, Math.round((channel.wordsX + end - width) / 2)),
    y: yOf(row) - LABEL_LIFT,
    width,
  };
}

function drawShort(plan: Plan, frame: Frame, { upper, lower, lines, isUpward }: Short): Drawn {
  const column = plan.columns.findIndex(({ items }) => items.includes(upper));
  const x = (frame.xs[column] ?? 0) + SHORT_INSET;
  const [top, bottom] = [HEAD + (upper.top + upper.rows) * ROW, HEAD + lower.top * ROW];
  const points = [
    { x, y: top },
    { x, y: bottom },
  ];
  const height = lines.length * LABEL_TEXT.line;
  return {
    points: isUpward ? [...points].reverse() : points,
    isReturn: false,
    label:
      lines.length === 0
        ? null
        : {
            lines,
            x: x + LABEL_ASIDE,
            y: (top + bottom - height) / 2 + LABEL_TEXT.size,
            width: Math.max(...lines.map((line) => textWidth(line, LABEL_TEXT.size))),
          },
  };
}
