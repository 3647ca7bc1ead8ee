import { startTransition, useEffect, useMemo, useState } from 'react';
import { readListQuery, type ListPlace, type ListQuery } from '../../lib/list-query';
import type { ArchivedCollection, ListContext } from '../../lib/page-contexts';
import { siteStore } from '../../state/site-store';
import { useSearch } from './address';
import { listNames } from './list-names';

/** How a list is refined at the moment. */
export interface Refining<K extends ArchivedCollection = ArchivedCollection> {
  readonly collection: K;
  readonly place: ListPlace;
  /** Null where the built page is what is asked for. */
  readonly query: ListQuery | null;
  /** The visitor is about to search: what it takes is worth loading. */
  readonly isTouched: boolean;
  readonly touch: () => void;
}

/** Reads the list's refinement from the address, and keeps the category in the store. */
export function useRefining<K extends ArchivedCollection>(
  collection: K,
  { basePath, page, category, categories, types }: ListContext,
): Refining<K> {
  const search = useSearch();
  const [isTouched, setTouched] = useState(false);
  const place = useMemo(
    () => ({
      ...{ basePath, page, category, categories },
      ...(types ? { types } : {}),
      listPath: listNames[collection].listPath,
    }),
    [basePath, page, category, categories, types, collection],
  );
  const query = useMemo(() => readListQuery(search, place), [search, place]);
  const chosen = (query ? query.category : category)?.name ?? null;
  useEffect(() => siteStore.getState().setCategory(chosen), [chosen]);
  return {
    collection,
    place,
    query,
    isTouched,
    touch: () => startTransition(() => setTouched(true)),
  };
}
