/** The next release's changes: those of what is public since a moment. */
import { and, count, desc, eq, gt, inArray, max } from 'drizzle-orm';
import { nameOfKind } from '../../content-loader/sources';
import type { Database } from '../../database/connect';
import { itemVersion, workingItem } from '../../database/schema';
import type { ComingChange } from '../protocol';

const MOST = 100;

/** Actions after which the public sees something else. */
const actions = ['published', 'archived', 'deleted', 'restored', 'imported'] as const;

/** The items that were published or taken back since, each once with its latest change, the latest first. */
export async function changesSince(
  database: Database,
  since: Date,
): Promise<{ total: number; first: ComingChange[] }> {
  const latest = database
    .select({
      collection: itemVersion.collection,
      id: itemVersion.id,
      version: max(itemVersion.version).as('latest'),
    })
    .from(itemVersion)
    .where(and(gt(itemVersion.made_at, since), inArray(itemVersion.action, [...actions])))
    .groupBy(itemVersion.collection, itemVersion.id)
    .as('latest_change');
  const [counted] = await database.select({ total: count() }).from(latest);
  const rows = await database
    .select({
      collection: itemVersion.collection,
      id: itemVersion.id,
      title: workingItem.title,
      action: itemVersion.action,
      made_at: itemVersion.made_at,
      made_by: itemVersion.made_by_name,
    })
    .from(latest)
    .innerJoin(
      itemVersion,
      and(
        eq(itemVersion.collection, latest.collection),
        eq(itemVersion.id, latest.id),
        eq(itemVersion.version, latest.version),
      ),
    )
    .innerJoin(
      workingItem,
      and(eq(workingItem.collection, latest.collection), eq(workingItem.id, latest.id)),
    )
    .orderBy(desc(itemVersion.made_at))
    .limit(MOST);
  return {
    total: counted?.total ?? 0,
    first: rows.map((row) => ({
      ...row,
      action: row.action as ComingChange['action'],
      collection: nameOfKind(row.collection),
      made_at: row.made_at.toISOString(),
    })),
  };
}
