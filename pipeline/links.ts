/** Finds missing targets in a site's pages: pages, anchors, pictures, scripts, styles. */
import fs from 'node:fs';
import path from 'node:path';
import { ownCopy } from '../src/lib/build/page-html';
import { decodeEntities } from '../src/lib/html-entities';
import { percentDecoded } from '../src/lib/percent-decoding';
import { listFiles } from './files';
import { srcsetAddresses } from './srcset';

export interface BrokenLink {
  /** The file of the page with the link. */
  page: string;
  href: string;
  reason: 'no such file' | 'no such anchor' | 'not an address';
}

const ATTRIBUTES = /\s(?:href|src|action|poster|data-src)="([^"]*)"/g;
const SETS = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const IDS = /\sid="([^"]+)"/g;
/** Inline scripts: their content is not markup. */
const SCRIPTS = /<script\b(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g;

function addressesOf(html: string): string[] {
  const single = [...html.matchAll(ATTRIBUTES)].map(([, address = '']) => address);
  const sets = [...html.matchAll(SETS)].flatMap(([, set = '']) => srcsetAddresses(set));
  return [...new Set([...single, ...sets])].map(decodeEntities);
}

const idsOf = (html: string) => [...html.matchAll(IDS)].map(([, id = '']) => decodeEntities(id));

/** The path of an address on this site; null for one that leads elsewhere. */
function ownAddress(href: string, siteUrl: string): string | null {
  if (href.startsWith(`${siteUrl}/`)) return href.slice(siteUrl.length);
  if (href === siteUrl) return '/';
  return /^[/#]/.test(href) && !href.startsWith('//') ? href : null;
}

/** The file that is served for a path. */
function fileOf(pathname: string, present: ReadonlySet<string>): string | undefined {
  const name = pathname.replace(/^\/+|\/+$/g, '');
  return [name || 'index.html', `${name}/index.html`, `${name}.html`].find((candidate) =>
    present.has(candidate),
  );
}

/** Whether an address is relative to its page. */
const isOfPage = (href: string) => href === '' || href.startsWith('#');

/**
 * The broken links of all pages of a site.
 * @param directory the site's folder, such as `public/`
 * @param siteUrl without a trailing slash; addresses below it are the site's own
 * @param files the site's files, if the directory also contains files of earlier builds
 */
export function brokenLinks(
  directory: string,
  siteUrl: string,
  files: readonly string[] = listFiles(directory),
): BrokenLink[] {
  const present = new Set(files);
  const known = new Map<string, ReadonlySet<string>>();
  const read = (name: string) => fs.readFileSync(path.join(directory, name), 'utf8');
  const idsIn = (name: string) => {
    const ids = known.get(name) ?? new Set(ownCopy(idsOf(read(name))));
    known.set(name, ids);
    return ids;
  };
  const reasonFor = (page: string, href: string): BrokenLink['reason'] | null => {
    const own = ownAddress(href, siteUrl);
    if (own === null) return null;
    const [address = '', anchor = ''] = own.split('#');
    const pathname = percentDecoded(address.split('?')[0] ?? '');
    const id = percentDecoded(anchor);
    if (pathname === null || id === null) return 'not an address';
    const target = pathname === '' ? page : fileOf(pathname, present);
    if (!target) return 'no such file';
    const isAnchored = id !== '' && target.endsWith('.html');
    return isAnchored && !idsIn(target).has(id) ? 'no such anchor' : null;
  };
  const reasons = new Map<string, BrokenLink['reason'] | null>();
  const reasonOnce = (page: string, href: string) => {
    if (isOfPage(href)) return reasonFor(page, href);
    const before = reasons.get(href);
    if (before !== undefined) return before;
    const reason = reasonFor(page, href);
    reasons.set(href, reason);
    return reason;
  };
  const addressesIn = (page: string) => ownCopy(addressesOf(read(page).replace(SCRIPTS, '')));
  return files
    .filter((name) => name.endsWith('.html'))
    .flatMap((page) =>
      addressesIn(page).flatMap((href): BrokenLink[] => {
        const reason = reasonOnce(page, href);
        return reason ? [{ page, href, reason }] : [];
      }),
    );
}
