/** What a question to a list is answered with, wherever the answer is from. */
import type { ListQuery } from '../../lib/list-query';
import type { ArchivedCollection } from '../../lib/page-contexts';
import type { TeaserData } from '../../lib/teaser-data';

export interface Question<K extends ArchivedCollection = ArchivedCollection> {
  collection: K;
  query: ListQuery;
}

export interface Found<K extends ArchivedCollection> {
  items: readonly TeaserData[K][];
  /** On all pages; null where the server does not say. */
  total: number | null;
  pageCount: number;
}
