/** Lists from the build's files in `/list-index/` (the shapes are in `src/live/lists/list-index.ts`). */
import { reads } from '@corporate-website/contract/read-calls';
import { definitionOf, type CollectionWithPages } from '../../collections';
import {
  LIST_INDEX_FOLDER,
  listIndexPath,
  shardOf,
  type ListEntries,
  type ListIndex,
  type ListShardItems,
} from '../lists/list-index';
import type { Found, Question } from './found';
import { titleMatcher } from './matching';

/** Page size of a list: that of its call. */
export function pageSizeOf(collection: CollectionWithPages): number {
  return reads[definitionOf(collection).list].defaultPageSize;
}

const files = new Map<string, Promise<unknown>>();

async function fetchFile(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}

/**
 * Reads a file once a page; one that did not come is tried again when it is asked for again. The build is of this very
 * site, so that its shapes need no check.
 */
function readFile<T>(path: string): Promise<T> {
  const known = files.get(path) ?? fetchFile(path);
  files.set(path, known);
  known.catch(() => files.delete(path));
  return known as Promise<T>;
}

const readIndex = (collection: CollectionWithPages) =>
  readFile<ListIndex>(listIndexPath(collection));
const inFolder = (name: string) => `${LIST_INDEX_FOLDER}/${name}`;

/**
 * The build's facts of items, by their slugs; items that it lacks are absent.
 * @throws {Error} where the index cannot be read
 */
export async function builtTeasers<T>(
  collection: CollectionWithPages,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, T>> {
  const { shards } = await readIndex(collection);
  const names = new Set(slugs.flatMap((slug) => shardOf(shards, slug)?.file ?? []));
  const read = await Promise.all(
    [...names].map((name) => readFile<ListShardItems>(inFolder(name))),
  );
  const wanted = new Set(slugs);
  return new Map(read.flat().filter(([slug]) => wanted.has(slug)) as (readonly [string, T])[]);
}

/** Places in the list of what matches. */
function matching(
  { titles, categories, categoryOf, typeOf = [] }: ListEntries,
  { title, category, type }: Question['query'],
): number[] {
  const isTitled = titleMatcher(title);
  // -1 is what items without a category have.
  const wanted = category && (category.path === null ? NaN : categories.indexOf(category.path));
  const isWanted = (place: number) =>
    (wanted === null || (wanted >= 0 && categoryOf[place] === wanted)) &&
    (type === null || typeOf[place] === type);
  return titles.flatMap((text, place) => (isWanted(place) && isTitled(text) ? [place] : []));
}

/**
 * Answers a question from the build alone.
 * @throws {Error} where the index cannot be read
 */
export async function askBuilt<T>({ collection, query }: Question<T>): Promise<Found<T>> {
  const index = await readIndex(collection);
  const entries = await readFile<ListEntries>(inFolder(index.entries));
  const places = matching(entries, query);
  const size = pageSizeOf(collection);
  const slugs = places
    .slice((query.page - 1) * size, query.page * size)
    .map((place) => entries.slugs[place] ?? '');
  const teasers = await builtTeasers<T>(collection, slugs);
  return {
    items: slugs.flatMap((slug) => teasers.get(slug) ?? []),
    total: places.length,
    isExact: true,
    pageCount: Math.ceil(places.length / size),
  };
}
