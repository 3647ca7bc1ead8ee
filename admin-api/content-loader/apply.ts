/** Brings the database up to content files, as planned. */
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { inBatches } from '../database/batches';
import { isWorkingCopy } from '../database/items';
import { contentItem, itemVersion, workingItem } from '../database/schema';
import { putPublicRows, type WorkingRow } from '../desk/storage/rows';
import type { Queries } from '../desk/storage/types';
import { isRow } from '../desk/storage/read';
import { by, importedRows, ofFiles, type Applying } from './imported-rows';
import type { FiledItem, LoadPlan } from './plan';
import type { ContentSource } from './sources';

const allUpdates = Object.fromEntries(
  Object.keys(getTableColumns(workingItem)).map((name) => [name, sql.raw(`excluded.${name}`)]),
);

async function putRows(queries: Queries, rows: readonly WorkingRow[]): Promise<void> {
  await inBatches(rows, (batch) =>
    queries
      .insert(workingItem)
      .values(batch)
      .onConflictDoUpdate({ target: [workingItem.collection, workingItem.id], set: allUpdates }),
  );
}

async function addImported(items: readonly FiledItem[], applying: Applying): Promise<void> {
  const { queries, source, rows } = applying;
  const all = items.map((item) => importedRows(item, applying));
  const stored = items.filter(({ id }) => rows.has(id)).map(({ id }) => id);
  const ofStored = and(
    eq(contentItem.collection, source.definition.name),
    inArray(contentItem.id, stored),
  );
  // Two items may have exchanged their slugs: both release theirs before either takes one.
  if (stored.length > 0) await queries.update(contentItem).set({ slug: null }).where(ofStored);
  const hidden = all.filter(({ shown }) => !shown).map(({ row }) => row.id);
  if (hidden.length > 0) await deletePublic(queries, source, hidden);
  await inBatches(
    all.flatMap(({ versions }) => versions),
    (batch) => queries.insert(itemVersion).values(batch),
  );
  await putRows(
    queries,
    all.map(({ row }) => row),
  );
  await putPublicRows(
    queries,
    all.flatMap(({ shown }) => shown ?? []),
  );
}

async function deletePublic(queries: Queries, source: ContentSource, ids: string[]): Promise<void> {
  await queries
    .delete(contentItem)
    .where(and(eq(contentItem.collection, source.definition.name), inArray(contentItem.id, ids)));
}

/** Deletes items whose files are gone, as an editor would: a version is left that brings them back. */
async function remove(rows: readonly WorkingRow[], applying: Applying): Promise<void> {
  if (rows.length === 0) return;
  const { queries, source, mode, now } = applying;
  const ids = rows.map(({ id }) => id);
  await deletePublic(queries, source, ids);
  const { collection, id, version, fields } = itemVersion;
  const last = await queries
    .select({ collection, id, version, fields })
    .from(itemVersion)
    .innerJoin(workingItem, isWorkingCopy)
    .where(and(eq(collection, source.definition.name), inArray(id, ids)));
  await inBatches(last, (batch) =>
    queries.insert(itemVersion).values(
      batch.map((old) => ({
        ...{ ...old, version: old.version + 1, action: 'deleted' as const },
        ...{ made_at: now, ...by },
      })),
    ),
  );
  const deleted = rows.map((row) => ({
    ...{ ...row, version: row.version + 1, file_version: row.version + 1 },
    // A followed file that comes back brings it back.
    ...(mode === 'follow' ? { file_hash: null } : { is_followed: false }),
    ...{ deleted_at: now, slug_key: null, pending: false },
    ...{ changed_at: now, changed_by: ofFiles.name },
  }));
  await putRows(queries, deleted);
}

/** Takes up what changed of an item beside its contents: its place, and that the files have it as it is. */
async function place(items: readonly FiledItem[], applying: Applying): Promise<void> {
  const { queries, source, rows } = applying;
  for (const { id, hash, position } of items) {
    const row = rows.get(id);
    if (!row) continue;
    const isMoved = row.file_position !== null && row.file_position !== position;
    const filed = { file_hash: hash, file_position: position };
    await queries
      .update(workingItem)
      .set({ ...filed, ...(isMoved && { position }) })
      .where(isRow(workingItem, source, id));
    if (!isMoved) continue;
    await queries
      .update(contentItem)
      .set({ position })
      .where(isRow(contentItem, source, id));
  }
}

/** @returns how many items were added and changed */
export async function applyPlan(
  plan: LoadPlan,
  applying: Applying,
): Promise<{ added: number; changed: number; removed: number }> {
  const { queries, source, mode, rows } = applying;
  await remove(plan.removed, applying);
  await addImported(plan.imported, applying);
  await place([...plan.moved, ...plan.adopted], applying);
  for (const { id } of plan.adopted) {
    await queries
      .update(workingItem)
      .set({ file_version: workingItem.version, is_followed: mode === 'follow' })
      .where(isRow(workingItem, source, id));
  }
  const added = plan.imported.filter(({ id }) => !rows.has(id)).length;
  return { added, changed: plan.imported.length - added, removed: plan.removed.length };
}
