/** Making versions: one transaction a change, one change at a time. */
import { sql } from 'drizzle-orm';
import type { ContentSource } from '../../content-loader/sources';
import type { Database } from '../../database/connect';
import { hashOf } from '../../database/hash';
import type { ItemAction, ItemState } from '../../database/kinds';
import { contentItem, itemVersion, workingItem } from '../../database/schema';
import { fieldsOf, isRow, readItem } from './read';
import {
  factsOf,
  hasStatus,
  inState,
  mediaNamed,
  publicRowOf,
  putPublicRows,
  type WorkingRow,
} from './rows';
import type { Change, Fields, Outcome, Queries } from './types';

/** Any number that nothing else in the database uses for an advisory lock. */
const CONTENT_LOCK = 7_206_002;

/** Changes content in a transaction, alone among all servers of a database: what it has read stays true. */
export function inTurn<T>(database: Database, work: (queries: Queries) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
    return work(transaction);
  });
}

/** An item in a transaction that changes it. */
export interface Held {
  queries: Queries;
  change: Change;
  collection: ContentSource;
  row: WorkingRow;
}

/** Whether editors alone may decide on it: it is or was public. */
export const wasPublic = (row: WorkingRow): boolean =>
  row.public_version !== null && row.status !== 'draft';

export const isSame = (collection: ContentSource, one: Fields, other: Fields): boolean =>
  hashOf(inState(collection, one, 'publish')) === hashOf(inState(collection, other, 'publish'));

export interface Next {
  action: ItemAction;
  fields: Fields;
  status: ItemState;
  /** Whether this version becomes the public one; else that stays. */
  isPublic?: boolean;
  deletedAt?: Date | null;
}

/** Adds a version, which is the working copy from then on. @returns the row as it is now */
export async function addVersion(held: Held, next: Next): Promise<WorkingRow> {
  const { queries, change, collection, row } = held;
  const { actor, now } = change;
  const { id, collection: name } = row;
  const version = row.version + 1;
  const fields = inState(collection, next.fields, next.status);
  const publicVersion = next.isPublic ? version : row.public_version;
  const shown = next.isPublic
    ? fields
    : await fieldsOf(queries, collection, id, row.public_version);
  await queries.insert(itemVersion).values({
    ...{ collection: name, id, version, fields, action: next.action },
    ...{ made_at: now, made_by: actor.id, made_by_name: actor.name },
  });
  const facts = factsOf(collection, fields);
  const deletedAt = next.deletedAt ?? null;
  const changed: WorkingRow = {
    ...row,
    ...facts,
    version,
    public_version: publicVersion,
    status: next.status,
    pending: next.status === 'publish' && shown !== undefined && !isSame(collection, fields, shown),
    deleted_at: deletedAt,
    slug_key: deletedAt ? null : facts.slug_key,
    changed_at: now,
    changed_by: actor.name,
    media: mediaNamed(fields, next.status === 'archived' && !hasStatus(collection) ? {} : shown),
  };
  await queries
    .insert(workingItem)
    .values(changed)
    .onConflictDoUpdate({ target: [workingItem.collection, workingItem.id], set: changed });
  return changed;
}

/** Makes the public row what the working row says: there or not, of its version and in its state. */
export async function showPublicly(held: Held, row: WorkingRow): Promise<void> {
  const { queries, change, collection } = held;
  const fields = await fieldsOf(queries, collection, row.id, row.public_version);
  const isShown = !row.deleted_at && (row.status !== 'archived' || hasStatus(collection));
  if (!fields || !isShown) {
    await queries.delete(contentItem).where(isRow(contentItem, collection, row.id));
    return;
  }
  const place = { position: row.position, updated_at: change.now };
  const shown = publicRowOf(collection, inState(collection, fields, row.status), place);
  await putPublicRows(queries, [shown]);
}

/** The item as it is now. */
export async function done({ queries, collection, row }: Held): Promise<Outcome> {
  const item = await readItem(queries, collection, row.id);
  return item ? { ok: true, item } : { ok: false, reason: 'missing' };
}

/** The refusal where another was faster. */
export async function changedBefore(held: Held): Promise<Outcome> {
  const now = await done(held);
  return now.ok ? { ok: false, reason: 'changed', current: now.item } : now;
}
