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

/** Set on the page's root while an address may be an item's, before the application is there. */
export const LOOK_UP_ATTRIBUTE = 'data-look-up';

/** If the application has not come by then, it does not come soon. */
const LOOK_UP_PATIENCE_MS = 10_000;

const patterns = folders.map(([, folder]) => folder.slice(1).replaceAll('/', '\\/'));

/**
 * For the head of the 404 page: at an address that may be an item's, what is shown first is that it is looked up,
 * and not that there is nothing. Without scripts, or where the application never comes, the words stand: it does
 * not come at addresses with an escaped `%`, which Gatsby cannot read.
 */
export const LOOK_UP_SCRIPT = `(function(r,a){if(/^\\/(?:${patterns.join('|')})\\/(?:[^/%]|%(?!25|2f|5c)..)+\\/?$/i.test(location.pathname)){r.setAttribute(a,'');setTimeout(function(){r.removeAttribute(a)},${LOOK_UP_PATIENCE_MS})}})(document.documentElement,'${LOOK_UP_ATTRIBUTE}')`;
