/** The two sides of a stored item: what is public, and its working copy where that differs. Each is a file. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isWorkingCopy } from '../database/items';
import { contentItem, itemVersion, workingItem } from '../database/schema';
import { inState, type WorkingRow } from '../desk/storage/rows';
import type { Fields, Queries } from '../desk/storage/types';
import { isSame } from '../desk/storage/versions';
import type { ContentSource } from './sources';

export interface StoredSides {
  row: WorkingRow;
  shown: Fields | undefined;
  unpublished: Fields | undefined;
  /** Of the public row. */
  updatedAt: Date | undefined;
}

const publicVersion = alias(itemVersion, 'public_version');

/**
 * Every item of a collection that was not deleted, in the editors' order.
 * @param id one item alone
 */
export async function readSides(
  queries: Pick<Queries, 'select'>,
  source: ContentSource,
  id?: string,
): Promise<StoredSides[]> {
  const { collection, id: itemId, public_version: shownVersion } = workingItem;
  const found = await queries
    .select({
      row: workingItem,
      working: itemVersion.fields,
      kept: publicVersion.fields,
      updatedAt: contentItem.updated_at,
    })
    .from(workingItem)
    .innerJoin(itemVersion, isWorkingCopy)
    .leftJoin(contentItem, and(eq(contentItem.collection, collection), eq(contentItem.id, itemId)))
    .leftJoin(
      publicVersion,
      and(
        eq(publicVersion.collection, contentItem.collection),
        eq(publicVersion.id, contentItem.id),
        eq(publicVersion.version, shownVersion),
      ),
    )
    .where(
      and(
        eq(collection, source.definition.name),
        isNull(workingItem.deleted_at),
        id === undefined ? undefined : eq(itemId, id),
      ),
    )
    .orderBy(workingItem.position, desc(sql`${itemId} collate "C"`));
  return found.map(({ row, working, kept, updatedAt }) => {
    const state = { row, updatedAt: updatedAt ?? undefined };
    if (!kept) return { ...state, shown: undefined, unpublished: working };
    // A published item may leave its state unsaid.
    const shown = row.status === 'publish' ? kept : inState(source, kept, row.status);
    const unpublished = isSame(source, shown, working) ? undefined : working;
    return { ...state, shown, unpublished };
  });
}
