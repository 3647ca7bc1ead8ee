/** The search page's address and the query in it. Pure. */
import { isSearchKind, type SearchKind } from '../search-kinds';
import { QUERY_PARAMETER, SEARCH_PATH } from '../search-page';
import { tidyQuery } from '../engine/terms';
import type { Question } from '../engine/use-site-search';

/** @param query tidied */
export function searchAddress(query: string, kind: SearchKind | null): string {
  const parts = new URLSearchParams();
  if (query) parts.set(QUERY_PARAMETER, query);
  if (query && kind) parts.set('kind', kind);
  const text = parts.toString();
  return text ? `${SEARCH_PATH}?${text}` : SEARCH_PATH;
}

/** @param search of an address, such as `?q=ledger&kind=Blog` */
export function questionOf(search: string): Question {
  const parts = new URLSearchParams(search);
  const kind = parts.get('kind') ?? '';
  return {
    query: tidyQuery(parts.get(QUERY_PARAMETER) ?? ''),
    kind: isSearchKind(kind) ? kind : null,
  };
}
