/** Reading working copies and their history. */
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ContentSource } from '../../content-loader/sources';
import { isWorkingCopy } from '../../database/items';
import { contentItem, itemVersion, workingItem } from '../../database/schema';
import type { Item, ItemRow, VersionRow } from '../protocol';
import { matching, orderOf } from './item-query';
import { inState, type WorkingRow } from './rows';
import type { Fields, ItemQuery, Queries } from './types';

type Reading = Pick<Queries, 'select'>;

/** The condition that a row of a table is the item's. */
export const isRow = (
  table: typeof workingItem | typeof contentItem | typeof itemVersion,
  { definition }: ContentSource,
  id: string,
) => and(eq(table.collection, definition.name), eq(table.id, id));

const publicVersion = alias(itemVersion, 'public_version');

/** An item's working copy, and what tells when its public version is due. */
const listedOf = (database: Reading) =>
  database
    .select({
      row: workingItem,
      fields: itemVersion.fields,
      publicAt: publicVersion.made_at,
      publishedAt: contentItem.published_at,
    })
    .from(workingItem)
    .innerJoin(itemVersion, isWorkingCopy)
    .leftJoin(
      publicVersion,
      and(
        eq(publicVersion.collection, workingItem.collection),
        eq(publicVersion.id, workingItem.id),
        eq(publicVersion.version, workingItem.public_version),
      ),
    )
    .leftJoin(
      contentItem,
      and(eq(contentItem.collection, workingItem.collection), eq(contentItem.id, workingItem.id)),
    );

type Listed = Awaited<ReturnType<typeof listedOf>>[number];

function liveFrom({ publicAt, publishedAt }: Listed): string | null {
  const at = publishedAt && publicAt && publishedAt > publicAt ? publishedAt : publicAt;
  return at?.toISOString() ?? null;
}

function listed(collection: ContentSource, found: Listed, fields: Fields): ItemRow {
  const { row } = found;
  const { id, version, status, pending, deleted_at: deletedAt, title, changed_by } = row;
  const changedAt = row.changed_at.toISOString();
  const own = { id, version, status, pending, deleted: deletedAt !== null, title };
  return {
    ...own,
    live_from: liveFrom(found),
    changed_at: changedAt,
    changed_by,
    fields: inState(collection, fields, status),
  };
}

function withoutRichText({ markdown }: ContentSource, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !markdown.includes(name)));
}

/** A page of working copies, and how many match on all pages. */
export async function listItems(
  database: Reading,
  collection: ContentSource,
  query: ItemQuery,
): Promise<{ items: ItemRow[]; total: number }> {
  const where = matching(collection, query);
  const { page = 1, pageSize = 25 } = query;
  const rows = await listedOf(database)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await database.select({ total: count() }).from(workingItem).where(where);
  const items = rows.map((found) =>
    listed(collection, found, withoutRichText(collection, found.fields)),
  );
  return { items, total: counted?.total ?? 0 };
}

/** The categories in use, in the order of their letters. */
export async function listCategories(
  database: Queries,
  { definition }: ContentSource,
): Promise<string[]> {
  const { collection, category, deleted_at: deletedAt } = workingItem;
  const rows = await database
    .select({ category })
    .from(workingItem)
    .where(and(eq(collection, definition.name), isNotNull(category), isNull(deletedAt)))
    .groupBy(category);
  return rows.map((row) => row.category ?? '').sort((a, b) => a.localeCompare(b, 'en'));
}

/** The fields of a version, as they were stored; undefined where there is none. */
export async function fieldsOf(
  database: Reading,
  collection: ContentSource,
  id: string,
  version: number | null,
): Promise<Fields | undefined> {
  if (version === null) return undefined;
  const [found] = await database
    .select({ fields: itemVersion.fields })
    .from(itemVersion)
    .where(and(isRow(itemVersion, collection, id), eq(itemVersion.version, version)));
  return found?.fields;
}

/** An item, whole; a deleted one too. Undefined where there never was one. */
export async function readItem(
  database: Reading,
  collection: ContentSource,
  id: string,
): Promise<Item | undefined> {
  const [found] = await listedOf(database).where(isRow(workingItem, collection, id));
  if (!found) return undefined;
  const { row } = found;
  const item = listed(collection, found, found.fields);
  if (!row.pending) return item;
  const live = await fieldsOf(database, collection, row.id, row.public_version);
  return live ? { ...item, live: inState(collection, live, row.status) } : item;
}

/** Its row alone. */
export async function readRow(
  database: Reading,
  collection: ContentSource,
  id: string,
): Promise<WorkingRow | undefined> {
  const [row] = await database
    .select()
    .from(workingItem)
    .where(isRow(workingItem, collection, id));
  return row;
}

/** Every version of an item, newest first. */
export async function listVersions(
  database: Reading,
  collection: ContentSource,
  id: string,
): Promise<VersionRow[]> {
  const { version, action, made_at, made_by_name: made_by } = itemVersion;
  const versions = await database
    .select({ version, action, made_at, made_by })
    .from(itemVersion)
    .where(isRow(itemVersion, collection, id))
    .orderBy(desc(version));
  return versions.map((row) => ({ ...row, made_at: row.made_at.toISOString() }));
}
