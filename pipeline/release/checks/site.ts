/** All that is checked of a site before it goes live, besides what a browser has to say of it. */
import fs from 'node:fs';
import path from 'node:path';
import { allPaths } from '../../../src/lib/navigation';
import { brokenLinks, type BrokenLink } from '../../links';
import { htmlFile } from '../../verify';
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
  /** Paths of the pages that show an item of the admin panel. */
  itemPages: ReadonlySet<string>;
  size: Size;
  /** The size of what is live; null before the first release. */
  liveSize: Size | null;
  /** How far it may be from that; null where any size was said to be right. */
  maxChange: number | null;
}

const reasons: Record<BrokenLink['reason'], string> = {
  'no such file': 'which is not on the site',
  'no such anchor': 'where no such place is on the page',
  'not an address': 'which is no address',
};

/**
 * What an author linked in an article is told and does not hold back everybody's news; what the site itself links is
 * an error.
 */
function checkLinks(site: SiteToCheck): Finding[] {
  const broken = brokenLinks(site.root, site.siteUrl);
  return broken.map(({ page, href, reason }) => {
    const where = pathOfFile(page);
    const what = `leads to ${href}, ${reasons[reason]}`;
    return site.itemPages.has(where) ? warning(where, what) : error(where, what);
  });
}

function checkRoutes(present: ReadonlySet<string>): Finding[] {
  return allPaths
    .filter((route) => !present.has(htmlFile(route)))
    .map((route) => error(route, 'is in the navigation, and is not built'));
}

/** Parts that Gatsby keeps for itself are no pages. */
const isPage = (name: string) => name.endsWith('.html') && !name.startsWith('_gatsby/');

/** Checks a site. Reads every page once. */
export async function checkSite(site: SiteToCheck): Promise<Finding[]> {
  const { root, siteUrl } = site;
  const moved = new Set(site.redirects.map(({ from }) => htmlFile(from)));
  const names = site.files.filter((name) => isPage(name) && !moved.has(name));
  const heads = new Map<string, Head>();
  const findings = [...checkRoutes(new Set(site.files)), ...checkLinks(site)];
  const weigh = createScale(root);
  for (const name of names) {
    const html = fs.readFileSync(path.join(root, name), 'utf8');
    const where = pathOfFile(name);
    heads.set(where, headOf(html));
    findings.push(...checkWeight(where, weigh(html), !site.itemPages.has(where)));
  }
  findings.push(...checkHeads(heads, siteUrl));
  findings.push(...(await checkMarkup(root, names)));
  if (site.liveSize && site.maxChange !== null) {
    findings.push(...checkBounds(site.liveSize, site.size, site.maxChange));
  }
  return findings;
}
