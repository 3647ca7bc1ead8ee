/** The manifest of a build's output, which the verification compares with `public/`. */
import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from './redirects';
import type { Shown } from './shown-items';

export interface ManifestPage {
  path: string;
  /** Digest of the item or copy that the page shows; the page's HTML contains it. */
  contentDigest?: string;
  /** Whether it shows one item or several, if any. */
  shows?: Shown;
}

export interface SiteManifest {
  siteUrl: string;
  /** Sorted by path. */
  pages: ManifestPage[];
  redirects: Redirect[];
  /** Addresses on this site in items' fields; see `addressesOnSite`. */
  itemAddresses: string[];
  /** SHA-256 of the list index's files, by their paths in the output. */
  listIndex: Record<string, string>;
  /** SHA-256 of sitemap, robots.txt, feeds and llms.txt, by their names in the output. */
  findable: Record<string, string>;
}

/** Beside Gatsby's cache, not in `public/`, so that it is not published. */
export const SITE_MANIFEST_FILE = path.join('.cache', 'site-manifest.json');

export function writeSiteManifest(manifest: SiteManifest): void {
  fs.writeFileSync(SITE_MANIFEST_FILE, JSON.stringify(manifest, null, 1));
}

/**
 * @param directory the work directory that Gatsby ran in
 * @throws {Error} if there is none, because the build did not finish
 */
export function readSiteManifest(directory: string): SiteManifest {
  const file = path.join(directory, SITE_MANIFEST_FILE);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as SiteManifest;
  } catch (error) {
    throw new Error(`The build left no readable list of its pages (${String(error)}).`);
  }
}
