import { damask, draftOf, type Draft } from './weaves';
import type { Random } from './random';

/**
 * A jacquard figure grown from random numbers: a few lozenges, bars and points in one quarter, mirrored twice into
 * a medallion of `size` × `size` crossings, and bound as damask, so that no thread floats far and the figure never
 * falls out of the cloth.
 */
export function growFigure(random: Random, size: 16 | 24): Draft {
  const half = size / 2;
  const marks = Array.from({ length: random.whole(3, 5) }, () => growMark(random, half));
  const fold = (index: number): number => (index < half ? half - 1 - index : index - half);
  return draftOf(size, size, (pick, end) => {
    const [x, y] = [fold(end), fold(pick)];
    // An odd number of overlapping marks is figure: rings, crosses and rests result.
    const figured = marks.filter((mark) => mark(x, y)).length % 2 === 1;
    return damask(pick, end, figured);
  });
}

type Mark = (x: number, y: number) => boolean;

function growMark(random: Random, half: number): Mark {
  const [cx, cy] = [random.whole(0, half - 2), random.whole(0, half - 2)];
  const reach = random.whole(2, half - 1);
  const shapes: readonly [Mark, ...Mark[]] = [
    (x, y) => x + y <= reach,
    (x, y) => x + y >= half && x + y <= half + reach / 2,
    (x, y) => Math.abs(x - cx) + Math.abs(y - cy) <= Math.min(reach, 3),
    (x, y) => Math.max(x, y) <= reach - 1,
    (x, y) => Math.abs(x - y) < reach / 2 && x + y < half + 2,
    (x, y) => x >= cx && x < cx + 2 && y <= reach,
    (x, y) => y >= cy && y < cy + 2 && x <= reach,
  ];
  return random.pick(shapes);
}

/**
 * The maker's mark that is woven into a selvedge: the 32 bits of a hash, four to a pick, each such pick followed by
 * one of plain weave. Two slugs differ in their mark even where chance gave them the same stripes.
 */
export function markDraft(hash: number): Draft {
  return draftOf(16, 4, (pick, end) => {
    const row = pick >> 1;
    return pick % 2 === 0 ? ((hash >>> (4 * row + end)) & 1) === 1 : (end + row) % 2 === 0;
  });
}
