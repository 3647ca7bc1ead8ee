/**
 * Changing items. Saving changes the working copy alone; what the public calls answer changes by publishing, archiving,
 * deleting, and by undoing a deletion.
 */
import type { ContentSource } from '../../content-loader/sources';
import { contentItem } from '../../database/schema';
import { hashOf } from '../../database/hash';
import { fieldsOf, isRow, readRow } from './read';
import { takenSlug } from './slugs';
import type { Change, Fields, Outcome, Queries } from './types';
import {
  addVersion,
  changedBefore,
  done,
  inTurn,
  showPublicly,
  wasPublic,
  type Held,
  type Next,
} from './versions';
import { freeSlug, judged, newRow, withDate } from './working-copy';

const missing: Outcome = { ok: false, reason: 'missing' };
const forbidden: Outcome = { ok: false, reason: 'forbidden' };

/** Does something with an item that exists, in its turn. */
function withItem(
  change: Change,
  collection: ContentSource,
  id: string,
  work: (held: Held) => Promise<Outcome>,
): Promise<Outcome> {
  return inTurn(change.database, async (queries) => {
    const row = await readRow(queries, collection, id);
    return row ? work({ queries, change, collection, row }) : missing;
  });
}

async function addItem(
  queries: Queries,
  change: Change,
  collection: ContentSource,
  fields: Fields,
): Promise<Outcome> {
  const held = { queries, change, collection, row: await newRow(queries, change, collection) };
  const made = await judged(held, fields);
  if ('refusal' in made) return made.refusal;
  await addVersion(held, { action: 'created', fields: made.fields, status: 'draft' });
  return done(held);
}

/** Makes a draft. */
export function createItem(
  change: Change,
  collection: ContentSource,
  fields: Fields,
): Promise<Outcome> {
  return inTurn(change.database, (queries) => addItem(queries, change, collection, fields));
}

/** Makes a draft like another item. */
export function duplicateItem(
  change: Change,
  collection: ContentSource,
  id: string,
): Promise<Outcome> {
  return withItem(change, collection, id, async ({ queries, row }) => {
    const fields = await fieldsOf(queries, collection, id, row.version);
    if (!fields || row.deleted_at) return missing;
    const { published_at: _date, previous_slugs: _former, ...copied } = fields;
    if (typeof copied['title'] === 'string') copied['title'] += ' (copy)';
    const { slug } = copied;
    if (typeof slug === 'string') copied['slug'] = await freeSlug(queries, collection, slug);
    return addItem(queries, change, collection, copied);
  });
}

/** Makes fields the working copy. The same fields again change nothing, and are no conflict. */
export function saveItem(
  change: Change,
  collection: ContentSource,
  id: string,
  { fields: given, expectedVersion }: { fields: Fields; expectedVersion: number },
): Promise<Outcome> {
  return withItem(change, collection, id, async (held) => {
    const { row, queries } = held;
    if (row.deleted_at) return missing;
    const made = await judged(held, given);
    const current = await fieldsOf(queries, collection, id, row.version);
    if ('fields' in made && hashOf(made.fields) === hashOf(current)) return done(held);
    if (row.version !== expectedVersion) return changedBefore(held);
    if ('refusal' in made) return made.refusal;
    await addVersion(held, { action: 'saved', fields: made.fields, status: row.status });
    return done(held);
  });
}

/** There is one public row of an item: with a date that lies ahead it would take the item off the site until then. */
const wouldVanish: Outcome = {
  ok: false,
  reason: 'invalid',
  problems: [
    {
      field: 'published_at',
      reason:
        'lies ahead, and the item is on the site: it would be gone until then. Publish the change now, or at that time.',
    },
  ],
};

const isAhead = ({ published_at: at }: Fields, now: Date): boolean =>
  typeof at === 'string' && Date.parse(at) > now.getTime();

/** Whether the public sees an item now. */
async function isOnSite({ row, queries, collection }: Held, now: Date): Promise<boolean> {
  const [live] = await queries
    .select({ at: contentItem.published_at, status: contentItem.status })
    .from(contentItem)
    .where(isRow(contentItem, collection, row.id));
  return live?.status === 'publish' && (live.at === null || live.at <= now);
}

