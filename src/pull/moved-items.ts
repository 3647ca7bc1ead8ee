/** Finds items that moved from one collection to another, such as news that was first a post. */
import { collections, type CollectionKey } from '../collections/build-rows';
import { slugKey } from '../lib/slug-rules';
import type { SnapshotItem } from './snapshot/types';

export type ItemsByCollection = Readonly<Partial<Record<CollectionKey, readonly SnapshotItem[]>>>;

/** An item among those of all collections. */
export type ItemKey = readonly [collection: CollectionKey, id: string];

/**
 * The new places of items that moved between two pulls: an item with the same slug that is new or has the same title.
 * @returns by the old `collection:id`
 */
export function movedItems(
  items: ItemsByCollection,
  previousItems: ItemsByCollection,
): ReadonlyMap<string, ItemKey> {
  const idsOf = (some: ItemsByCollection, key: CollectionKey) =>
    new Set((some[key] ?? []).map(({ id }) => id));
  const bySlug = new Map<
    string,
    { key: CollectionKey; id: string; isNew: boolean; title: unknown }[]
  >();
  for (const { key } of collections) {
    const known = idsOf(previousItems, key);
    for (const { id, slug, fields } of items[key] ?? []) {
      if (slug === undefined) continue;
      const entry = { key, id, isNew: !known.has(id), title: fields['title'] };
      bySlug.set(slugKey(slug), [...(bySlug.get(slugKey(slug)) ?? []), entry]);
    }
  }
  const moved = new Map<string, ItemKey>();
  for (const { key } of collections) {
    const here = idsOf(items, key);
    for (const { id, slug, fields } of previousItems[key] ?? []) {
      if (slug === undefined || here.has(id)) continue;
      const [found, ...others] = bySlug.get(slugKey(slug)) ?? [];
      if (!found || others.length > 0 || found.key === key) continue;
      if (found.isNew || found.title === fields['title'])
        moved.set(`${key}:${id}`, [found.key, found.id]);
    }
  }
  return moved;
}
