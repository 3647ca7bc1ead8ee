/** The condition and the order of a list of working copies. */
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, not, sql, type SQL } from 'drizzle-orm';
import type { ContentSource } from '../../content-loader/sources';
import { holdsText } from '../../database/items';
import { contentItem, workingItem } from '../../database/schema';
import type { ItemQuery, ItemSort } from './types';

/** When an item bears no date, its last change is its date. */
const date = sql`coalesce(${workingItem.published_at}, ${workingItem.changed_at})`;

/** Whether what is to be public waits for its date. */
const isAhead = sql`exists (
  select 1 from ${contentItem}
  where ${contentItem.collection} = ${workingItem.collection} and ${contentItem.id} = ${workingItem.id}
    and ${contentItem.published_at} > now())`;

function inStatus(status: NonNullable<ItemQuery['status']>): SQL | undefined {
  if (status === 'deleted') return undefined;
  if (status === 'scheduled') return and(eq(workingItem.status, 'publish'), isAhead);
  return and(eq(workingItem.status, status), status === 'publish' ? not(isAhead) : undefined);
}

export function matching({ definition }: ContentSource, query: ItemQuery): SQL | undefined {
  const { q, status, category, from, to, pending } = query;
  return and(
    eq(workingItem.collection, definition.name),
    status === 'deleted' ? isNotNull(workingItem.deleted_at) : isNull(workingItem.deleted_at),
    status && inStatus(status),
    category ? eq(workingItem.category, category) : undefined,
    q ? holdsText(workingItem.title_folded, q) : undefined,
    from ? gte(date, new Date(from).toISOString()) : undefined,
    to ? lte(date, new Date(to).toISOString()) : undefined,
    pending === undefined ? undefined : eq(workingItem.pending, pending),
  );
}

const byId = desc(sql`${workingItem.id} collate "C"`);
/** As the public lists are ordered. */
const publicOrder = [
  sql`${workingItem.published_at} desc nulls last`,
  asc(workingItem.position),
  byId,
];
const newestFirst: readonly ItemSort[] = ['published_at', 'changed_at'];

export function orderOf({ sort, order }: ItemQuery): SQL[] {
  if (!sort) return publicOrder;
  const column = workingItem[sort === 'title' ? 'title_folded' : sort];
  const isDown = (order ?? (newestFirst.includes(sort) ? 'desc' : 'asc')) === 'desc';
  return [isDown ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, byId];
}
