/** The editors' order of what bears no date. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ContentSource } from '../../content-loader/sources';
import { contentItem, workingItem } from '../../database/schema';
import { isRow, readRow } from './read';
import type { Change, Outcome } from './types';
import { done, inTurn } from './versions';

/**
 * Puts an item before another, publicly at once; editors only.
 * @param by.before its id; null for the last place
 */
export function moveItem(
  change: Change,
  collection: ContentSource,
  id: string,
  { before }: { before: string | null },
): Promise<Outcome> {
  return inTurn(change.database, async (queries) => {
    if (change.actor.role !== 'editor') return { ok: false, reason: 'forbidden' };
    const { position, collection: name, deleted_at: deletedAt } = workingItem;
    const rows = await queries
      .select({ id: workingItem.id, position })
      .from(workingItem)
      .where(and(eq(name, collection.definition.name), isNull(deletedAt)))
      .orderBy(asc(position), desc(sql`${workingItem.id} collate "C"`));
    const moved = rows.find((row) => row.id === id);
    const others = rows.filter((row) => row !== moved);
    const place = before === null ? others.length : others.findIndex((row) => row.id === before);
    const row = await readRow(queries, collection, id);
    if (!moved || !row || place < 0) return { ok: false, reason: 'missing' };
    others.splice(place, 0, moved);
    for (const [index, each] of others.entries()) {
      if (each.position === index) continue;
      for (const table of [workingItem, contentItem]) {
        await queries
          .update(table)
          .set({ position: index })
          .where(isRow(table, collection, each.id));
      }
    }
    return done({ queries, change, collection, row });
  });
}
