/**
 * The shapes of `/list-index/`: the build's data of each item in a list, for lists assembled in the browser. Shards
 * hold the items in the order of their slugs, so that the few that a page needs are found without the others; the
 * entries hold the list's own order, for a search by title.
 */
import type { CollectionWithPages } from '../../collections';

export const LIST_INDEX_FOLDER = '/list-index';

/** Path of the first file read of a collection. */
export function listIndexPath(collection: CollectionWithPages): string {
  return `${LIST_INDEX_FOLDER}/${collection}.json`;
}

export interface ListShard {
  /** The slug that it begins with; it goes up to the next one's. */
  first: string;
  /** Its name in the folder. */
  file: string;
}

export interface ListIndex {
  /** Items of the whole list. */
  total: number;
  /** The entries' name in the folder. */
  entries: string;
  /** In the order of slugs, as `<` compares them. */
  shards: readonly ListShard[];
}

/** The whole list in its order, as columns. */
export interface ListEntries {
  slugs: readonly string[];
  titles: readonly string[];
  /** The paths of the category pages. */
  categories: readonly string[];
  /** For each item the place of its category among these; -1 for none. */
  categoryOf: readonly number[];
  /** For each item the key of its service; only in lists that are filtered by service. */
  typeOf?: readonly (string | null)[];
}

/** A shard: for each item its slug, and what its teaser shows. */
export type ListShardItems = readonly (readonly [slug: string, teaser: unknown])[];

/** The shard that holds a slug, if any does. */
export function shardOf(shards: readonly ListShard[], slug: string): ListShard | undefined {
  return shards.findLast(({ first }) => first <= slug);
}
