/** Filters of a list, as links; pure. */
import type { FilterLink } from '../../components/filter-nav/filter-nav';
import { listAddress, wholeList, type ListPlace, type ListQuery } from './list-query';

type Chosen = ListQuery | null;

/** The admin API's 'General', which to readers is all of a list. */
const ALL = 'All';

interface Counted {
  readonly count: number;
}

/**
 * Counts are known for the built list alone. Of a list with items that no choice leads to they would not add up: none is
 * shown there.
 */
function countsOf(choices: readonly Counted[], { all }: ListPlace, isRefined: boolean) {
  const sum = choices.reduce((total, { count }) => total + count, 0);
  return ({ count }: Counted) => (isRefined || sum !== all ? null : count);
}

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
  const countOf = countsOf(place.categories, place, isKept);
  return [
    { name: ALL, to: to(null), count: null, isCurrent: shown === null },
    ...place.categories.map((category) => ({
      name: category.name,
      to: to({ name: category.name, path: category.path }),
      count: countOf(category),
      isCurrent: shown?.path === category.path,
      weight: category.count,
    })),
  ];
}

/** The services that the items of a list are of. */
export function typeLinks(place: ListPlace, query: Chosen): FilterLink[] {
  const types = place.types ?? [];
  const kept = query ?? { ...wholeList, category: place.category };
  const isKept = kept.title !== '' || kept.category !== null;
  const to = (type: ListQuery['type']) => listAddress(place, { ...kept, type, page: 1 });
  const countOf = countsOf(types, place, isKept);
  return [
    { name: ALL, to: to(null), count: null, isCurrent: kept.type === null },
    ...types.map((type) => ({
      name: type.name,
      to: to(type.key),
      count: countOf(type),
      isCurrent: kept.type === type.key,
      weight: type.count,
    })),
  ];
}
