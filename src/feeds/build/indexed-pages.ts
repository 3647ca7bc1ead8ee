/** Which of the built pages search engines may list, and what these say of themselves: read from their HTML. */
import { ownCopy, readHead } from '../../lib/build/page-html';
import { decodeEntities } from '../../lib/html-entities';
import { isLeftOut } from '../../site/robots';
import { isCard } from '../../share-pictures/share-picture';
import { absoluteUrl } from '../../seo/urls';
import { openGraphOf } from '../../share-pictures/build/wanted';

export interface IndexedPage {
  path: string;
  /** Absolute: the page's canonical address. */
  url: string;
  /** Without the company's name. */
  title: string;
  description: string;
  /** The page's own picture as it is shared, absolute; null where it is shared with a card. */
  image: string | null;
}

const CANONICAL = /<link(?=[^>]*\srel="canonical")[^>]*\shref="([^"]*)"/;

/** The canonical address that a page names; null for none. */
export function canonicalOf(html: string): string | null {
  const end = html.indexOf('</head>');
  const [, address] = CANONICAL.exec(html.slice(0, end === -1 ? undefined : end)) ?? [];
  return address ? decodeEntities(address) : null;
}

/**
 * A page that may be listed; null for one that asks to be left out, or that is a copy of another.
 * @param siteUrl without a trailing slash
 */
export function indexedPage(pagePath: string, html: string, siteUrl: string): IndexedPage | null {
  const url = absoluteUrl(siteUrl, pagePath);
  if (canonicalOf(html) !== url || isLeftOut(html)) return null;
  const graph = openGraphOf(html);
  const image = graph.get('og:image') ?? '';
  return {
    path: pagePath,
    url,
    title: graph.get('og:title') ?? '',
    description: graph.get('og:description') ?? '',
    image: image === '' || isCard(image) ? null : image,
  };
}

/**
 * The pages of an output that may be listed, by path, sorted.
 * @param paths of all its pages
 */
export function readIndexedPages(
  outputDir: string,
  paths: Iterable<string>,
  siteUrl: string,
): ReadonlyMap<string, IndexedPage> {
  const pages = [...paths].sort().flatMap((pagePath): [string, IndexedPage][] => {
    const head = readHead(outputDir, pagePath);
    const page = head === null ? null : indexedPage(pagePath, head, siteUrl);
    return page ? [[pagePath, ownCopy(page)]] : [];
  });
  return new Map(pages);
}
