/** Assigns slugs, each of which makes a safe and unique path. */
import { groupInOrder } from '../lib/group-in-order';
import { ALWAYS_RESERVED, slugKey, unfitPageSlug } from '../lib/slug-rules';
import { collections, type Collection } from '../collections/build-rows';

/**
 * The path segments directly below a collection's pages that belong to other pages of the site.
 * @param all the collections with list pages
 */
export function reservedSlugs(
  collection: Collection,
  all: readonly Collection[] = collections,
): ReadonlySet<string> {
  const reserved = new Set<string>(ALWAYS_RESERVED);
  const parent = collection.page?.path('') ?? '';
  for (const { listPages } of all) {
    const path = listPages?.path;
    if (!path || !parent || !path.startsWith(parent)) continue;
    const [segment] = path.slice(parent.length).split('/');
    if (segment) reserved.add(slugKey(segment));
  }
  return reserved;
}

export interface SlugClaim {
  id: string;
  slug: unknown;
  /** ISO 8601, normalised to UTC. */
  publishedAt?: string | undefined;
}

/** Compares ids, as numbers if both are whole numbers. */
export function compareIds(a: string, b: string): number {
  if (/^\d{1,15}$/.test(a) && /^\d{1,15}$/.test(b) && Number(a) !== Number(b)) {
    return Number(a) - Number(b);
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The contract's order of claims to a slug: the holder in the last build, then the older item, then the lower id. */
function compareClaims(a: SlugClaim, b: SlugClaim, holder: string | undefined): number {
  if (a.id === holder || b.id === holder) return a.id === holder ? -1 : 1;
  if (a.publishedAt !== b.publishedAt) {
    if (a.publishedAt === undefined) return 1;
    if (b.publishedAt === undefined) return -1;
    return a.publishedAt < b.publishedAt ? -1 : 1;
  }
  return compareIds(a.id, b.id);
}

/**
 * Decides which claims stand.
 * @param holders ids by `slugKey`, of the last build
 * @returns for each id that does not get its slug, the reason, a phrase that continues "its slug …"
 */
export function settleSlugs(
  claims: readonly SlugClaim[],
  holders: ReadonlyMap<string, string>,
  reserved: ReadonlySet<string>,
): Map<string, string> {
  const refused = new Map<string, string>();
  const fit = claims.filter(({ id, slug }) => {
    const reason = unfitPageSlug(slug, reserved);
    if (reason !== null) refused.set(id, reason);
    return reason === null;
  });
  for (const [key, group] of groupInOrder(fit, ({ slug }) => slugKey(slug as string))) {
    const [winner, ...losers] = group.sort((a, b) => compareClaims(a, b, holders.get(key)));
    if (!winner) continue;
    for (const { id, slug } of losers) {
      const how = slug === winner.slug ? '' : ' (they differ by case or Unicode form alone)';
      refused.set(id, `"${String(slug)}" belongs to item ${winner.id}${how}`);
    }
  }
  return refused;
}
