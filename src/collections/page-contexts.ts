/** The context that `createPages` passes to each template: pure data, which is stored in the page's own data file. */
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import type { CollectionWithPages } from '.';

/**
 * For detail templates: `id` is Gatsby's node id, `contentDigest` the item's digest, which the verification looks for
 * in the page.
 */
export interface DetailContext {
  id: string;
  contentDigest: string;
}

/** Those of a collection. */
export interface ItemContext extends DetailContext {
  /** Its list's name in the navigation. */
  listName: string;
}

export interface CategoryLink {
  name: string;
  path: string;
  count: number;
}

/** A service with items in a list. */
export interface TypeLink {
  key: ServiceKey;
  name: string;
  count: number;
}

/** `year` is null for items without a date. */
export interface YearLink {
  year: number | null;
  path: string;
  count: number;
}

/** For list templates: page n is at `${basePath}/page/n`, the first at `basePath`. */
export interface ListContext {
  /** The list's name in the navigation. */
  listName: string;
  ids: string[];
  page: number;
  pageCount: number;
  /** Items on all pages together. */
  total: number;
  /** Items of the whole list, whatever their category. */
  all: number;
  basePath: string;
  /** Null on the pages that show every category. */
  category: { name: string; path: string } | null;
  categories: CategoryLink[];
  /** Only in lists that are filtered by service. */
  types?: TypeLink[];
  years: YearLink[];
}

export interface ArchiveEntry {
  path: string;
  title: string;
  /** ISO 8601 */
  date: string | null;
}

/** For the archive template: one year of one collection, at most 200 entries a page. */
export interface ArchiveContext {
  collection: CollectionWithPages;
  typeName: string;
  year: number | null;
  entries: ArchiveEntry[];
  page: number;
  pageCount: number;
  basePath: string;
  /** The collection's list, as in the navigation. */
  listName: string;
  listPath: string;
  years: YearLink[];
}
