/** Positions of columns and channels, from left to right. */
import type { Lanes } from './channels';
import {
  ARROW,
  CHANNEL_EDGE,
  LABEL_ASIDE,
  LABEL_TEXT,
  LANE,
  textWidth,
} from '../../diagram/measures';
import type { Plan, Step } from './plan';
import type { DiagramData } from '../../diagram/types';

interface Channel {
  readonly x: number;
  readonly lanes: Lanes;
  /** Left end of the stretch in which threads only run level. */
  readonly wordsX: number;
}

export interface Frame {
  readonly xs: readonly number[];
  readonly channels: readonly Channel[];
  readonly width: number;
}

/** Columns and channels from left to right; the rest of the width goes to the channels in equal parts. */
export function frameOf(
  data: DiagramData,
  plan: Plan,
  lanes: readonly Lanes[],
  width: number,
): Frame {
  const own = lanes.map(({ order }, channel) => {
    const steps = plan.steps.filter((step) => step.channel === channel);
    if (channel === 0 && steps.length === 0) return { lanes: 0, words: 0 };
    const widest = Math.max(0, ...steps.map((step) => labelWidth(data, step)));
    return {
      lanes: CHANNEL_EDGE + order.length * LANE,
      words: CHANNEL_EDGE + ARROW.length + (widest > 0 ? widest + LABEL_ASIDE : 0),
    };
  });
  const needed =
    plan.columns.reduce((sum, column) => sum + column.width, 0) +
    own.reduce((sum, each) => sum + each.lanes + each.words, 0);
  const inner = Math.max(1, lanes.length - 1);
  const spare = Math.max(0, Math.floor((width - needed) / inner));
  const xs: number[] = [];
  const channels: Channel[] = [];
  let x = 0;
  plan.columns.forEach((column, index) => {
    const mine = own[index] ?? { lanes: 0, words: 0 };
    // Lanes stay together, in the middle of what words leave free.
    const before = index === 0 ? 0 : Math.floor(spare / 3);
    const wordsX = x + before + mine.lanes;
    channels.push({
      x: x + before,
      lanes: lanes[index] ?? { order: [], crossings: 0, isFree: true },
      wordsX,
    });
    x = wordsX + mine.words + (index === 0 ? 0 : spare - before);
    xs.push(x);
    x += column.width;
  });
  return { xs, channels, width: x };
}

/** A link's words stand in the last channel that it takes, or in the only one. */
function labelWidth(data: DiagramData, { link, right }: Step): number {
  const label = data.links[link]?.label;
  return label && right.some(({ node }) => node !== null) ? textWidth(label, LABEL_TEXT.size) : 0;
}
