/** The list of all that a build made, which the verification holds `public/` against. */
import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from './redirects';
import type { Shown } from './shown-items';

export interface ManifestPage {
  path: string;
  /** Of the item, or of the company's own copy, that the page is made from; its HTML carries it. */
  contentDigest?: string;
  /** The part of the collections it shows, if any. */
  shows?: Shown;
}

export interface SiteManifest {
  siteUrl: string;
  /** Sorted by path. */
  pages: ManifestPage[];
  redirects: Redirect[];
  /** Addresses of this site that items name; see `addressesOnSite`. */
  itemAddresses: string[];
  /** SHA-256 of the list index's files, by their paths in the output. */
  listIndex: Record<string, string>;
  /** SHA-256 of sitemap, robots.txt, feeds and llms.txt, by their names in the output. */
  findable: Record<string, string>;
}

/** Beside Gatsby's cache, not in `public/`: it is no business of visitors. */
export const SITE_MANIFEST_FILE = path.join('.cache', 'site-manifest.json');

export function writeSiteManifest(manifest: SiteManifest): void {
  fs.writeFileSync(SITE_MANIFEST_FILE, JSON.stringify(manifest, null, 1));
}

/**
 * @param directory the work directory that Gatsby ran in
 * @throws {Error} where the build left none, which means that it did not end
 */
export function readSiteManifest(directory: string): SiteManifest {
  const file = path.join(directory, SITE_MANIFEST_FILE);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as SiteManifest;
  } catch (error) {
    throw new Error(`The build left no readable list of its pages (${String(error)}).`);
  }
}
