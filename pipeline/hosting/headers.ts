/** Response headers of the site, for every server. */
import { PREVIEW_PAGE } from '@corporate-website/contract/preview-page';
import { decodeEntities } from '../../src/lib/html-entities';
import { ENVIRONMENT_ROBOTS, isFindable } from '../../src/site/robots';

/** Header values by name. */
export type Headers = Readonly<Record<string, string>>;

/** Browser features that no page of this site uses. */
const DENIED_FEATURES = (
  'accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope ' +
  'hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi payment ' +
  'publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb ' +
  'window-management xr-spatial-tracking'
).split(' ');

/** Headers of every response. */
const always: Headers = {
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not support frame-ancestors; the others ignore it.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_FEATURES.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * @param siteUrl https adds HSTS; hosts other than production's are hidden from search engines
 * @param reportUrl where browsers report violations of the policy; null for none
 * @returns the headers of every response
 */
export function siteHeaders(siteUrl: string, reportUrl: string | null = null): Headers {
  return {
    ...always,
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
    ...(isFindable(siteUrl) ? {} : { 'X-Robots-Tag': ENVIRONMENT_ROBOTS }),
    ...(reportUrl === null ? {} : { 'Reporting-Endpoints': `${REPORTS}="${reportUrl}"` }),
  };
}

/** The name of the reporting endpoint. */
const REPORTS = 'reports';

/** URL to which a site's headers send violation reports; null for none. */
export function reportUrlOf(headers: Headers): string | null {
  return /^reports="(.*)"$/.exec(headers['Reporting-Endpoints'] ?? '')?.[1] ?? null;
}

/**
 * Endings of pictures and documents, which other sites may embed: press pictures, share pictures, downloads.
 */
const SHARED_ENDINGS = 'avif gif ico jpeg jpg mp4 pdf png svg webp'.split(' ');

/** The same as a pattern, for JavaScript and for PCRE. */
export const SHARED_PATTERN = `\\.(?:${SHARED_ENDINGS.join('|')})$`;

const SHARED = new RegExp(SHARED_PATTERN, 'i');

/** `Cross-Origin-Resource-Policy`: who may embed a file. */
export const resourcePolicy = { own: 'same-origin', shared: 'cross-origin' } as const;

/** The source for `frame-ancestors` that allows nobody. */
export const UNFRAMED = "'none'";

/** The directives that only work in a header: where to report violations … */
const reporting = (headers: Headers) => {
  const url = reportUrlOf(headers);
  return url === null ? '' : `; report-uri ${url}; report-to ${REPORTS}`;
};

/** … and who may show the page in a frame, which comes last. */
export const framedBy = (framers: string) => `; frame-ancestors ${framers}`;

/** The file of the page that the desk shows in a frame. */
export const FRAMED_FILE = `${PREVIEW_PAGE}/index.html`;

/** @param name of a file, or the path of its address */
const isFramed = (name: string) =>
  [PREVIEW_PAGE, FRAMED_FILE].includes(`/${name.replace(/^\/+|\/+$/g, '')}`);

/**
 * The policy of files other than pages. The search's worker is such a file, and has a policy of its own.
 */
export function filePolicy(headers: Headers): string {
  return `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'${reporting(headers)}${framedBy(UNFRAMED)}`;
}

/** Browsers show documents in built-in viewers, which a policy would block. */
const VIEWED = /\.pdf$/i;

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
const STYLES = /(?<=(?:^|; )style-src )[^;]*/;
const FORM_TARGETS = /(?<=(?:^|; )form-action )[^;]*/;

/** The admin APIs' hosts, which forms post to: their desks show previews in a frame. */
function framersOf(policy: string): string {
  const targets = FORM_TARGETS.exec(policy)?.[0].split(' ') ?? [];
  const hosts = targets
    .filter((target) => /^https?:/.test(target))
    .map((url) => new URL(url).origin);
  return hosts.length > 0 ? [...new Set(hosts)].join(' ') : UNFRAMED;
}

export interface PagePolicy {
  /** The sources of the page's styles, which differ from page to page. */
  styles: string;
  /** The policy without `frame-ancestors`, and with `STYLES_PLACE` in place of the sources of styles. */
  template: string;
  /** Who may show the preview page in a frame; nobody may frame another page. */
  framers: string;
}

/** Placeholder for the sources of styles in a policy's template. */
export const STYLES_PLACE = '{styles}';

/**
 * The policy in a page's head, with the directives that need a header.
 * @param html of the page
 * @returns null for a page without one, such as a redirect
 */
export function pagePolicy(html: string, headers: Headers): PagePolicy | null {
  const meta = META.exec(html)?.[1];
  if (meta === undefined) return null;
  const inHead = decodeEntities(meta);
  const policy = inHead + reporting(headers);
  return {
    styles: STYLES.exec(policy)?.[0] ?? "'none'",
    template: policy.replace(STYLES, STYLES_PLACE),
    framers: framersOf(inHead),
  };
}

/**
 * The part of the policy that all pages share: without styles, in which they differ, and without the fallback for
 * styles. Each page has both in its head.
 */
export function commonPolicy({ template }: Pick<PagePolicy, 'template'>): string {
  return template
    .split('; ')
    .filter((directive) => !/^(?:default|style)-src /.test(directive))
    .join('; ');
}

/** The headers of one file. @param html of a page; null for another file */
export function fileHeaders(name: string, html: string | null, headers: Headers): Headers {
  const page = html === null ? null : pagePolicy(html, headers);
  const policy = page
    ? page.template.replace(STYLES_PLACE, page.styles) +
      framedBy(isFramed(name) ? page.framers : UNFRAMED)
    : filePolicy(headers);
  return {
    ...headers,
    ...(VIEWED.test(name) ? {} : { 'Content-Security-Policy': policy }),
    'Cross-Origin-Resource-Policy': resourcePolicy[SHARED.test(name) ? 'shared' : 'own'],
  };
}
