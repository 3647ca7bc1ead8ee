/** Where media are used. */
import { and, arrayContains, isNull, sql } from 'drizzle-orm';
import { collections } from '../content-loader/sources';
import type { ItemState } from '../database/kinds';
import { workingItem } from '../database/schema';
import type { Queries } from '../desk/storage/types';

type Reading = Pick<Queries, 'select'>;

export interface MediaUse {
  /** Such as `posts`. */
  collection: string;
  id: string;
  title: string;
  status: ItemState;
}

/** Items that name a file. */
export async function whereUsed(database: Reading, name: string): Promise<MediaUse[]> {
  const { collection, id, title, status, deleted_at: deletedAt } = workingItem;
  const rows = await database
    .select({ collection, id, title, status })
    .from(workingItem)
    .where(and(arrayContains(workingItem.media, [encodeURI(name)]), isNull(deletedAt)));
  return rows.map((row) => ({
    ...row,
    collection:
      collections.find(({ definition }) => definition.name === row.collection)?.name ??
      row.collection,
  }));
}

/** Number of items by the path that they name. */
export async function countUses(database: Reading): Promise<Map<string, number>> {
  const named = sql<string>`unnest(${workingItem.media})`.as('named');
  const rows = await database
    .select({ named, count: sql<number>`count(*)::int` })
    .from(workingItem)
    .where(isNull(workingItem.deleted_at))
    .groupBy(sql`named`);
  return new Map(rows.map((row) => [row.named, row.count]));
}
