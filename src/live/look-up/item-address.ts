/** Parses addresses of items with pages: kind and slug. */
import { definitionsWithPages, type CollectionWithPages } from '../../collections';
import { percentDecoded } from '../../lib/percent-decoding';
import { unfitSlug } from '../../lib/slug-rules';

export interface ItemAddress {
  readonly collection: CollectionWithPages;
  /** Decoded; fit to be part of an address. */
  readonly slug: string;
}

/**
 * @param pathname as a browser's `location` has it, with its escapes
 * @returns null for every address that no item can have
 */
export function itemAddress(pathname: string): ItemAddress | null {
  const path = pathname.replace(/(.)\/$/, '$1');
  const found = definitionsWithPages.find(({ pages }) => path.startsWith(`${pages.items}/`));
  if (!found) return null;
  // Decoded last: an escaped slash belongs to no slug.
  const slug = percentDecoded(path.slice(found.pages.items.length + 1));
  const isFit = slug !== null && unfitSlug(slug) === null;
  return isFit ? { collection: found.key, slug } : null;
}
