/** The pages of the built site as a crawler reads them: their heads, texts and links. */
import fs from 'node:fs';
import path from 'node:path';
import { canonicalOf } from '../../src/feeds/build/indexed-pages';
import { decodeEntities } from '../../src/lib/html-entities';
import { textOfHtml } from '../../src/lib/text-of-html';
import { isLeftOut } from '../../src/site/robots';
import { listFiles } from '../../pipeline/files';
import { pathOfFile } from '../../pipeline/release/checks/finding';

export interface BuiltPage {
  path: string;
  html: string;
  /** Null for a page that names none. */
  canonical: string | null;
  /** Whether search engines may list it, were it in production. */
  isIndexed: boolean;
  /** Paths of this site that it links to, each once, without query and anchor. */
  links: string[];
}

const ANCHORS = /<a\b[^>]*\shref="([^"]*)"/g;

/** The path of a link on this site; undefined for one that leads elsewhere or stays on the page. */
function ownPath(href: string, siteUrl: string): string | undefined {
  if (!href.startsWith('/') && !href.startsWith(`${siteUrl}/`)) return undefined;
  const { pathname, origin } = new URL(href, siteUrl);
  return origin === siteUrl ? decodeURI(pathname) : undefined;
}

function linksOf(html: string, siteUrl: string): string[] {
  const hrefs = [...html.matchAll(ANCHORS)].map(([, href = '']) => decodeEntities(href));
  return [...new Set(hrefs.flatMap((href) => ownPath(href, siteUrl) ?? []))];
}

/** Every page of an output, by path; no redirects, nor what Gatsby keeps for itself. */
export function readBuiltPages(root: string, siteUrl: string): ReadonlyMap<string, BuiltPage> {
  const names = listFiles(root).filter(
    (name) => /(?:^|\/)index\.html$/.test(name) && !name.startsWith('_gatsby/'),
  );
  return new Map(
    names.flatMap((name): [string, BuiltPage][] => {
      const html = fs.readFileSync(path.join(root, name), 'utf8');
      if (html.includes('http-equiv="refresh"')) return [];
      const pagePath = pathOfFile(name);
      const canonical = canonicalOf(html);
      const isIndexed = canonical !== null && !isLeftOut(html);
      return [
        [pagePath, { path: pagePath, html, canonical, isIndexed, links: linksOf(html, siteUrl) }],
      ];
    }),
  );
}

/** Clicks from the home page to each page that can be reached, by path. */
export function clicksFromHome(pages: ReadonlyMap<string, BuiltPage>): ReadonlyMap<string, number> {
  const clicks = new Map([['/', 0]]);
  for (const [at, count] of clicks) {
    for (const link of pages.get(at)?.links ?? []) {
      if (pages.has(link) && !clicks.has(link)) clicks.set(link, count + 1);
    }
  }
  return clicks;
}

/** Visible text of a page's main part, with single spaces. */
export const visibleText = ({ html }: BuiltPage): string =>
  textOfHtml(/<main\b[^]*<\/main>/.exec(html)?.[0] ?? '');

/** The page's first heading. */
export const headingOf = ({ html }: BuiltPage): string =>
  textOfHtml(/<h1\b[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '');

/** The structured data of a page, unchecked. */
export const jsonLdOf = ({ html }: BuiltPage): unknown[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as unknown,
  );
