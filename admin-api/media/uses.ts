/** Where media are used: also by deleted items, which can be restored. */
import { arrayContains, sql } from 'drizzle-orm';
import { isMediaPath, MEDIA_BASE } from '../content-loader/media';
import { nameOfKind } from '../content-loader/sources';
import { workingItem } from '../database/schema';
import type { Use } from '../desk/protocol';
import type { Queries } from '../desk/storage/types';
import { mediaPath } from './sizes';

type Reading = Pick<Queries, 'select'>;

/** Items that name a file. */
export async function whereUsed(database: Reading, name: string): Promise<Use[]> {
  const { collection, id, title, status, deleted_at: deletedAt } = workingItem;
  const rows = await database
    .select({ collection, id, title, status, deletedAt })
    .from(workingItem)
    .where(arrayContains(workingItem.media, [encodeURI(name)]));
  return rows.map(({ deletedAt: at, ...row }) => ({
    ...row,
    deleted: at !== null,
    collection: nameOfKind(row.collection),
  }));
}

/** Number of items by the path that they name. */
export async function countUses(database: Reading): Promise<Map<string, number>> {
  const named = sql<string>`unnest(${workingItem.media})`.as('named');
  const rows = await database
    .select({ named, count: sql<number>`count(*)::int` })
    .from(workingItem)
    .groupBy(sql`named`);
  return new Map(rows.map((row) => [row.named, row.count]));
}

/** Paths of the media that items name; of addresses that could be some. */
export async function namedMedia(database: Reading): Promise<string[]> {
  const names = [...(await countUses(database)).keys()];
  return names.flatMap((name) => {
    const decoded = mediaPath(MEDIA_BASE + name);
    return decoded !== undefined && isMediaPath(decoded) ? [decoded] : [];
  });
}
