import type { Shown } from '../src/data-layer/shown-items';
import type { SiteManifest } from '../src/data-layer/site-manifest';

/** What of a site is authors’ work in the admin panel: where it is not right that is told, and holds no release back. */
export interface AuthorsPart {
  /** Paths of the pages that show one item. */
  itemPages: string[];
  /** Paths of the pages that show several. */
  listPages: string[];
  /** Addresses of the site that items name in a field. */
  addresses: string[];
}

/** What a build's manifest says of it. */
export function authorsPartOf({
  pages,
  itemAddresses: addresses,
}: Pick<SiteManifest, 'pages' | 'itemAddresses'>): AuthorsPart {
  const showing = (what: Shown) =>
    pages.flatMap(({ path: at, shows }) => (shows === what ? at : []));
  return { itemPages: showing('item'), listPages: showing('list'), addresses };
}
