/** A release's new, changed and removed addresses, for `addresses.json` and for search engines. */
import fs from 'node:fs';
import path from 'node:path';
import { SITEMAP_PART } from '../../src/feeds/build/sitemap';
import { decodeEntities } from '../../src/lib/html-entities';
import { absoluteUrl } from '../../src/seo/urls';
import type { BuildReport } from '../report';

/** Absolute addresses. */
export interface ChangedAddresses {
  new: string[];
  changed: string[];
  removed: string[];
}

const LOCATION = /<loc>([^<]*)<\/loc>/g;

/** The addresses of pages in a site's sitemap. @param siteDir the files of a release */
export function sitemapAddresses(siteDir: string): ReadonlySet<string> {
  const parts = fs.readdirSync(siteDir).filter((name) => SITEMAP_PART.test(name));
  const texts = parts.map((name) => fs.readFileSync(path.join(siteDir, name), 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(LOCATION)].map(([, location = '']) => decodeEntities(location)),
    ),
  );
}

/**
 * The changes of a release that concern search engines.
 * @param pages paths that differ from the last release
 * @param listed addresses of the sitemap; only these count as new or changed
 */
export function changedAddresses(
  pages: Pick<BuildReport['pages'], 'new' | 'changed' | 'removed'>,
  siteUrl: string,
  listed: ReadonlySet<string>,
): ChangedAddresses {
  const addresses = (paths: readonly string[]) =>
    paths.map((pagePath) => absoluteUrl(siteUrl, pagePath)).sort();
  const inSitemap = (address: string) => listed.has(address);
  return {
    new: addresses(pages.new).filter(inSitemap),
    changed: addresses(pages.changed).filter(inSitemap),
    removed: addresses(pages.removed).filter((address) => !inSitemap(address)),
  };
}
