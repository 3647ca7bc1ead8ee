/** The site that is in place, read for what the snapshot does not know: its pages, and what its home page links to. */
import fs from 'node:fs';
import path from 'node:path';
import { homeLinks } from './home-links';
import type { KnownPages } from './own-links';

export interface SiteInPlace extends KnownPages {
  /** Paths to which the home page links. */
  homeLinks: ReadonlySet<string>;
}

/**
 * @param publicDir the folder of the site; it may be missing
 * @param siteUrl without a trailing slash
 */
export function siteInPlace(publicDir: string, siteUrl: string): SiteInPlace {
  const home = path.join(publicDir, 'index.html');
  if (!fs.existsSync(home)) return { isInPlace: null, homeLinks: new Set() };
  const links = homeLinks(fs.readFileSync(home, 'utf8'), siteUrl);
  return {
    isInPlace: (page) =>
      ['.html', '/index.html'].some((ending) => fs.existsSync(path.join(publicDir, page + ending))),
    homeLinks: new Set(links.map((link) => link.path)),
  };
}
