/** The condition and the order of a list of working copies. */
import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  sql,
  type SQL,
} from 'drizzle-orm';
import { foldedText } from '@corporate-website/contract/folded-text';
import type { ContentSource } from '../../content-loader/sources';
import { workingItem } from '../../database/schema';
import type { ItemQuery, ItemSort } from './types';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When an item bears no date, its last change is its date. */
const date = sql`coalesce(${workingItem.published_at}, ${workingItem.changed_at})`;

/** The end of a day that came without a time, else the moment itself. */
function until(moment: string): SQL {
  const at = new Date(moment);
  if (!/^\d{4}-\d\d-\d\d$/.test(moment)) return lte(date, at.toISOString());
  return lt(date, new Date(at.getTime() + DAY_MS).toISOString());
}

export function matching({ definition }: ContentSource, query: ItemQuery): SQL | undefined {
  const { q, status, category, from, to, pending } = query;
  const pattern = q && `%${foldedText(q).replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    eq(workingItem.collection, definition.name),
    status === 'deleted' ? isNotNull(workingItem.deleted_at) : isNull(workingItem.deleted_at),
    status && status !== 'deleted' ? eq(workingItem.status, status) : undefined,
    category ? eq(workingItem.category, category) : undefined,
    pattern ? like(workingItem.title_folded, pattern) : undefined,
    from ? gte(date, new Date(from).toISOString()) : undefined,
    to ? until(to) : undefined,
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
const columnOf = { title: workingItem.title_folded };
const newestFirst: readonly ItemSort[] = ['published_at', 'changed_at'];

export function orderOf({ sort, order }: ItemQuery): SQL[] {
  if (!sort) return publicOrder;
  const column = sort === 'title' ? columnOf.title : workingItem[sort];
  const isDown = (order ?? (newestFirst.includes(sort) ? 'desc' : 'asc')) === 'desc';
  return [isDown ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, byId];
}
