/** The pull's settings, from the environment. */
import path from 'node:path';
import { environmentOf, missingApiSetting } from '../site/environments';
import { readSettings } from '../site/settings';
import { acceptedLosses } from './accept-shrink';
import { isPublicHost } from './public-host';
import type { PullOptions } from './pull';

/** Section 9 of the specification: no request takes longer. */
const MAX_TIMEOUT_MS = 300_000;

export type Environment = Readonly<Record<string, string | undefined>>;

export interface EnvironmentOptions {
  options: PullOptions;
  /** Tolerated deviations, in words. */
  notes: string[];
}

/**
 * Reads `ADMIN_API_URL`, `SITE_URL`, `SITE_STATE_DIR`, `ADMIN_API_TIMEOUT_MS`, `ACCEPT_SHRINK`,
 * `ACCEPT_MISSING_PICTURES`, `MEDIA_ALLOWED_HOSTS` and `GATSBY_ADMIN_API_…`; for tests and unusual servers also
 * `ADMIN_API_RETRY_BASE_MS` and `ADMIN_API_MAX_PAGES`.
 * @throws {Error} with every invalid setting, its value and its requirement
 */
export function optionsFromEnvironment(environment: Environment): EnvironmentOptions {
  const problems: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const settings = attempt(() => readSettings(environment));
  const acceptShrink = attempt(() => acceptedLosses(environment));
  const retryBaseMs = attempt(() => wholeNumber(environment, 'ADMIN_API_RETRY_BASE_MS', 0));
  const maxPages = attempt(() => wholeNumber(environment, 'ADMIN_API_MAX_PAGES', 1));
  if (settings && settings.timeoutMs > MAX_TIMEOUT_MS) {
    problems.push(
      `ADMIN_API_TIMEOUT_MS must be ${MAX_TIMEOUT_MS} or less; it is "${settings.timeoutMs}".`,
    );
  }
  if (settings) problems.push(...browserApiProblems(settings.siteUrl, environment));
  if (!settings || !acceptShrink || problems.length > 0) throw new Error(problems.join('\n'));
  const notes: string[] = [];
  if (environment['ADMIN_API_URL']?.endsWith('/')) {
    notes.push(`ADMIN_API_URL ends with a slash; ${settings.adminApiUrl} is used.`);
  }
  return {
    notes,
    options: {
      adminApiUrl: settings.adminApiUrl,
      siteUrl: settings.siteUrl,
      timeoutMs: settings.timeoutMs,
      mediaAllowedHosts: settings.mediaAllowedHosts,
      stateDir: path.resolve(environment['SITE_STATE_DIR'] || '.site'),
      acceptShrink,
      ...(retryBaseMs === undefined ? {} : { retryBaseMs }),
      ...(maxPages === undefined ? {} : { maxPages }),
    },
  };
}

/** A public site must not use the embedded admin API: a visitor's browser would call the visitor's own machine. */
function browserApiProblems(siteUrl: string, environment: Environment): string[] {
  const { hostname } = new URL(siteUrl);
  const setting = missingApiSetting(hostname, environment);
  if (setting === null || !isPublicHost(hostname)) return [];
  return [
    `${setting} is not set: SITE_URL is "${siteUrl}", whose host belongs to ${environmentOf(hostname)}, and its pages would call an admin API on each visitor's own machine. Set it to the address that browsers call, or name the host in src/content/company.yaml.`,
  ];
}

function wholeNumber(environment: Environment, name: string, least: number): number | undefined {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new Error(`${name} must be a whole number of at least ${least}; it is "${text}".`);
  }
  return value;
}
