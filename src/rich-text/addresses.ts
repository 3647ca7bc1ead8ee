import { percentDecodedOrSame } from '../lib/percent-decoding';
import type { RichTextContext } from './context';
import { isDownload, withScheme } from './written-address';

/** Longer than any server takes. */
const MAX_LENGTH = 4_000;

const webProtocols = new Set(['http:', 'https:']);
const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

function parse(value: string, base: URL | string): URL | undefined {
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}

const isProtocolRelative = (value: string): boolean => /^\s*[\\/][\\/]/.test(value);

/**
 * The absolute http(s) address of something that a text loads or links to, without a user's name and password.
 * Undefined for every other protocol and for an invalid address.
 */
export function webAddress(value: string | undefined, base: URL): URL | undefined {
  const trimmed = value?.trim() ?? '';
  if (trimmed === '' || trimmed.length > MAX_LENGTH) return undefined;
  const url = parse(trimmed, isProtocolRelative(trimmed) ? 'https://localhost' : base);
  if (!url || !webProtocols.has(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  return url;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** A link's target after checking. */
export type Target =
  | { kind: 'in-page'; anchor: string }
  /** A path of this site, beginning with one slash. */
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string }
  /** mailto: or tel: */
  | { kind: 'contact'; href: string };

function pathOf(url: URL): string {
  // Two slashes at the beginning would name a host.
  const path = `/${url.pathname.replace(/^\/+/, '')}`;
  return (path.length > 1 ? path.replace(/\/+$/, '') : path) + url.search + url.hash;
}

const samePath = (one: string, other: string): boolean =>
  percentDecodedOrSame(one.replace(/\/+$/, '')).normalize('NFC') ===
  percentDecodedOrSame(other.replace(/\/+$/, '')).normalize('NFC');

/**
 * The target of a link. Links to the site's own origin, with or without `www.`, become paths, as relative ones do,
 * without a slash at the end; those to a place on the text's own page are in the page. A relative address of a file is
 * one of the server that the text comes from. Undefined where a link must not or cannot be followed.
 */
export function targetOf(
  value: string | undefined,
  {
    site,
    source = site,
    ownPath,
  }: Pick<RichTextContext, 'site'> & Partial<Pick<RichTextContext, 'source' | 'ownPath'>>,
): Target | undefined {
  const written = value?.trim() ?? '';
  if (written === '' || written.length > MAX_LENGTH) return undefined;
  if (written.startsWith('#'))
    return { kind: 'in-page', anchor: percentDecodedOrSame(written.slice(1)) };
  const href = withScheme(written);
  const base = isDownload(href) ? source : site;
  const url = parse(href, isProtocolRelative(href) ? 'https://localhost' : base);
  if (!url || !linkProtocols.has(url.protocol)) return undefined;
  if (!webProtocols.has(url.protocol)) return { kind: 'contact', href: url.href };
  url.username = '';
  url.password = '';
  if (withoutWww(url.host) !== withoutWww(site.host)) return { kind: 'external', href: url.href };
  if (ownPath !== undefined && url.hash !== '' && samePath(url.pathname, ownPath))
    return { kind: 'in-page', anchor: percentDecodedOrSame(url.hash.slice(1)) };
  return { kind: 'internal', href: pathOf(url) };
}
