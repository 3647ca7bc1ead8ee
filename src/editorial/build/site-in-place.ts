/** The site that is in place, read for what the snapshot does not know: its pages, and what its home page links to. */
import fs from 'node:fs';
import path from 'node:path';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { KnownPages } from './own-links';
import { ownPath } from './own-path';

function hrefsOf(node: DefaultTreeAdapterTypes.Node, found: Set<string>): Set<string> {
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'a') {
    const href = node.attrs.find(({ name }) => name === 'href')?.value;
    if (href) found.add(href);
  }
  if ('childNodes' in node) for (const child of node.childNodes) hrefsOf(child, found);
  return found;
}

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
  const hrefs = hrefsOf(parse(fs.readFileSync(home, 'utf8')), new Set());
  return {
    isInPlace: (page) =>
      ['.html', '/index.html'].some((ending) => fs.existsSync(path.join(publicDir, page + ending))),
    homeLinks: new Set([...hrefs].flatMap((href) => ownPath(href, siteUrl) ?? [])),
  };
}
