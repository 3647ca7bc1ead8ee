/** `/robots.txt` (RFC 9309), by environment; pure. */
import { isFindable } from '../../site/robots';
import { SITEMAP_PATH } from './sitemap';

export const ROBOTS_PATH = '/robots.txt';

/**
 * Crawlers that obey a page's `noindex`, and must be let in to read it: an address that a search engine may not fetch
 * is listed all the same where others link to it.
 */
const HEEDING = ['Googlebot', 'Bingbot', 'DuckDuckBot', 'Applebot', 'YandexBot'] as const;

/** @param siteUrl without a trailing slash */
export function robotsTxt(siteUrl: string): string {
  if (isFindable(siteUrl)) {
    return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`;
  }
  const heeding = HEEDING.map((name) => `User-agent: ${name}\n`).join('');
  return `# Not the public site. Every page says noindex, which these crawlers obey; all others must stay out.\n${heeding}Allow: /\n\nUser-agent: *\nDisallow: /\n`;
}
