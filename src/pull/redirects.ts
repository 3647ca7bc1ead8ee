/** Former slugs: an item's old address redirects to it for good. */
import type { Collection, CollectionKey } from '../collections/build-rows';
import type { SlugRedirect, SnapshotItem } from './snapshot/types';
import { slugKey, unfitSlug } from '../lib/slug-rules';
import { compareIds, reservedSlugs } from './slugs';

export interface RedirectsInput {
  collection: Collection;
  items: readonly SnapshotItem[];
  previousItems: readonly SnapshotItem[];
  previousRedirects: readonly SlugRedirect[];
}

function formerSlugs(item: SnapshotItem): string[] {
  const former = item.fields['previous_slugs'];
  return Array.isArray(former) ? former.filter((slug) => typeof slug === 'string') : [];
}

/**
 * The redirects of a collection. They name the item, not its slug, so that a chain of renames is always one step; one
 * ends when its item is gone or another live item has taken the slug. Of several items that once had a slug, the
 * existing redirect wins, then the newest rename, then the lower id.
 */
export function slugRedirects(input: RedirectsInput): SlugRedirect[] {
  const { collection, items, previousItems, previousRedirects } = input;
  if (!collection.page) return [];
  const key: CollectionKey = collection.key;
  const reserved = reservedSlugs(collection);
  const slugs = new Map(items.map((item) => [item.id, item.slug]));
  const taken = new Set(items.flatMap(({ slug }) => (slug === undefined ? [] : [slugKey(slug)])));
  const redirects = new Map<string, SlugRedirect>();
  const claim = (from: string, id: string): void => {
    const fromKey = slugKey(from);
    if (!slugs.has(id) || taken.has(fromKey) || redirects.has(fromKey)) return;
    if (unfitSlug(from, reserved) === null) redirects.set(fromKey, { collection: key, from, id });
  };
  for (const { collection: of, from, id } of previousRedirects) if (of === key) claim(from, id);
  for (const { id, slug } of previousItems) {
    if (slug !== undefined) claim(slug, id);
  }
  for (const item of [...items].sort((a, b) => compareIds(a.id, b.id))) {
    for (const from of formerSlugs(item)) claim(from.trim(), item.id);
  }
  return [...redirects.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
}
