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

/** Paths of the media that items name; of addresses that could be some. */
export async function namedMedia(database: Reading): Promise<string[]> {
  const name = sql<string>`unnest(${workingItem.media})`.as('named');
  const rows = await database
    .select({ name })
    .from(workingItem)
    .groupBy(sql`named`);
  return rows.flatMap((row) => {
    const decoded = mediaPath(MEDIA_BASE + row.name);
    return decoded !== undefined && isMediaPath(decoded) ? [decoded] : [];
  });
}
