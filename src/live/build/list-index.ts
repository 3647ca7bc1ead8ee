/**
 * `/list-index/`: list items for the browser (the shapes are in `src/live/lists/list-index.ts`). It comes from the list
 * pages' own data, so that both show the same and nothing is queried twice.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  LIST_INDEX_FOLDER,
  listIndexPath,
  type ListEntries,
  type ListIndex,
  type ListShardItems,
} from '../lists/list-index';
import type { CollectionWithPages } from '../../collections';
import type { ListContext } from '../../collections/page-contexts';
import {
  collections,
  pluralField,
  type Collection,
  type ListPages,
} from '../../collections/build-rows';
import { sha256 } from '../../lib/build/digest';
import { removeOthers, writeOutput } from '../../lib/build/write-output';
import { pageDataPath, queryResult } from '../../lib/page-data';

/** A page, and what it was made of. */
export interface StoredPage {
  path: string;
  context: object;
}
/** The result of a page's query. */
export type ReadPageData = (pagePath: string) => Promise<Readonly<Record<string, unknown>>>;
/** Files by their names in the folder. */
export type IndexFiles = ReadonlyMap<string, string>;

interface IndexedItem {
  slug: string;
  title: string;
  /** The path of its category's page; null for none. */
  category: string | null;
  teaser: Readonly<Record<string, unknown>>;
}

const MAX_SHARD_ITEMS = 100;
/** On average a shard has so many: few enough that one item costs little, enough that they compress. */
const USUAL_SHARD_ITEMS = 24;

/** Slugs decide for themselves where a shard begins, so that one that comes or goes moves nothing but its own shard. */
function beginsShard(slug: string): boolean {
  return parseInt(sha256(slug).slice(0, 8), 16) % USUAL_SHARD_ITEMS === 0;
}

function shardsOf(items: readonly IndexedItem[]): IndexedItem[][] {
  const shards: IndexedItem[][] = [];
  for (const item of [...items].sort((a, b) => (a.slug < b.slug ? -1 : 1))) {
    const last = shards.at(-1);
    if (!last || last.length >= MAX_SHARD_ITEMS || beginsShard(item.slug)) shards.push([item]);
    else last.push(item);
  }
  return shards;
}

/** The service of an item by what its teaser shows; undefined where a teaser shows none. */
function typeOf({ teaser: { service } }: IndexedItem): string | null | undefined {
  return service === undefined ? undefined : ((service as { key: string } | null)?.key ?? null);
}

function entriesOf(items: readonly IndexedItem[]): ListEntries {
  const types = items.map(typeOf);
  const categories = [...new Set(items.flatMap(({ category }) => category ?? []))].sort();
  return {
    slugs: items.map(({ slug }) => slug),
    titles: items.map(({ title }) => title),
    categories,
    categoryOf: items.map(({ category }) =>
      category === null ? -1 : categories.indexOf(category),
    ),
    ...(types.some((type) => type !== undefined)
      ? { typeOf: types.map((type) => type ?? null) }
      : {}),
  };
}

/**
 * The files of one collection's index; the same items give the same files.
 * @param items in the list's order
 */
export function listIndexFiles(
  collection: CollectionWithPages,
  items: readonly IndexedItem[],
): IndexFiles {
  const entries = `${collection}-entries.json`;
  const shards = shardsOf(items).map((own) => {
    const first = own[0]?.slug ?? '';
    const content: ListShardItems = own.map(({ slug, teaser }) => [slug, teaser]);
    // The name depends on the slug alone: a changed item changes the file but not its links.
    return { first, file: `${collection}-${sha256(first).slice(0, 16)}.json`, content };
  });
  const index: ListIndex = {
    total: items.length,
    entries,
    shards: shards.map(({ first, file }) => ({ first, file })),
  };
  return new Map([
    [path.posix.basename(listIndexPath(collection)), JSON.stringify(index)],
    [entries, JSON.stringify(entriesOf(items))],
    ...shards.map(({ file, content }): [string, string] => [file, JSON.stringify(content)]),
  ]);
}

/** Pages of lists in order; the context tells them apart. */
function listPagesOf(list: ListPages, pages: readonly StoredPage[]) {
  const contexts = pages
    .filter(({ path: pagePath }) => pagePath === list.path || pagePath.startsWith(`${list.path}/`))
    .flatMap(({ path: pagePath, context }) =>
      'ids' in context && 'basePath' in context
        ? [{ path: pagePath, context: context as ListContext }]
        : [],
    );
  return {
    all: contexts
      .filter(({ context }) => context.category === null)
      .sort((a, b) => a.context.page - b.context.page),
    byCategory: contexts.filter(({ context }) => context.category !== null),
  };
}

async function itemsOf(
  row: Collection,
  list: ListPages,
  pages: readonly StoredPage[],
  read: ReadPageData,
): Promise<IndexedItem[]> {
  const { all, byCategory } = listPagesOf(list, pages);
  const categories = new Map(
    byCategory.flatMap(({ context: { ids, category } }) =>
      ids.map((id): [string, string] => [id, category?.path ?? '']),
    ),
  );
  const beforeSlug = row.page?.path('').length ?? 0;
  const omitted = new Set(row.unlisted);
  const items: IndexedItem[] = [];
  for (const { path: pagePath, context } of all) {
    const data = await read(pagePath);
    const teasers = (data[pluralField(row.typeName)] ?? []) as Record<string, unknown>[];
    if (teasers.length !== context.ids.length) {
      throw new Error(
        `${pagePath} was given ${teasers.length} of its ${context.ids.length} items; the list index cannot be made.`,
      );
    }
    teasers.forEach((teaser, place) => {
      items.push({
        slug: String(teaser['path']).slice(beforeSlug),
        title: String(teaser['title']),
        category: categories.get(context.ids[place] ?? '') ?? null,
        teaser: Object.fromEntries(Object.entries(teaser).filter(([name]) => !omitted.has(name))),
      });
    });
  }
  return items;
}

/** The indexes of all collections that have lists. */
export async function listIndexes(
  pages: readonly StoredPage[],
  read: ReadPageData,
): Promise<IndexFiles> {
  const files = new Map<string, string>();
  for (const row of collections) {
    if (!row.listPages) continue;
    const items = await itemsOf(row, row.listPages, pages, read);
    for (const file of listIndexFiles(row.listPages.key, items)) files.set(...file);
  }
  return files;
}

/** Reads what pages were given from the output of a build. */
export function pageDataIn(directory: string): ReadPageData {
  return async (pagePath) => {
    const file = path.join(directory, pageDataPath(pagePath));
    return queryResult(JSON.parse(await fs.promises.readFile(file, 'utf8')));
  };
}

/**
 * Puts the index into the output of a build, in place of an earlier one.
 * @returns digests of the files, by their paths in the output
 */
export async function writeListIndex(
  directory: string,
  pages: readonly StoredPage[],
): Promise<Record<string, string>> {
  const files = await listIndexes(pages, pageDataIn(directory));
  const folder = path.join(directory, LIST_INDEX_FOLDER);
  removeOthers(folder, new Set(files.keys()));
  const digests: Record<string, string> = {};
  for (const [name, text] of files) {
    writeOutput(path.join(folder, name), text);
    digests[path.posix.join(LIST_INDEX_FOLDER.slice(1), name)] = sha256(text);
  }
  return digests;
}
