/** Redirects from former slugs: an item's old address leads to the item, permanently. */
import { collections, type CollectionKey } from '../collections/build-rows';
import { slugKey, unfitSlug } from '../lib/slug-rules';
import { formerAddress } from './former-address';
import { movedItems, type ItemKey, type ItemsByCollection } from './moved-items';
import { compareIds, reservedSlugs } from './slugs';
import type { Problem, SlugRedirect, SnapshotItem } from './snapshot/types';

interface RedirectsInput {
  items: ItemsByCollection;
  previousItems: ItemsByCollection;
  previousRedirects: readonly SlugRedirect[];
}

interface Redirects {
  redirects: SlugRedirect[];
  /** Former slugs of an item that cannot redirect. */
  problems: Problem[];
}

/** The former slugs of an item. */
function formerSlugs(item: SnapshotItem): string[] {
  const former = item.fields['previous_slugs'];
  if (!Array.isArray(former)) return [];
  return former.flatMap((slug) => (typeof slug === 'string' ? [slug.trim()] : []));
}

const paged = collections.filter(({ page }) => page);

/** Decides which old addresses redirect, and to which item. */
class Claims {
  readonly #slugs: ReadonlyMap<string, string | undefined>;
  /** By lower-case address, the item whose page is there, or to which it redirects. */
  readonly #owners = new Map<string, string>();
  readonly #redirects = new Map<string, SlugRedirect>();
  readonly #reserved = new Map(paged.map((row) => [row.key, reservedSlugs(row)]));

  constructor(items: ItemsByCollection) {
    const all = paged.flatMap(({ key }) => (items[key] ?? []).map((item) => ({ key, item })));
    this.#slugs = new Map(all.map(({ key, item }) => [`${key}:${item.id}`, item.slug]));
    for (const { key, item } of all) {
      if (item.slug !== undefined)
        this.#owners.set(`${key}/${slugKey(item.slug)}`, `${key}:${item.id}`);
    }
  }

  /** @returns why an old slug cannot lead to the item; null if it does, or is the item's address */
  refusal(collection: CollectionKey, from: string, [of, id]: ItemKey): string | null {
    const item = `${of}:${id}`;
    const reserved = this.#reserved.get(collection);
    if (!reserved || !this.#slugs.has(item)) return 'has no page to lead to';
    const reason = unfitSlug(from, reserved);
    if (reason !== null) return reason;
    const place = `${collection}/${slugKey(from)}`;
    const owner = this.#owners.get(place) ?? item;
    if (owner !== item) return `belongs to item ${owner.slice(owner.indexOf(':') + 1)}`;
    if (of === collection && from === this.#slugs.get(item)) return null;
    this.#owners.set(place, item);
    const redirect = { collection, from, id, ...(of === collection ? {} : { of }) };
    this.#redirects.set(`${collection}/${from}`, redirect);
    return null;
  }

  /** In the order of the collections and of the slugs. */
  list(): SlugRedirect[] {
    return paged.flatMap(({ key }) =>
      [...this.#redirects.values()]
        .filter(({ collection }) => collection === key)
        .sort((a, b) => (a.from < b.from ? -1 : 1)),
    );
  }
}

/**
 * The redirects of all collections. A redirect names the item, not its slug, so a chain of renames is one step. A
 * redirect ends when its item is gone, or another live item has taken the slug. If an item moves to another collection,
 * its old addresses still lead to it. If several items once had a slug, the existing redirect wins, then the newest
 * rename, then the lower id.
 */
export function slugRedirects(input: RedirectsInput): Redirects {
  const { items, previousItems, previousRedirects } = input;
  const claims = new Claims(items);
  const moved = movedItems(items, previousItems);
  const nowOf = (key: CollectionKey, id: string): ItemKey => moved.get(`${key}:${id}`) ?? [key, id];
  for (const { collection, from, id, of = collection } of previousRedirects) {
    claims.refusal(collection, from, nowOf(of, id));
  }
  for (const { key } of paged) {
    for (const { id, slug } of previousItems[key] ?? []) {
      if (slug !== undefined) claims.refusal(key, slug, nowOf(key, id));
    }
  }
  const problems: Problem[] = [];
  for (const { key } of paged) {
    for (const item of [...(items[key] ?? [])].sort((a, b) => compareIds(a.id, b.id))) {
      for (const named of formerSlugs(item)) {
        const { collection, slug } = formerAddress(named, key);
        const reason = claims.refusal(collection, slug, [key, item.id]);
        if (reason !== null) problems.push(unused(key, item, named, reason));
      }
    }
  }
  return { redirects: claims.list(), problems };
}

function unused(key: CollectionKey, item: SnapshotItem, named: string, reason: string): Problem {
  return {
    collection: key,
    id: item.id,
    ...(item.slug === undefined ? {} : { slug: item.slug }),
    field: 'previous_slugs',
    kind: 'field-dropped',
    message: `The former slug "${named}" does not redirect: it ${reason}. Give a slug, or the address of a page of this site.`,
  };
}
