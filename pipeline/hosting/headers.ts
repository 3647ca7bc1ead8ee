/** The headers that answers of the site carry, whoever serves it. */
import { decodeEntities } from '../../src/lib/html-entities';
import { ENVIRONMENT_ROBOTS, isFindable } from '../../src/site/robots';

/** Values by name, as they are sent. */
export type Headers = Readonly<Record<string, string>>;

/** Browser features that no page of this site uses. */
const DENIED_FEATURES = (
  'accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope ' +
  'hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi payment ' +
  'publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb ' +
  'window-management xr-spatial-tracking'
).split(' ');

/** Headers of every answer. */
const always: Headers = {
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_FEATURES.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * @param siteUrl the site's URL: only https may ask browsers to come by https alone, and only production is to be found
 * by search engines
 * @param reportUrl where browsers report violations of the policy; null for none
 * @returns what every answer carries
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
 * Endings of pictures and documents, which others may show on pages of theirs: press pictures, share pictures,
 * downloads.
 */
export const SHARED_ENDINGS = 'avif gif ico jpeg jpg mp4 pdf png svg webp'.split(' ');

/** The same, as a pattern that JavaScript and PCRE read the same. */
export const SHARED_PATTERN = `\\.(?:${SHARED_ENDINGS.join('|')})$`;

const SHARED = new RegExp(SHARED_PATTERN, 'i');

/** `Cross-Origin-Resource-Policy`: who may load a file into pages of theirs. */
export const resourcePolicy = { own: 'same-origin', shared: 'cross-origin' } as const;

/** Directives that only a header can carry. */
const headerOnly = (reportUrl: string | null) =>
  `frame-ancestors 'none'${reportUrl === null ? '' : `; report-uri ${reportUrl}; report-to ${REPORTS}`}`;

/**
 * The policy of files other than pages. A script may be a worker, which has a policy of its own: that of the search.
 */
export function filePolicy(headers: Headers): string {
  return `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; ${headerOnly(reportUrlOf(headers))}`;
}

/** Browsers' viewers for documents are plugins or pages, which the policy must not block. */
export const VIEWED_ENDING = 'pdf';

const VIEWED = new RegExp(`\\.${VIEWED_ENDING}$`, 'i');

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
const STYLES = /(?<=(?:^|; )style-src )[^;]*/;

export interface PagePolicy {
  /** The sources of the page's styles, which differ from page to page. */
  styles: string;
  /** All of the policy, with `STYLES_PLACE` in the place of those. */
  template: string;
}

/** Stands in the template of a policy for the sources of styles. */
export const STYLES_PLACE = '{styles}';

/**
 * The policy that a page names in its head, with the directives for headers only.
 * @param html of the page
 * @returns null for a page that names none, as those that only lead on
 */
export function pagePolicy(html: string, headers: Headers): PagePolicy | null {
  const meta = META.exec(html)?.[1];
  if (meta === undefined) return null;
  const policy = `${decodeEntities(meta)}; ${headerOnly(reportUrlOf(headers))}`;
  return {
    styles: STYLES.exec(policy)?.[0] ?? "'none'",
    template: policy.replace(STYLES, STYLES_PLACE),
  };
}

/**
 * The policy for all of a site, where pages cannot have one each: without the parts in which they differ, and without
 * their fallback. The policy in each page holds those.
 */
export function commonPolicy({ template }: Pick<PagePolicy, 'template'>): string {
  return template
    .split('; ')
    .filter((directive) => !/^(?:default|style)-src /.test(directive))
    .join('; ');
}

/** The headers of one file, where they are sent file by file. @param html of a page; null for another file */
export function fileHeaders(name: string, html: string | null, headers: Headers): Headers {
  const page = html === null ? null : pagePolicy(html, headers);
  const policy = page?.template.replace(STYLES_PLACE, page.styles) ?? filePolicy(headers);
  return {
    ...headers,
    ...(VIEWED.test(name) ? {} : { 'Content-Security-Policy': policy }),
    'Cross-Origin-Resource-Policy': resourcePolicy[SHARED.test(name) ? 'shared' : 'own'],
  };
}
