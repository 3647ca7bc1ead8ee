/** Where the words of marks stand, so that no line goes through them. */

export interface Mark {
  readonly at: string;
  readonly text: string;
}

interface ArrangedMark extends Mark {
  /** Index of its place on the axis. */
  readonly place: number;
  /** Where its line is, as a share of the axis. */
  readonly share: number;
  /** Where words after the line must end; null for words that stand before it. */
  readonly until: number | null;
}

/** Letters make words wrap; the fewer of them for a share of the axis, the better. */
const roomOf = ({ text, share, until }: ArrangedMark) =>
  (until === null ? share : until - share) / text.length;

/**
 * Marks in the order of their rows, from the top. Lines go down from their rows: those with words before them come
 * first, from the right, then those with words after them, from the left. The split is where words have the most room.
 */
export function arrange(marks: readonly Mark[], places: readonly string[]): ArrangedMark[] {
  const sorted = marks
    .map((mark) => ({ ...mark, place: places.indexOf(mark.at) }))
    .sort((a, b) => a.place - b.place)
    .map((mark) => ({ ...mark, share: (mark.place + 0.5) / places.length }));
  const splits = Array.from({ length: sorted.length + 1 }, (_, split) => {
    const until = sorted[split]?.share ?? 1;
    const before = sorted.slice(split).map((mark) => ({ ...mark, until: null }));
    return [...before.reverse(), ...sorted.slice(0, split).map((mark) => ({ ...mark, until }))];
  });
  const least = (split: readonly ArrangedMark[]) => Math.min(...split.map(roomOf));
  return splits.reduce((best, split) => (least(split) > least(best) ? split : best));
}
