/** Links into lanes: in which order the upright stretches of a channel stand side by side. */
import type { Step } from './plan';

/** An upright stretch of one link in a channel, with the level stretches that lead to it. */
export interface Net {
  readonly link: number;
  /** Rows at which it comes from the left and leaves to the right; a link that turns back has two on the right. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Level all the way: it needs no lane. */
  readonly isLevel: boolean;
}

export interface Lanes {
  /** Nets that need a lane, from left to right. */
  readonly order: readonly Net[];
  readonly crossings: number;
  /** False where two links would have to share a level stretch, however the lanes are ordered. */
  readonly isFree: boolean;
}

export function netOf(step: Step): Net {
  const left = step.left?.right.get(step.link);
  const right = step.right.map((item) => item.left.get(step.link) ?? 0);
  const rows = left === undefined ? [] : [left];
  return { link: step.link, left: rows, right, isLevel: rows.length > 0 && rows[0] === right[0] };
}

/** Puts each net where it crosses least, then moves each once more as long as that helps. */
export function orderLanes(nets: readonly Net[]): Lanes {
  const level = nets.filter(({ isLevel }) => isLevel);
  let order: Net[] = [];
  const upright = nets.filter(({ isLevel }) => !isLevel);
  for (const net of upright) order = bestPlace(order, net, level);
  for (const net of upright) {
    order = bestPlace(
      order.filter((each) => each !== net),
      net,
      level,
    );
  }
  const { crossings, overlaps } = faultsOf(order, level);
  return { order, crossings, isFree: overlaps === 0 };
}

function bestPlace(order: readonly Net[], net: Net, level: readonly Net[]): Net[] {
  const tries = Array.from({ length: order.length + 1 }, (_, at) => [
    ...order.slice(0, at),
    net,
    ...order.slice(at),
  ]);
  const costs = tries.map((each) => {
    const { crossings, overlaps } = faultsOf(each, level);
    return overlaps * 1000 + crossings;
  });
  return tries[costs.indexOf(Math.min(...costs))] ?? [...order, net];
}

function faultsOf(order: readonly Net[], level: readonly Net[]) {
  let [crossings, overlaps] = [0, 0];
  order.forEach((net, lane) => {
    const rows = [...net.left, ...net.right];
    const [low, high] = [Math.min(...rows), Math.max(...rows)];
    const isBetween = (row: number) => row > low && row < high;
    for (const { left } of level) if (isBetween(left[0] ?? 0)) crossings += 1;
    order.forEach((other, otherLane) => {
      if (other === net) return;
      // Level stretches of the other run from the left as far as its lane, and from its lane to the right.
      const met = lane < otherLane ? other.left : other.right;
      crossings += met.filter(isBetween).length;
      if (lane > otherLane) overlaps += other.right.filter((row) => net.left.includes(row)).length;
    });
  });
  return { crossings, overlaps };
}
