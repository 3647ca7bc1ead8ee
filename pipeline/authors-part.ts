import type { Shown } from '../src/data-layer/shown-items';
import type { SiteManifest } from '../src/data-layer/site-manifest';

/** The parts of a site that authors write in the admin panel: their faults are warnings, and hold no release back. */
export interface AuthorsPart {
  /** Paths of the pages that show one item. */
  itemPages: string[];
  /** Paths of the pages that show several. */
  listPages: string[];
  /** Addresses of the site that items name in a field. */
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
