import { collections, type CollectionKey } from '../collections/build-rows';
import { percentDecodedOrSame } from '../lib/percent-decoding';

export interface FormerAddress {
  collection: CollectionKey;
  slug: string;
}

/**
 * The address that an entry of `previous_slugs` means: editors paste slugs, paths and whole addresses, escaped or not.
 * @param own the item's collection
 */
export function formerAddress(named: string, own: CollectionKey): FormerAddress {
  const isUrl = /^https?:\/\//i.test(named) && URL.canParse(named);
  const address = isUrl ? new URL(named).pathname : named;
  const slug = percentDecodedOrSame(address.replace(/\/$/, ''));
  if (!slug.includes('/')) return { collection: own, slug };
  const path = `/${slug.replace(/[?#].*$/, '')}`.replace(/^\/+/, '/').replace(/\/$/, '');
  const row = collections.find(({ page }) => page && path.startsWith(page.path('')));
  return row?.page
    ? { collection: row.key, slug: path.slice(row.page.path('').length) }
    : { collection: own, slug };
}
