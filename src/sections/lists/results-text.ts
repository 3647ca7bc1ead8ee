/** What a refined list is headed by and announced as; pure. */
import type { ListQuery } from '../../lib/list-query';
import { count } from '../../lib/format';
import type { ListNames } from './list-names';

interface Result {
  query: ListQuery;
  /** Null where it is not known. */
  total: number | null;
  pageCount: number;
}

/** @example `3 posts with “retry” in the title, in Cloud` */
export function resultsText(
  { query: { title, category, page }, total, pageCount }: Result,
  { one, many }: Pick<ListNames, 'one' | 'many'>,
): string {
  const what =
    total === 0 ? `No ${many}` : total === null ? capitalised(many) : count(total, one, many);
  const which = [title && `with “${title}” in the title`, category && `in ${category.name}`].filter(
    Boolean,
  );
  return `${[what, ...which].join(' ')}${placeOf(page, pageCount)}`;
}

function placeOf(page: number, pageCount: number): string {
  if (page === 1) return '';
  return page > pageCount ? `, nothing on page ${page}` : `, page ${page} of ${pageCount}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
