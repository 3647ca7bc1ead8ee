/** Brings content files into the database: new and changed items in, and removed ones out where that is asked for. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { contentItem, workingItem } from '../database/schema';
import type { WorkingRow } from '../desk/storage/rows';
import type { Queries } from '../desk/storage/types';
import { inTurn } from '../desk/storage/versions';
import type { MediaStore } from '../media/store';
import { applyPlan } from './apply';
import { loadMedia, storeMedia } from './load-media';
import { filedHash, filedItems, planLoad, type LoadMode, type StoredItems } from './plan';
import { ContentError, type ContentProblem } from './problems';
import type { ContentItem } from './check-item';
import { readContent } from './read-content';
import { sources, type ContentSource } from './sources';
import { readSides } from './stored-sides';

export interface LoadReport {
  items: number;
  added: number;
  changed: number;
  removed: number;
  /** Parts that are missing, and items left as they are since an editor has changed them. */
  warnings: ContentProblem[];
}

export interface LoadOptions {
  mode: LoadMode;
  now: Date;
  /** Takes the folder's media, where they shall not be read from the folder; else they are. */
  store?: MediaStore | undefined;
}

const MINUTE_MS = 60_000;

/**
 * `updated_at` of an item that is new to the database: when its file changed or it was published, whichever is later.
 * Another database has the same of the same files, so that a site made of one is not made anew of the other. The seconds
 * are of its contents, which another version of this code may read otherwise.
 */
const firstUpdated =
  (contentDir: string) =>
  ({ file, fields }: ContentItem, hash: string): Date => {
    const fileChanged = statSync(path.join(contentDir, file)).mtimeMs;
    const published = fields['published_at'];
    const latest = typeof published === 'string' ? Date.parse(published) : 0;
    const minute = Math.floor(Math.max(fileChanged, latest) / MINUTE_MS);
    return new Date(minute * MINUTE_MS + (parseInt(hash.slice(0, 8), 16) % MINUTE_MS));
  };

/** Reads a collection as the database has it. */
async function readStored(queries: Queries, source: ContentSource): Promise<StoredItems> {
  const { name } = source.definition;
  const rows = await queries.select().from(workingItem).where(eq(workingItem.collection, name));
  const shown = await queries
    .select({ id: contentItem.id, slug: contentItem.slug })
    .from(contentItem)
    .where(eq(contentItem.collection, name));
  const publicSlugs = new Map(shown.map(({ id, slug }) => [id, slug]));
  const hashOfStored = async (row: WorkingRow) => {
    const [sides] = await readSides(queries, source, row.id);
    return sides ? filedHash(sides.shown, sides.unpublished) : '';
  };
  return { rows: new Map(rows.map((row) => [row.id, row])), publicSlugs, hashOfStored };
}

/**
 * Loads a content folder. Ids stay as the files have them; `updated_at` moves for changed items only.
 * @throws {ContentError} listing every fault; the database is then unchanged
 */
export async function loadContent(
  database: Database,
  contentDir: string,
  { mode, now, store }: LoadOptions,
): Promise<LoadReport> {
  const { items, problems } = readContent(contentDir);
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new ContentError(contentDir, errors);
  // A wrong folder is empty, too.
  if (mode === 'replace' && items.length === 0)
    throw new Error(`There are no content files in ${contentDir}`);
  if (store) await storeMedia(contentDir, store);
  const report = { items: items.length, added: 0, changed: 0, removed: 0, warnings: problems };
  await inTurn(database, async (queries) => {
    await loadMedia(queries, contentDir, { inFolder: !store });
    for (const source of sources) {
      const own = items.filter((item) => item.collection === source.definition.name);
      const stored = await readStored(queries, source);
      const plan = await planLoad(source, filedItems(own), stored, mode);
      const done = await applyPlan(plan, {
        ...{ queries, source, mode, now, rows: stored.rows },
        firstUpdated: firstUpdated(contentDir),
      });
      report.added += done.added;
      report.changed += done.changed;
      report.removed += done.removed;
      report.warnings.push(...plan.left);
    }
  });
  return report;
}

/** Whether no content was ever loaded or made. */
export async function isEmpty(database: Pick<Queries, 'select'>): Promise<boolean> {
  const found = await database.select({ id: workingItem.id }).from(workingItem).limit(1);
  return found.length === 0;
}
