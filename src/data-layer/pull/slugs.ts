/** Which slug belongs to whom: every slug that leaves here makes a path that is safe and nobody else's. */
import { collections, type Collection } from '../collections';

/** UTF-8 bytes; a file name may have 255, and some are left for what is put after a slug. */
export const MAX_SLUG_BYTES = 200;

/** Segments that a server, a file system or a list's own pages claim below any path. */
const ALWAYS_RESERVED = ['page', 'category', 'archive', 'index', 'index.html', '404', '404.html'];

/** Characters that end a path, steer a router, or cannot stand in a file name somewhere. */
const FORBIDDEN = /[/\\%?#*:<>"|`]/u;
/** Control characters, lone surrogates, line separators and marks that turn the reading direction. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/u;

/** Slugs with equal keys would be one file on some file system. */
export function slugKey(slug: string): string {
  // Up and down again, since ß and SS meet only there.
  return slug.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/** The segments directly below a collection's page path that other pages of the site have. */
export function reservedSlugs(collection: Collection): ReadonlySet<string> {
  const reserved = new Set(ALWAYS_RESERVED);
  const parent = collection.page?.path('') ?? '';
  for (const { listPages } of collections) {
    const path = listPages?.path;
    if (!path || !parent || !path.startsWith(parent)) continue;
    const [segment] = path.slice(parent.length).split('/');
    if (segment) reserved.add(slugKey(segment));
  }
  return reserved;
}

/** Why a slug cannot be part of an address, or null. Unicode and spaces inside are fine. */
export function unfitSlug(slug: unknown, reserved: ReadonlySet<string>): string | null {
  if (slug === undefined || slug === null || slug === '') return 'is missing';
  if (typeof slug !== 'string') return `is not text but ${typeof slug}`;
  if (!slug.trim()) return 'is empty';
  if (slug.trim() !== slug) return 'begins or ends with a space';
  if (INVISIBLE.test(slug)) return 'has a control or invisible character';
  const forbidden = FORBIDDEN.exec(slug);
  if (forbidden) return `has "${forbidden[0]}" in it, which cannot be part of an address`;
  if (slug.startsWith('.')) return 'begins with a dot';
  if (slug.endsWith('.')) return 'ends with a dot';
  const bytes = Buffer.byteLength(slug, 'utf8');
  if (bytes > MAX_SLUG_BYTES) return `is ${bytes} bytes long; ${MAX_SLUG_BYTES} are the most`;
  if (reserved.has(slugKey(slug))) return `"${slug}" is reserved for pages of the site`;
  return null;
}

export interface SlugClaim {
  id: string;
  slug: unknown;
  /** ISO 8601, normalised to UTC. */
  publishedAt?: string | undefined;
}

/** Ids that are whole numbers compare as numbers. */
export function compareIds(a: string, b: string): number {
  if (/^\d{1,15}$/.test(a) && /^\d{1,15}$/.test(b) && Number(a) !== Number(b)) {
    return Number(a) - Number(b);
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The contract's order among claimants: who held it in the last build, then the older, then the lower id. */
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
 * @returns for each id that does not get its slug, why (a phrase that continues "its slug …")
 */
export function settleSlugs(
  claims: readonly SlugClaim[],
  holders: ReadonlyMap<string, string>,
  reserved: ReadonlySet<string>,
): Map<string, string> {
  const refused = new Map<string, string>();
  const groups = new Map<string, SlugClaim[]>();
  for (const claim of claims) {
    const reason = unfitSlug(claim.slug, reserved);
    if (reason !== null) {
      refused.set(claim.id, reason);
      continue;
    }
    const key = slugKey(claim.slug as string);
    const group = groups.get(key);
    if (group) group.push(claim);
    else groups.set(key, [claim]);
  }
  for (const [key, group] of groups) {
    if (group.length === 1) continue;
    const [winner, ...losers] = group.sort((a, b) => compareClaims(a, b, holders.get(key)));
    if (!winner) continue;
    for (const { id, slug } of losers) {
      const how = slug === winner.slug ? '' : ' (they differ by case or Unicode form alone)';
      refused.set(id, `"${String(slug)}" belongs to item ${winner.id}${how}`);
    }
  }
  return refused;
}
