/** Slugs that are taken. */
import { and, eq, ne } from 'drizzle-orm';
import type { ContentSource } from '../../content-loader/sources';
import { contentItem, workingItem } from '../../database/schema';
import { slugKey } from './rows';
import type { Fields, Outcome, Queries } from './types';

/** Who has a slug already: in a working copy, or publicly while a change of it is pending. */
export async function whoHasSlug(
  queries: Queries,
  collection: ContentSource,
  id: string,
  slug: unknown,
): Promise<{ id: string; title: string } | undefined> {
  const key = slugKey(slug);
  if (key === null) return undefined;
  const facts = { id: workingItem.id, title: workingItem.title };
  const others = and(
    eq(workingItem.collection, collection.definition.name),
    ne(workingItem.id, id),
  );
  const [found] = await queries
    .select(facts)
    .from(workingItem)
    .where(and(others, eq(workingItem.slug_key, key)));
  if (found) return found;
  const shown = await queries
    .select({ ...facts, slug: contentItem.slug })
    .from(workingItem)
    .innerJoin(
      contentItem,
      and(eq(contentItem.collection, workingItem.collection), eq(contentItem.id, workingItem.id)),
    )
    .where(and(others, ne(workingItem.version, workingItem.public_version)));
  return shown.find((row) => slugKey(row.slug) === key);
}

/** The refusal of a slug that another item has; undefined where it is free. */
export async function takenSlug(
  queries: Queries,
  collection: ContentSource,
  id: string,
  fields: Fields,
): Promise<Outcome | undefined> {
  const by = await whoHasSlug(queries, collection, id, fields['slug']);
  return by && { ok: false, reason: 'taken', by };
}
