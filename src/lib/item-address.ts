/** Addresses of items with a page of their own, read: of which kind, and with which slug. */
import { itemFolders } from './item-paths';
import type { ArchivedCollection } from './page-contexts';
import { percentDecoded } from './percent-decoding';
import { ALWAYS_RESERVED, unfitSlug } from './slug-rules';

export interface ItemAddress {
  readonly collection: ArchivedCollection;
  /** Decoded; fit to be part of an address. */
  readonly slug: string;
}

/** Segments below the folders that are other pages. */
const reserved: ReadonlySet<string> = new Set(ALWAYS_RESERVED);

const folders = Object.entries(itemFolders) as [ArchivedCollection, string][];

/**
 * @param pathname as a browser's `location` has it, with its escapes
 * @returns null for every address that no item can have
 */
export function itemAddress(pathname: string): ItemAddress | null {
  const path = pathname.replace(/(.)\/$/, '$1');
  const found = folders.find(([, folder]) => path.startsWith(`${folder}/`));
  if (!found) return null;
  const [collection, folder] = found;
  // Decoded last: an escaped slash belongs to no slug.
  const slug = percentDecoded(path.slice(folder.length + 1));
  return slug !== null && unfitSlug(slug, reserved) === null ? { collection, slug } : null;
}
