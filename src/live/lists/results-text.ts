/** Heading and announcement of a refined list; pure. */
import type { CollectionDefinition } from '../../collections/definition';
import type { ListQuery } from './list-query';
import { count } from '../../lib/numbers';
import { serviceOf } from '../../site/services';
import type { Count } from '../answers/found';

/** An item and several, in running text. */
export type Nouns = Pick<CollectionDefinition, 'one' | 'many'>;

interface Result extends Count {
  query: ListQuery;
  items: readonly unknown[];
}

/** @example `3 posts with “retry” in the title in Cloud` */
export function resultsText(result: Result, names: Nouns): string {
  const { title, category, type } = result.query;
  const which = [
    title && `with “${title}” in the title`,
    category && `in ${category.name}`,
    type && `${category ? 'and' : 'in'} ${serviceOf(type)?.name ?? type}`,
  ].filter(Boolean);
  return `${[howMany(result, names), ...which].join(' ')}${placeOf(result)}`;
}

/** If the end of a list has not been seen, only its seen items count. */
function howMany({ total, isExact }: Result, { one, many }: Nouns) {
  if (isExact) return total === 0 ? `No ${many}` : count(total, one, many);
  return total === 0 ? capitalised(many) : `At least ${count(total, one, many)}`;
}

function placeOf({ query: { page }, items, isExact, pageCount }: Result): string {
  if (page === 1) return '';
  if (items.length === 0) return `, nothing on page ${page}`;
  return isExact ? `, page ${page} of ${pageCount}` : `, page ${page}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
