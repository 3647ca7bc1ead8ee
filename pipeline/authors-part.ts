import type { Shown } from '../src/data-layer/shown-items';
import type { SiteManifest } from '../src/data-layer/site-manifest';

/** The parts of a site that authors write in the admin panel. Faults in them are warnings, which block no release. */
export interface AuthorsPart {
  /** Paths of the pages that show one item. */
  itemPages: string[];
  /** Paths of the pages that show several. */
  listPages: string[];
  /** Addresses on this site that are values of an item's fields. */
  addresses: string[];
}

/** Reads them from a build's manifest. */
export function authorsPartOf({
  pages,
  itemAddresses: addresses,
}: Pick<SiteManifest, 'pages' | 'itemAddresses'>): AuthorsPart {
  const showing = (what: Shown) =>
    pages.flatMap(({ path: at, shows }) => (shows === what ? at : []));
  return { itemPages: showing('item'), listPages: showing('list'), addresses };
}
