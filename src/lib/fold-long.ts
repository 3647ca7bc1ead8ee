/** Number of items of a long list shown at once: two lines on a wide screen. */
export const MOST_SHOWN = 12;
/** Fewer left over than this are not worth folding away. */
const FEWEST_FOLDED = 4;

/**
 * Splits a long list into shown and folded items; both keep the list's order.
 * @param weight the heaviest are shown
 * @param isKept one that is shown whatever its weight
 */
export function foldLong<T>(
  items: readonly T[],
  weight: (item: T) => number,
  isKept: (item: T) => boolean = () => false,
): { shown: readonly T[]; folded: readonly T[] } {
  if (items.length < MOST_SHOWN + FEWEST_FOLDED) return { shown: items, folded: [] };
  const heaviest = [...items].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_SHOWN);
  const kept = new Set([...heaviest, ...items.filter(isKept)]);
  return {
    shown: items.filter((item) => kept.has(item)),
    folded: items.filter((item) => !kept.has(item)),
  };
}
