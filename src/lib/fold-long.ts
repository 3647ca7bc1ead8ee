/** How many of a long list are shown at once: two lines of a desk. */
export const MOST_SHOWN = 12;
/** Fewer left over than this are not worth folding away. */
const FEWEST_FOLDED = 4;

/**
 * Parts a long list into what is shown and what is folded away; both keep the list's order.
 * @param weight what is shown are those that weigh most
 * @param isKept one that is shown whatever it weighs
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
