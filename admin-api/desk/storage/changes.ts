/** The next release's changes: how what is public differs from what it was at a moment. */
import { and, asc, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { nameOfKind } from '../../content-loader/sources';
import type { Database } from '../../database/connect';
import { contentItem, itemVersion } from '../../database/schema';
import type { ComingChange } from '../protocol';

const MOST = 100;

/** Actions after which the public may see something else. */
const actions = ['published', 'archived', 'deleted', 'restored', 'imported'] as const;

const { collection, id, version, action, made_at, made_by_name: made_by, fields } = itemVersion;
const field = (name: string) => sql<string | null>`${fields} ->> ${name}`;
const columns = {
  ...{ collection, id, version, action, made_at, made_by },
  title: sql<string>`coalesce(${field('title')}, ${field('name')}, ${field('quote')}, ${id})`,
  status: field('status'),
  published_at: field('published_at'),
};

/** Those versions of the items that may have changed since, each item's in their order. */
function versionsOf(database: Database, since: Date, now: Date) {
  const touched = database
    .select({ collection, id })
    .from(itemVersion)
    .where(and(gt(made_at, since), inArray(action, [...actions])));
  const due = database
    .select({ collection: contentItem.collection, id: contentItem.id })
    .from(contentItem)
    .where(and(gt(contentItem.published_at, since), lte(contentItem.published_at, now)));
  const item = sql`(${collection}, ${id})`;
  return database
    .select(columns)
    .from(itemVersion)
    .where(
      and(inArray(action, [...actions]), or(sql`${item} in ${touched}`, sql`${item} in ${due}`)),
    )
    .orderBy(asc(collection), asc(id), asc(version));
}

type Version = Awaited<ReturnType<typeof versionsOf>>[number];

/** A version, and which one is public after it. */
interface Step {
  by: Version;
  shown: Version | null;
}

/** An item's versions, each with the one that is public from then on. */
function stepsOf(versions: readonly Version[]): Step[] {
  const steps: Step[] = [];
  for (const by of versions) {
    const last = steps.at(-1);
    const shownAfter = (): Version | null => {
      switch (by.action) {
        case 'published':
          return by;
        case 'imported':
          // A file may hold an unpublished change too, which follows what is public.
          if (last?.by.action === 'imported' && last.by.made_at.getTime() === by.made_at.getTime())
            return last.shown;
          return by.status === null || by.status === 'publish' ? by : null;
        case 'restored':
          // Of an item that is not deleted it is a change of the working copy.
          return (last?.by.action === 'deleted' ? steps.at(-2) : last)?.shown ?? null;
        default:
          return null;
      }
    };
    steps.push({ by, shown: shownAfter() });
  }
  return steps;
}

/** The version that a release of a moment shows. */
function shownAt(steps: readonly Step[], at: Date): Version | null {
  const shown = steps.findLast(({ by }) => by.made_at <= at)?.shown;
  return shown && (!shown.published_at || new Date(shown.published_at) <= at) ? shown : null;
}

/** The change of an item; null where the public sees the same as before. */
function changeOf(versions: readonly Version[], since: Date, now: Date): ComingChange | null {
  const steps = stepsOf(versions);
  const [before, after] = [shownAt(steps, since), shownAt(steps, now)];
  const shown = after ?? before;
  const cause = steps.findLast(
    ({ shown: its }, index) => its !== (steps[index - 1]?.shown ?? null),
  );
  if (!shown || !cause || before === after) return null;
  return {
    collection: nameOfKind(shown.collection),
    id: shown.id,
    title: shown.title,
    action: cause.by.action as ComingChange['action'],
    made_at: cause.by.made_at.toISOString(),
    made_by: cause.by.made_by,
  };
}

/** The items of which the public sees something else than it did, the latest change first. */
export async function changesSince(
  database: Database,
  since: Date,
  now: Date,
): Promise<{ total: number; first: ComingChange[] }> {
  const items = new Map<string, Version[]>();
  for (const row of await versionsOf(database, since, now)) {
    const key = JSON.stringify([row.collection, row.id]);
    items.set(key, [...(items.get(key) ?? []), row]);
  }
  const changes = [...items.values()]
    .flatMap((versions) => changeOf(versions, since, now) ?? [])
    .sort((one, other) => other.made_at.localeCompare(one.made_at));
  return { total: changes.length, first: changes.slice(0, MOST) };
}
