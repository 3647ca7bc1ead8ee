/** What a question to a list is answered with, wherever the answer is from. */
import type { ListQuery } from '../../lib/list-query';
import type { ArchivedCollection } from '../../lib/page-contexts';
import type { TeaserData } from '../../lib/teaser-data';

export interface Question<K extends ArchivedCollection = ArchivedCollection> {
  collection: K;
  query: ListQuery;
}

/** How many a visitor can see on all pages together. A server's own total may be wrong, and counts what is hidden. */
export interface Count {
  /** So many have been seen. */
  total: number;
  /** Whether these are all. */
  isExact: boolean;
  /** Pages that may be there; where the total is not exact, later ones may turn out to be empty. */
  pageCount: number;
}

export interface Found<K extends ArchivedCollection> extends Count {
  items: readonly TeaserData[K][];
  /** Why the build answers in the admin API's place: it failed, or has not answered yet. */
  standsIn?: 'failed' | 'late';
}
