import { startTransition, useEffect, useMemo, useState } from 'react';
import type { DefinitionWithPages } from '../../collections';
import type { LoadTeasers } from '../../collections/live';
import { readListQuery, type ListPlace, type ListQuery } from './list-query';
import type { ListContext } from '../../collections/page-contexts';
import { siteStore } from '../../state/site-store';
import { useSearch } from './address';

/** The items of two pages: so few are found by looking. */
const FEW = 18;

/**
 * A list's current refinement.
 * @typeParam T what a teaser is given
 */
export interface Refining<T = unknown> {
  readonly definition: DefinitionWithPages;
  readonly load: LoadTeasers<T>;
  readonly place: ListPlace;
  /** Null where the built page is requested. */
  readonly query: ListQuery | null;
  /** The built list has so few items that nobody needs a search among them. */
  readonly isFew: boolean;
  /** The visitor is about to search: the code for it is worth loading. */
  readonly isTouched: boolean;
  readonly touch: () => void;
}

/**
 * Reads the list's refinement from the address, and keeps the category in the store.
 * @param load the collection's `live.ts`; the same function each time
 */
export function useRefining<T>(
  definition: DefinitionWithPages,
  load: LoadTeasers<T>,
  { basePath, page, total, all, category, categories, types }: ListContext,
): Refining<T> {
  const search = useSearch();
  const [isTouched, setTouched] = useState(false);
  const place = useMemo(
    () => ({
      ...{ basePath, page, all, category, categories },
      ...(types ? { types } : {}),
      listPath: definition.pages.list,
    }),
    [basePath, page, all, category, categories, types, definition],
  );
  const query = useMemo(() => readListQuery(search, place), [search, place]);
  const chosen = (query ? query.category : category)?.name ?? null;
  useEffect(() => siteStore.getState().setCategory(chosen), [chosen]);
  return {
    definition,
    load,
    place,
    query,
    isFew: total <= FEW,
    isTouched,
    touch: () => startTransition(() => setTouched(true)),
  };
}
