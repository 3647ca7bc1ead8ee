import { percentDecodedOrSame } from '../lib/percent-decoding';
import type { RichTextContext } from './context';

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

/**
 * The target of a link. Links to the site's own origin, with or without `www.`, become paths, as relative ones do,
 * without a slash at the end. Undefined where a link must not or cannot be followed.
 */
export function targetOf(
  value: string | undefined,
  { site }: Pick<RichTextContext, 'site'>,
): Target | undefined {
  const href = value?.trim() ?? '';
  if (href === '' || href.length > MAX_LENGTH) return undefined;
  if (href.startsWith('#')) return { kind: 'in-page', anchor: percentDecodedOrSame(href.slice(1)) };
  const url = parse(href, isProtocolRelative(href) ? 'https://localhost' : site);
  if (!url || !linkProtocols.has(url.protocol)) return undefined;
  if (!webProtocols.has(url.protocol)) return { kind: 'contact', href: url.href };
  url.username = '';
  url.password = '';
  if (withoutWww(url.host) === withoutWww(site.host))
    return { kind: 'internal', href: pathOf(url) };
  return { kind: 'external', href: url.href };
}
