/** Answer to a question to a list, from any source. */
import type { CollectionWithPages } from '../../collections';
import type { LoadTeasers } from '../../collections/live';
import type { ListQuery } from '../lists/list-query';

/** @typeParam T facts of a teaser */
export interface Question<T = unknown> {
  collection: CollectionWithPages;
  load: LoadTeasers<T>;
  query: ListQuery;
}

/** Number of items a visitor can see on all pages. A server's own total may be wrong, and counts hidden items. */
export interface Count {
  /** So many have been seen. */
  total: number;
  /** Whether these are all. */
  isExact: boolean;
  /** Pages that may be there; where the total is not exact, later ones may turn out to be empty. */
  pageCount: number;
}

export interface Found<T> extends Count {
  items: readonly T[];
  /** Why the build answers in the admin API's place: it failed, or has not answered yet. */
  standsIn?: 'failed' | 'late';
}
