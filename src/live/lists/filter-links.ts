/** Filters of a list, as links; pure. */
import type { FilterLink } from '../../components/filter-nav/filter-nav';
import { listAddress, wholeList, type ListPlace, type ListQuery } from './list-query';

type Chosen = ListQuery | null;

/** The admin API's 'General', which to readers is all of a list. */
const ALL = 'All';

/** Counts are known for the built list alone. */
const countedUnless = (isRefined: boolean, count: number) => (isRefined ? null : count);

/**
 * The categories of a list, each with its own page, after all of them.
 * @param query the address's query, which the links keep
 */
export function categoryLinks(place: ListPlace, query: Chosen): FilterLink[] {
  const shown = query ? query.category : place.category;
  const isKept = query !== null && (query.title !== '' || query.type !== null);
  const kept = isKept ? query : wholeList;
  const to = (category: ListQuery['category']) =>
    listAddress(place, { ...kept, category, page: 1 });
  return [
    { name: ALL, to: to(null), count: null, isCurrent: shown === null },
    ...place.categories.map(({ name, path, count }) => ({
      name,
      to: to({ name, path }),
      count: countedUnless(isKept, count),
      isCurrent: shown?.path === path,
      weight: count,
    })),
  ];
}

/** The services that the items of a list are of. */
export function typeLinks(place: ListPlace, query: Chosen): FilterLink[] {
  const kept = query ?? { ...wholeList, category: place.category };
  const isKept = kept.title !== '' || kept.category !== null;
  const to = (type: ListQuery['type']) => listAddress(place, { ...kept, type, page: 1 });
  return [
    { name: ALL, to: to(null), count: null, isCurrent: kept.type === null },
    ...(place.types ?? []).map(({ key, name, count }) => ({
      name,
      to: to(key),
      count: countedUnless(isKept, count),
      isCurrent: kept.type === key,
      weight: count,
    })),
  ];
}
