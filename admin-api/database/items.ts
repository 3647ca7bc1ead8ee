/** Reading items: filters, order and paging, all done by the database. */
import { and, asc, count, desc, eq, isNull, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldedText } from '@corporate-website/contract/folded-text';
import type { ItemDefinition } from '@corporate-website/contract/items';
import { slugKey } from '../../src/lib/slug-rules';
import type { Database } from './connect';
import { contentItem, itemVersion, workingItem } from './schema';

/** Filters match exactly; a missing one filters nothing. */
export interface ItemFilters {
  is_main?: boolean | undefined;
  status?: string | undefined;
  category?: string | undefined;
  type?: string | undefined;
  /** A part of the title, in any case, with or without accents. */
  title?: string | undefined;
}

export interface Page {
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

export type StoredItem = Record<string, unknown>;

const { collection, id, slug, summary, rich_text, updated_at } = contentItem;

/** The version that a working row names. */
export const isWorkingCopy = and(
  eq(itemVersion.collection, workingItem.collection),
  eq(itemVersion.id, workingItem.id),
  eq(itemVersion.version, workingItem.version),
);

/** Whether a folded column holds a text, in any case, with or without accents. */
export const holdsText = (column: PgColumn, text: string): SQL =>
  like(column, `%${foldedText(text).replace(/[\\%_]/g, '\\$&')}%`);

function matching(name: string, filters: ItemFilters): SQL | undefined {
  const { is_main, status, category, type, title } = filters;
  return and(
    eq(collection, name),
    is_main === undefined ? undefined : eq(contentItem.is_main, is_main),
    status === undefined ? undefined : eq(contentItem.status, status),
    category === undefined ? undefined : eq(contentItem.category, category),
    type === undefined ? undefined : eq(contentItem.type, type),
    title === undefined ? undefined : holdsText(contentItem.title_folded, title),
  );
}

/** Newest first; what bears no date in the editor's order. Byte order of ids is the same in every database. */
const order = [
  sql`${contentItem.published_at} desc nulls last`,
  asc(contentItem.position),
  desc(sql`${id} collate "C"`),
];

const columns = { summary, rich_text, updated_at };
type Row = { summary: StoredItem; rich_text: Record<string, string>; updated_at: Date };

function storedItem(definition: ItemDefinition, row: Row, withRichText: boolean): StoredItem {
  return {
    ...row.summary,
    ...(withRichText && row.rich_text),
    ...('updated_at' in definition.optional && { updated_at: row.updated_at.toISOString() }),
  };
}

/**
 * The items of a collection that match.
 * @param options.page without it all are given
 * @param options.summaries leaves out rich text
 * @returns the items, and how many match on all pages
 */
export async function findItems(
  database: Database,
  definition: ItemDefinition,
  filters: ItemFilters,
  options: { page?: Page | undefined; summaries?: boolean | undefined } = {},
): Promise<{ items: StoredItem[]; total: number }> {
  const where = matching(definition.name, filters);
  const query = database
    .select(columns)
    .from(contentItem)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  const { page } = options;
  if (page) query.limit(page.pageSize).offset((page.page - 1) * page.pageSize);
  const rows = await query;
  const items = rows.map((row) => storedItem(definition, row, !options.summaries));
  if (!page) return { items, total: items.length };
  const [counted] = await database.select({ total: count() }).from(contentItem).where(where);
  return { items, total: counted?.total ?? 0 };
}

/** One item, whole. */
async function findOne(
  database: Database,
  definition: ItemDefinition,
  where: SQL | undefined,
): Promise<StoredItem | undefined> {
  const [row] = await database
    .select(columns)
    .from(contentItem)
    .where(and(eq(collection, definition.name), where));
  return row && storedItem(definition, row, true);
}

/**
 * One published item, whole; undefined if it is missing, a draft, archived, not for the main site, or its
 * `published_at` lies after `now`.
 */
export function findPublished(
  database: Database,
  definition: ItemDefinition,
  itemSlug: string,
  now: Date,
): Promise<StoredItem | undefined> {
  const { published_at, status, is_main } = contentItem;
  return findOne(
    database,
    definition,
    and(
      eq(slug, itemSlug.normalize('NFC')),
      eq(status, 'publish'),
      eq(is_main, true),
      or(isNull(published_at), lte(published_at, now)),
    ),
  );
}

/** The working copy of one item, whole, whatever its state: for previews alone. */
export async function findInAnyState(
  database: Database,
  definition: ItemDefinition,
  by: { readonly id: string } | { readonly slug: string },
): Promise<StoredItem | undefined> {
  const { deleted_at: deletedAt, slug_key: ofSlug, changed_at: changedAt } = workingItem;
  const [row] = await database
    .select({ summary: itemVersion.fields, updated_at: contentItem.updated_at, changedAt })
    .from(workingItem)
    .innerJoin(itemVersion, isWorkingCopy)
    .leftJoin(
      contentItem,
      and(
        eq(collection, workingItem.collection),
        eq(id, workingItem.id),
        eq(workingItem.version, workingItem.public_version),
      ),
    )
    .where(
      and(
        eq(workingItem.collection, definition.name),
        isNull(deletedAt),
        'id' in by ? eq(workingItem.id, by.id) : eq(ofSlug, slugKey(by.slug)),
      ),
    );
  const updated = row && { ...row, rich_text: {}, updated_at: row.updated_at ?? row.changedAt };
  return updated && storedItem(definition, updated, true);
}
