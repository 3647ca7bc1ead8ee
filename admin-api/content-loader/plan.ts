/** Tells what of the content files is to be imported from what an editor has changed meanwhile, which stays. */
import { hashOf } from '../database/hash';
import { slugKey, type WorkingRow } from '../desk/storage/rows';
import type { ContentProblem } from './problems';
import type { ContentItem } from './check-item';
import type { ContentSource } from './sources';

/**
 * `follow`: as the files go in development; items whose file is gone go too. `add`: new and changed files come in.
 * `replace`: all is as in the files, and nothing else stays.
 */
export type LoadMode = 'follow' | 'add' | 'replace';

/** An item of the files: what is public, and what waits to be. */
export interface FiledItem {
  id: string;
  hash: string;
  shown: ContentItem | undefined;
  unpublished: ContentItem | undefined;
  position: number;
}

/** A collection as the database has it. */
export interface StoredItems {
  rows: ReadonlyMap<string, WorkingRow>;
  /** Slugs of the public rows, by id. */
  publicSlugs: ReadonlyMap<string, string | null>;
  /** The hash that a stored item would have in files. */
  hashOfStored: (row: WorkingRow) => Promise<string>;
}

export interface LoadPlan {
  imported: FiledItem[];
  /** The files have it as the desk has made it. */
  adopted: FiledItem[];
  /** Nothing of it changed but its place. */
  moved: FiledItem[];
  removed: WorkingRow[];
  left: ContentProblem[];
}

/** The hash of an item as files have it. */
export function filedHash(shown: unknown, unpublished?: unknown): string {
  return hashOf(unpublished === undefined ? shown : { shown: shown ?? null, unpublished });
}

/** The items of one collection, each with its two sides. */
export function filedItems(items: readonly ContentItem[]): FiledItem[] {
  const sides = new Map<string, Pick<FiledItem, 'shown' | 'unpublished'>>();
  for (const item of items) {
    const found = sides.get(item.fields.id) ?? { shown: undefined, unpublished: undefined };
    sides.set(item.fields.id, {
      ...found,
      [item.isUnpublished ? 'unpublished' : 'shown']: item,
    });
  }
  return [...sides].map(([id, { shown, unpublished }]) => ({
    ...{ id, shown, unpublished },
    hash: filedHash(shown?.fields, unpublished && { ...unpublished.fields }),
    position: (shown ?? unpublished)?.position ?? 0,
  }));
}

const problem = ({ shown, unpublished }: FiledItem, message: string): ContentProblem[] => {
  const place = unpublished ?? shown;
  return place ? [{ file: place.file, line: place.line, message, severity: 'warning' }] : [];
};

const CHANGED = 'was changed in the desk since it was loaded, and stays as it is there';

/** Whether the files may overwrite what is stored without anybody's work being lost. */
const isOfFiles = (row: WorkingRow, mode: LoadMode): boolean =>
  row.version === row.file_version && (mode !== 'follow' || row.is_followed);

/** Who holds each slug that the plan leaves as it is. */
function slugHolders(plan: LoadPlan, { rows, publicSlugs }: StoredItems): Map<string, WorkingRow> {
  const goes = new Set([...plan.imported, ...plan.removed].map(({ id }) => id));
  const holders = new Map<string, WorkingRow>();
  for (const row of rows.values()) {
    if (goes.has(row.id) || row.deleted_at) continue;
    for (const key of [row.slug_key, slugKey(publicSlugs.get(row.id))]) {
      if (key !== null) holders.set(key, row);
    }
  }
  return holders;
}

/** Leaves out what would take the slug of an item that stays. */
function withoutTaken(plan: LoadPlan, stored: StoredItems): void {
  const holders = slugHolders(plan, stored);
  plan.imported = plan.imported.filter((item) => {
    const slugs = [item.shown, item.unpublished].map((side) => slugKey(side?.fields.slug));
    const holder = slugs.flatMap((key) => (key === null ? [] : (holders.get(key) ?? [])))[0];
    if (!holder || holder.id === item.id) return true;
    const message = `slug: is already taken by "${holder.title}" of the desk (${holder.id})`;
    plan.left.push(...problem(item, message));
    return false;
  });
}

/** Sorts the items of a collection. */
export async function planLoad(
  source: ContentSource,
  items: readonly FiledItem[],
  stored: StoredItems,
  mode: LoadMode,
): Promise<LoadPlan> {
  const plan: LoadPlan = { imported: [], adopted: [], moved: [], removed: [], left: [] };
  for (const item of items) {
    const row = stored.rows.get(item.id);
    if (!row) plan.imported.push(item);
    else if (row.file_hash === item.hash && (mode !== 'replace' || isOfFiles(row, mode))) {
      if (row.file_position !== item.position) plan.moved.push(item);
    } else if (isOfFiles(row, mode) || mode === 'replace') plan.imported.push(item);
    else if ((await stored.hashOfStored(row)) === item.hash) plan.adopted.push(item);
    else plan.left.push(...problem(item, CHANGED));
  }
  const filed = new Set(items.map(({ id }) => id));
  for (const row of stored.rows.values()) {
    if (filed.has(row.id) || row.deleted_at) continue;
    if (mode === 'replace') plan.removed.push(row);
    else if (mode === 'add' || row.file_hash === null || !row.is_followed) continue;
    else if (isOfFiles(row, mode)) plan.removed.push(row);
    else {
      const message = `"${row.title}" (${row.id}) has no file any more; it ${CHANGED}`;
      plan.left.push({ file: source.name, line: 1, message, severity: 'warning' });
    }
  }
  withoutTaken(plan, stored);
  return plan;
}
