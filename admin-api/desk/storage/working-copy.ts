/** The fields of working copies to be, and the rows of new ones. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, min } from 'drizzle-orm';
import type { ContentSource } from '../../content-loader/sources';
import { workingItem } from '../../database/schema';
import { withFileSizes } from '../../media/sizes';
import { parseFields } from './check';
import { fieldsOf } from './read';
import { factsOf, type WorkingRow } from './rows';
import { takenSlug, whoHasSlug } from './slugs';
import type { Change, Fields, Outcome, Queries } from './types';
import { wasPublic, type Held } from './versions';

/** The slug that the public knows goes on leading to the item. */
function withFormerSlug({ definition }: ContentSource, fields: Fields, shown?: Fields): Fields {
  const { slug, previous_slugs: previous } = fields;
  const former = shown?.['slug'];
  if (!('previous_slugs' in definition.optional) || typeof former !== 'string') return fields;
  const all = [...(Array.isArray(previous) ? (previous as unknown[]) : []), former];
  const kept = [...new Set(all)].filter((each) => each !== slug);
  const { previous_slugs: _previous, ...others } = fields;
  return kept.length > 0 ? { ...others, previous_slugs: kept } : others;
}

/** The fields of a working copy to be, checked; else why they cannot be that. */
export async function judged(
  held: Held,
  given: Fields,
  status = held.row.status,
): Promise<{ fields: Fields } | { refusal: Outcome }> {
  const { queries, collection, row } = held;
  const checked = parseFields(collection, given, { id: row.id, status });
  if (!checked.ok) return { refusal: { ...checked, reason: 'invalid' } };
  const shown = wasPublic(row)
    ? await fieldsOf(queries, collection, row.id, row.public_version)
    : undefined;
  const sized = await withFileSizes(queries, collection, checked.fields);
  const fields = withFormerSlug(collection, sized, shown);
  const refusal = await takenSlug(queries, collection, row.id, fields);
  return refusal ? { refusal } : { fields };
}

/** The first place where the editors' order decides; new things come first there. */
async function firstPlace(queries: Queries, { definition }: ContentSource): Promise<number> {
  if ('published_at' in definition.optional) return 0;
  const [first] = await queries
    .select({ position: min(workingItem.position) })
    .from(workingItem)
    .where(and(eq(workingItem.collection, definition.name), isNull(workingItem.deleted_at)));
  return (first?.position ?? 1) - 1;
}

/** The row of an item of which nothing is stored yet. */
export async function newRow(queries: Queries, change: Change, collection: ContentSource) {
  const id = randomUUID();
  const none = { public_version: null, deleted_at: null };
  const noFile = { file_hash: null, file_position: null, file_version: null, is_followed: false };
  const row: WorkingRow = {
    ...{ collection: collection.definition.name, id, version: 0, status: 'draft', pending: false },
    ...factsOf(collection, { id }),
    ...none,
    ...noFile,
    position: await firstPlace(queries, collection),
    ...{ changed_at: change.now, changed_by: change.actor.name, media: [] },
  };
  return row;
}

/** A slug like another's that nobody has. */
export async function freeSlug(queries: Queries, collection: ContentSource, slug: string) {
  for (let turn = 1; ; turn += 1) {
    const candidate = `${slug}-copy${turn > 1 ? `-${turn}` : ''}`;
    if (!(await whoHasSlug(queries, collection, '', candidate))) return candidate;
  }
}

/** When an item is to be published: as asked, else as it says itself, else now. */
export function withDate(
  { definition }: ContentSource,
  fields: Fields,
  date: string | undefined,
  now: Date,
) {
  if (!('published_at' in definition.optional)) return fields;
  const published = date ?? fields['published_at'] ?? `${now.toISOString().slice(0, 19)}Z`;
  return { ...fields, published_at: published };
}
