/** The XML sitemap: an index over parts, as https://www.sitemaps.org/protocol.html has it; pure. */
import { textElement, xmlFile } from './xml';

export const SITEMAP_PATH = '/sitemap.xml';

/** The names of parts, as files of the site. */
export const SITEMAP_PART = /^sitemap-[^/]+\.xml$/;

export interface SitemapLimits {
  urls: number;
  /** Before packing. */
  bytes: number;
}

/** The protocol's limits for one file. */
export const SITEMAP_LIMITS: SitemapLimits = { urls: 50_000, bytes: 50 * 2 ** 20 };

export interface SitemapEntry {
  /** Absolute, as the page's canonical address. */
  url: string;
  /** When the page last changed in substance, as ISO 8601; null if unknown. */
  lastmod: string | null;
  /** The page's own picture, absolute. */
  image: string | null;
  /** Which part it is in, such as `blog-2026`. */
  part: string;
}

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_SCHEMA = 'http://www.google.com/schemas/sitemap-image/1.1';

/** Room for the lines around the entries. */
const FRAME_BYTES = 1000;

function urlElement({ url, lastmod, image }: SitemapEntry): string {
  const picture = image ? `<image:image>${textElement('image:loc', image)}</image:image>` : '';
  return `<url>${textElement('loc', url)}${textElement('lastmod', lastmod)}${picture}</url>`;
}

interface Part {
  name: string;
  lines: string[];
  bytes: number;
  /** The newest of its entries. */
  lastmod: string | null;
}

const later = (one: string | null, other: string | null) =>
  other !== null && (one === null || Date.parse(other) > Date.parse(one)) ? other : one;

/** Entries by part, a part that would be too large in several files. */
function partsOf(entries: readonly SitemapEntry[], limits: SitemapLimits): Part[] {
  const open = new Map<string, Part>();
  const parts: Part[] = [];
  const counts = new Map<string, number>();
  const begin = (key: string): Part => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const name = `sitemap-${key}${count > 1 ? `-part-${count}` : ''}.xml`;
    const part: Part = { name, lines: [], bytes: FRAME_BYTES, lastmod: null };
    open.set(key, part);
    parts.push(part);
    return part;
  };
  for (const entry of entries) {
    const line = urlElement(entry);
    const bytes = Buffer.byteLength(line) + 1;
    let part = open.get(entry.part) ?? begin(entry.part);
    if (part.lines.length >= limits.urls || part.bytes + bytes > limits.bytes) {
      part = begin(entry.part);
    }
    part.lines.push(line);
    part.bytes += bytes;
    part.lastmod = later(part.lastmod, entry.lastmod);
  }
  return parts.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The index and its parts. Split by kind and year, so that one changed post changes few bytes, and those of years past
 * none.
 * @param entries in an order that builds keep
 * @param siteUrl without a trailing slash
 * @returns texts by name, as files of the site
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  limits: SitemapLimits = SITEMAP_LIMITS,
): ReadonlyMap<string, string> {
  const parts = partsOf(entries, limits);
  const index = parts.map(
    ({ name, lastmod }) =>
      `<sitemap>${textElement('loc', `${siteUrl}/${name}`)}${textElement('lastmod', lastmod)}</sitemap>`,
  );
  return new Map([
    [SITEMAP_PATH.slice(1), xmlFile('sitemapindex', { xmlns: SCHEMA }, index)],
    ...parts.map(({ name, lines }): [string, string] => [
      name,
      xmlFile('urlset', { xmlns: SCHEMA, 'xmlns:image': IMAGE_SCHEMA }, lines),
    ]),
  ]);
}