/**
 * Makes the working copy public; editors only.
 * @param by.publishedAt ISO 8601: the date that it bears from then on; one that lies ahead waits
 */
export function publishItem(
  change: Change,
  collection: ContentSource,
  id: string,
  { expectedVersion, publishedAt }: { expectedVersion: number; publishedAt?: string | undefined },
): Promise<Outcome> {
  return withItem(change, collection, id, async (held) => {
    const { row, queries } = held;
    if (change.actor.role !== 'editor') return forbidden;
    if (row.deleted_at) return missing;
    if (row.version !== expectedVersion) return changedBefore(held);
    const current = (await fieldsOf(queries, collection, id, row.version)) ?? {};
    const dated = withDate(collection, current, publishedAt, change.now);
    if (isAhead(dated, change.now) && (await isOnSite(held, change.now))) return wouldVanish;
    const made = await judged(held, dated, 'publish');
    if ('refusal' in made) return made.refusal;
    const isDone = row.status === 'publish' && !row.pending;
    if (isDone && hashOf(made.fields) === hashOf(current)) return done(held);
    const next = { ...made, action: 'published', status: 'publish', isPublic: true } as const;
    await showPublicly(held, await addVersion(held, next));
    return done(held);
  });
}

/** Decided by editors alone, where an item was public. */
const isForEditors = ({ change, row }: Held): boolean =>
  change.actor.role !== 'editor' && wasPublic(row);

/** Takes an item off the site, in a version that says why. */
async function takeOff(
  held: Held,
  expectedVersion: number,
  next: Pick<Next, 'action' | 'status' | 'deletedAt'>,
): Promise<Outcome> {
  const { row, queries, collection } = held;
  if (row.version !== expectedVersion) return changedBefore(held);
  const fields = (await fieldsOf(queries, collection, row.id, row.version)) ?? {};
  await showPublicly(held, await addVersion(held, { ...next, fields }));
  return done(held);
}

/** Takes an item off the site, and keeps it; what was public only by an editor. */
export function archiveItem(
  change: Change,
  collection: ContentSource,
  id: string,
  { expectedVersion }: { expectedVersion: number },
): Promise<Outcome> {
  return withItem(change, collection, id, async (held) => {
    const { row } = held;
    if (isForEditors(held)) return forbidden;
    if (row.deleted_at) return missing;
    const isDone = row.status === 'archived' && row.version === expectedVersion;
    if (isDone) return done(held);
    return takeOff(held, expectedVersion, { action: 'archived', status: 'archived' });
  });
}

/** Deletes an item, which `restoreVersion` undoes; what was public only by an editor. */
export function deleteItem(
  change: Change,
  collection: ContentSource,
  id: string,
  { expectedVersion }: { expectedVersion: number },
): Promise<Outcome> {
  return withItem(change, collection, id, async (held) => {
    const { row } = held;
    if (isForEditors(held)) return forbidden;
    if (row.deleted_at) return done(held);
    const next = { action: 'deleted', status: row.status, deletedAt: change.now } as const;
    return takeOff(held, expectedVersion, next);
  });
}

/**
 * Makes an old version the working copy. A deleted item comes back in the state that it had, and as public as it was:
 * what was public only by an editor.
 */
export function restoreVersion(
  change: Change,
  collection: ContentSource,
  id: string,
  { version, expectedVersion }: { version: number; expectedVersion: number },
): Promise<Outcome> {
  return withItem(change, collection, id, async (held) => {
    const { row, queries } = held;
    const isDeleted = row.deleted_at !== null;
    if (isDeleted && isForEditors(held)) return forbidden;
    if (row.version !== expectedVersion) return changedBefore(held);
    const old = await fieldsOf(queries, collection, id, version);
    if (!old) return missing;
    // Of an item that was archived before it was ever public, an old version is a draft.
    const status = isDeleted || wasPublic(row) ? row.status : 'draft';
    const made = await judged(held, old, status);
    if ('refusal' in made) return made.refusal;
    const shown = isDeleted && (await fieldsOf(queries, collection, id, row.public_version));
    const refusal = shown && (await takenSlug(queries, collection, id, shown));
    if (refusal) return refusal;
    const changed = await addVersion(held, { ...made, action: 'restored', status });
    if (isDeleted) await showPublicly(held, changed);
    return done(held);
  });
}
