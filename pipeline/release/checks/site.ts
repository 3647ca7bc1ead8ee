/** All checks of a site before it goes live, except those in a browser. */
import fs from 'node:fs';
import path from 'node:path';
import { ownCopy } from '../../../src/lib/build/page-html';
import { allPaths } from '../../../src/site/navigation';
import type { AuthorsPart } from '../../authors-part';
import { brokenLinks, type BrokenLink } from '../../links';
import { htmlFile, isPageFile } from '../../verify';
import { checkBounds, type Size } from './bounds';
import { error, pathOfFile, warning, type Finding } from './finding';
import { checkHeads, headOf, type Head } from './heads';
import { checkMarkup } from './markup';
import { checkWeight, createScale } from './weights';

export interface SiteToCheck {
  /** The folder of the output. */
  root: string;
  /** Its published files. */
  files: readonly string[];
  siteUrl: string;
  /** Addresses that only redirect. */
  redirects: readonly { from: string }[];
  authors: AuthorsPart;
  size: Size;
  /** The size of the live release; null before the first. */
  liveSize: Size | null;
  /** The greatest allowed change of size; null if any size was accepted. */
  maxChange: number | null;
}

const reasons: Record<BrokenLink['reason'], string> = {
  'no such file': 'which is not on the site',
  'no such anchor': 'where no such place is on the page',
  'not an address': 'which is no address',
};

/**
 * A broken link in an author's text or item is a warning, so that it does not block everybody's news. Any other broken
 * link is an error.
 */
function checkLinks(site: SiteToCheck, items: ReadonlySet<string>): Finding[] {
  const lists = new Set(site.authors.listPages);
  const addresses = new Set(site.authors.addresses);
  // Files that an earlier build left are not published, so a link to one is broken.
  const broken = brokenLinks(site.root, site.siteUrl, site.files);
  return broken.map(({ page, href, reason }) => {
    const where = pathOfFile(page);
    const what = `leads to ${href}, ${reasons[reason]}`;
    const isAuthors = items.has(where) || (lists.has(where) && addresses.has(href));
    return isAuthors ? warning(where, what) : error(where, what);
  });
}

function checkRoutes(present: ReadonlySet<string>): Finding[] {
  return allPaths
    .filter((route) => !present.has(htmlFile(route)))
    .map((route) => error(route, 'is in the navigation, and is not built'));
}

const isPage = (name: string) => isPageFile(name) || name === htmlFile('/404.html');

/** Checks a site, every page of it. */
export function checkSite(site: SiteToCheck): Finding[] {
  const { root, siteUrl } = site;
  const moved = new Set(site.redirects.map(({ from }) => htmlFile(from)));
  const names = site.files.filter((name) => isPage(name) && !moved.has(name));
  const heads = new Map<string, Head>();
  const items = new Set(site.authors.itemPages);
  const showing = new Set([...items, ...site.authors.listPages]);
  const findings = [...checkRoutes(new Set(site.files)), ...checkLinks(site, items)];
  const weigh = createScale(root);
  for (const name of names) {
    const where = pathOfFile(name);
    const html = fs.readFileSync(path.join(root, name), 'utf8');
    heads.set(where, ownCopy(headOf(html)));
    findings.push(...checkWeight(where, weigh(html), !showing.has(where)));
  }
  findings.push(...checkHeads(heads, siteUrl, items));
  findings.push(...checkMarkup(root, names, items));
  if (site.liveSize && site.maxChange !== null) {
    findings.push(...checkBounds(site.liveSize, site.size, site.maxChange));
  }
  return findings;
}
