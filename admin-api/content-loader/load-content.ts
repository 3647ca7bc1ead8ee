/** Brings the database up to the content files: new and changed items in, removed ones out. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import { richTextFields } from '@corporate-website/contract/items';
import type { Database } from '../database/connect';
import { hashOf } from '../database/hash';
import { foldedText } from '@corporate-website/contract/folded-text';
import { contentItem } from '../database/schema';
import { ContentError, type ContentProblem } from './problems';
import { readContent, type ContentItem } from './read-content';
import { sources } from './sources';

export interface LoadReport {
  items: number;
  added: number;
  changed: number;
  removed: number;
  warnings: ContentProblem[];
}

type NewRow = typeof contentItem.$inferInsert;
type Stored = { id: string; content_hash: string };
/** The part of the database that a transaction offers too. */
type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** Any number that nothing else in the database uses for an advisory lock. */
const LOAD_LOCK = 7_206_002;
/** PostgreSQL takes 65,535 parameters a statement; a row has fourteen. */
const ROWS_A_STATEMENT = 500;

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const MINUTE_MS = 60_000;

/**
 * `updated_at` of an item that is new to the database: when its file changed or it was published, whichever is later.
 * Another database has the same of the same files, so that a site made of one is not made anew of the other. The seconds
 * are of its contents, which another version of this code may read otherwise.
 */
function firstUpdated(fileChanged: number, published: number, hash: string): Date {
  const minute = Math.floor(Math.max(fileChanged, published) / MINUTE_MS);
  return new Date(minute * MINUTE_MS + (parseInt(hash.slice(0, 8), 16) % MINUTE_MS));
}

function rowOf({ collection, fields, position }: ContentItem, fileChanged: number): NewRow {
  const summary: Record<string, unknown> = {};
  const richText: Record<string, string> = {};
  for (const [field, value] of Object.entries(fields)) {
    const rich = richTextFields.some((name) => name === field);
    if (rich && typeof value === 'string') richText[field] = value;
    else summary[field] = value;
  }
  const published = textOrNull(fields['published_at']);
  const publishedAt = published === null ? null : new Date(published);
  const hash = hashOf(fields);
  return {
    collection,
    id: fields.id,
    slug: fields.slug ?? null,
    title_folded: foldedText(textOrNull(fields['title']) ?? ''),
    category: textOrNull(fields['category']),
    type: textOrNull(fields['type']),
    is_main: fields['is_main'] !== false,
    status: textOrNull(fields['status']) ?? 'publish',
    published_at: publishedAt,
    position,
    summary,
    rich_text: richText,
    content_hash: hash,
    updated_at: firstUpdated(fileChanged, publishedAt?.getTime() ?? 0, hash),
  };
}

const fromFile = (column: string) => sql.raw(`excluded.${column}`);
/** Everything but the key follows the file; the place in a list may move without the item changing. */
const updates = Object.fromEntries(
  Object.keys(getTableColumns(contentItem))
    .filter((name) => !['collection', 'id', 'updated_at'].includes(name))
    .map((name) => [name, fromFile(name)]),
);

async function syncCollection(database: Queries, name: string, rows: NewRow[], now: Date) {
  const stored: Stored[] = await database
    .select({ id: contentItem.id, content_hash: contentItem.content_hash })
    .from(contentItem)
    .where(eq(contentItem.collection, name));
  const hashes = new Map(stored.map((row) => [row.id, row.content_hash]));
  const ids = new Set(rows.map((row) => row.id));
  const removed = stored.filter((row) => !ids.has(row.id)).length;
  const added = rows.filter((row) => !hashes.has(row.id)).length;
  const changed = rows.filter(
    (row) => hashes.has(row.id) && hashes.get(row.id) !== row.content_hash,
  );
  const ofCollection = eq(contentItem.collection, name);
  await database
    .delete(contentItem)
    .where(ids.size ? and(ofCollection, notInArray(contentItem.id, [...ids])) : ofCollection);
  // Two items may have exchanged their slugs: both release theirs before either takes one.
  if (changed.length > 0) {
    const changedIds = changed.map((row) => row.id);
    await database
      .update(contentItem)
      .set({ slug: null })
      .where(and(ofCollection, inArray(contentItem.id, changedIds)));
  }
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await database
      .insert(contentItem)
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflictDoUpdate({
        target: [contentItem.collection, contentItem.id],
        set: {
          ...updates,
          updated_at: sql`case when ${contentItem.content_hash} = excluded.content_hash
            then ${contentItem.updated_at} else ${now.toISOString()}::timestamptz end`,
        },
      });
  }
  return { added, changed: changed.length, removed };
}

/**
 * Loads the content folder. Ids stay as the files have them; `updated_at` moves for changed items only.
 * @throws {ContentError} listing every fault; the database is then unchanged
 */
export async function loadContent(
  database: Database,
  contentDir: string,
  now: Date,
): Promise<LoadReport> {
  const { items, problems } = readContent(contentDir);
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new ContentError(contentDir, errors);
  const report = { items: items.length, added: 0, changed: 0, removed: 0, warnings: problems };
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    for (const { definition } of sources) {
      const rows = items
        .filter((item) => item.collection === definition.name)
        .map((item) => rowOf(item, statSync(path.join(contentDir, item.file)).mtimeMs));
      const done = await syncCollection(transaction, definition.name, rows, now);
      report.added += done.added;
      report.changed += done.changed;
      report.removed += done.removed;
    }
  });
  return report;
}
