/** The Content-Security-Policy: what a page of this site may run, load and send, and nothing else. Pure. */
import { playerOrigins } from '../../rich-text/embed-hosts';
import { trustedPolicies } from '../../lib/trusted-policies';

export interface PolicyFacts {
  /** Hashes of inline scripts, as `sha256-…`. */
  scripts: readonly string[];
  /** Hashes of the style elements of the page. */
  styles: readonly string[];
  /** Hashes of the values of style attributes. */
  styleAttributes: readonly string[];
  /** URL the site is served at. */
  siteUrl: string;
  /** The admin APIs that visitors' browsers may call, without a trailing slash. */
  adminApiUrls: readonly string[];
  /** The call widget's script, on sites that have one. */
  callWidgetUrl: string | null;
  /** URL pages report violations to; null for none. */
  reportUrl: string | null;
}

/**
 * Of no text at all. In production Emotion adds empty style elements and fills them with `insertRule` (its option
 * `speedy`), which a policy does not look at; the alternative is a nonce, which a static site cannot have.
 */
export const EMPTY_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const quoted = (hashes: readonly string[]) => [...new Set(hashes)].map((hash) => `'${hash}'`);

/** An address in a source list: that ends at a semicolon or comma, and knows no query; a dollar sign begins a variable of nginx. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`
    .replaceAll(';', '%3B')
    .replaceAll(',', '%2C')
    .replaceAll('$', '%24');
}

/** Sources of the call widget's provider, its script and the rest; none without a widget. */
function providerOf(callWidgetUrl: string | null): { script: string[]; other: string[] } {
  if (callWidgetUrl === null) return { script: [], other: [] };
  return { script: [sourceOf(callWidgetUrl)], other: [new URL(callWidgetUrl).origin] };
}

/**
 * The policy of a page, as its head carries it. `pipeline/hosting/headers.ts` adds the directives that browsers take
 * from a header alone (who may frame the page, where violations are reported).
 */
export function contentPolicy(facts: PolicyFacts): string {
  const provider = providerOf(facts.callWidgetUrl);
  // With the slash, all that is beneath the address.
  const apis = [...new Set(facts.adminApiUrls)].map((url) => `${url}/`);
  const reports = facts.reportUrl === null ? [] : [sourceOf(facts.reportUrl)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // The search is WebAssembly.
    'script-src': [
      ...["'self'", "'wasm-unsafe-eval'", ...quoted(facts.scripts)],
      ...provider.script,
    ],
    'style-src': quoted([...facts.styles, EMPTY_HASH]),
    'style-src-attr': ["'unsafe-hashes'", ...quoted(facts.styleAttributes)],
    // `blob:` is of the page's own making: a preview's pictures, which were asked for with a key.
    'img-src': ["'self'", 'blob:', ...provider.other],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...apis, ...provider.other, ...reports],
    'form-action': ["'self'", ...apis],
    'frame-src': [...playerOrigins, ...provider.other],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.values(trustedPolicies),
    ...(facts.siteUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
