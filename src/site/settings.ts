/** The settings that a build reads from its environment; `readSettings` names every one that is wrong. */
import { shownUrl } from '@corporate-website/contract/shown-url';

export const DEFAULT_ADMIN_API_URL = 'http://127.0.0.1:4000/api';
export const DEFAULT_SITE_URL = 'http://127.0.0.1:9000';
/** Section 9 of the specification. */
export const DEFAULT_TIMEOUT_MS = 300_000;
export const DEFAULT_PICTURE_STORE_MB = 4096;

export interface Settings {
  /** The admin API that a build reads, without a trailing slash. */
  adminApiUrl: string;
  /** Start of canonical addresses, without a trailing slash. */
  siteUrl: string;
  /** The longest that a request may take, in milliseconds. */
  timeoutMs: number;
  /** Hosts besides the admin API's own that pictures and files may come from, though their addresses are private. */
  mediaAllowedHosts: readonly string[];
  /** Whether pictures are made as AVIF too. */
  avif: boolean;
  /** Proves to search engines that IndexNow messages come from the site; null if none are sent. */
  indexNowKey: string | null;
  /** URL to which browsers report violations of the policy, and pages their failures; null for none. */
  reportUrl: string | null;
  /** The most megabytes that the machine's store of finished pictures may hold; 0 for no store. */
  pictureStoreMb: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The fault of an address, or null. Pages and reports contain these, so they may hold no secret. */
function addressProblem(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || /[?#]/.test(value)) {
    return 'must be an absolute http(s) URL without a query';
  }
  return url.username || url.password ? 'must hold no user name or password' : null;
}

function webAddress(name: string, value: string, problems: string[]): string {
  const problem = addressProblem(value);
  if (problem) problems.push(`${name} ${problem}; it is "${shownUrl(value)}".`);
  return value.replace(/\/+$/, '');
}

/** The site's own address: a host, since every link of the site begins at its root. */
function siteAddress(value: string, problems: string[]): string {
  const address = webAddress('SITE_URL', value, problems);
  if (addressProblem(value)) return address;
  const { origin, pathname } = new URL(address);
  if (pathname !== '/') {
    problems.push(
      `SITE_URL must be the address of a host, such as https://www.example.com, without a path: the site's links begin at its root. It is "${shownUrl(value)}".`,
    );
  }
  return origin;
}

/**
 * URL failures are reported to. Characters that would end a header, a directive or a string of nginx must be escaped.
 */
function reportAddress(given: string | undefined, problems: string[]): string | null {
  if (!given) return null;
  if (/^https?:\/\/[^\s"';,\\${}\p{Cc}]+$/u.test(given) && URL.canParse(given)) return given;
  problems.push(
    `CSP_REPORT_URL must be an absolute http(s) URL without spaces, quotes, commas, semicolons, backslashes, braces and dollar signs; it is "${shownUrl(given)}".`,
  );
  return null;
}

/**
 * Reads the settings.
 * @throws {Error} naming every wrong setting, its value and its requirement
 */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const timeout = environment['ADMIN_API_TIMEOUT_MS'] || String(DEFAULT_TIMEOUT_MS);
  const timeoutMs = Number(timeout);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1) {
    problems.push(
      `ADMIN_API_TIMEOUT_MS must be a whole number of milliseconds; it is "${timeout}".`,
    );
  }
  const callWidget = environment['GATSBY_CALL_WIDGET_URL'];
  if (callWidget && !/^https?:\/\/[^/\s]\S*$/i.test(callWidget)) {
    problems.push(
      `GATSBY_CALL_WIDGET_URL must be the absolute http(s) URL of a script; it is "${shownUrl(callWidget)}".`,
    );
  }
  const indexNowKey = environment['INDEXNOW_KEY'] || null;
  if (indexNowKey !== null && !/^[A-Za-z0-9-]{8,128}$/.test(indexNowKey)) {
    problems.push(
      'INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens; it is something else.',
    );
  }
  const storeSize = environment['PICTURE_STORE_MB'] || String(DEFAULT_PICTURE_STORE_MB);
  if (!/^\d{1,9}$/.test(storeSize)) {
    problems.push(
      `PICTURE_STORE_MB must be a whole number of megabytes, or 0 for no store; it is "${storeSize}".`,
    );
  }
  const settings: Settings = {
    adminApiUrl: webAddress(
      'ADMIN_API_URL',
      environment['ADMIN_API_URL'] || DEFAULT_ADMIN_API_URL,
      problems,
    ),
    siteUrl: siteAddress(environment['SITE_URL'] || DEFAULT_SITE_URL, problems),
    timeoutMs,
    mediaAllowedHosts: (environment['MEDIA_ALLOWED_HOSTS'] ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    avif: /^(?:1|true|yes)$/i.test(environment['PICTURES_AVIF'] ?? ''),
    indexNowKey,
    reportUrl: reportAddress(environment['CSP_REPORT_URL'], problems),
    pictureStoreMb: Number(storeSize),
  };
  if (problems.length > 0) {
    throw new Error(`The settings are wrong:\n${problems.map((text) => `  - ${text}`).join('\n')}`);
  }
  return settings;
}
