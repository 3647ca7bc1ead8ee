/** Pages that a reader of a list or of search results cannot tell apart by their titles; pure. */
import type { Finding } from './note';

/** A title without what readers do not tell apart. */
export const titleKey = (title: string): string => title.normalize('NFKC').toLowerCase();

/** Whether readers take one title for the other. */
export const isSameTitle = (one: string, other: string): boolean =>
  titleKey(one) === titleKey(other);

/** @param others paths of pages with the item's title */
export function sameTitle(others: readonly (string | null)[]): Finding[] {
  if (others.length === 0) return [];
  const more = others.length > 1 ? ` and ${others.length - 1} more` : '';
  return [
    {
      rule: 'same-title',
      field: 'title',
      message: `Its title is also that of ${others[0] ?? ''}${more}; readers of lists and search results cannot tell them apart.`,
    },
  ];
}
