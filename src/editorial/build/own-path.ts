import { percentDecodedOrSame } from '../../lib/percent-decoding';

/** @returns the path that a link leads to on this site; null for another site's, an anchor, or no address */
export function ownPath(href: string, siteUrl: string): string | null {
  if (href.startsWith('#') || !URL.canParse(href, siteUrl)) return null;
  const url = new URL(href, siteUrl);
  if (url.origin !== new URL(siteUrl).origin) return null;
  const path = percentDecodedOrSame(url.pathname);
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
