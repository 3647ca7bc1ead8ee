/** The three environments of the site: which admin API a visitor's browser calls, chosen by the page's host. */
import { companyEnvironments } from './company-environments';

/** The embedded one, on the machine that asks. */
export const DEFAULT_ADMIN_API_URL = 'http://127.0.0.1:4000/api';

export const environmentNames = ['qa', 'stage', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

interface Environment {
  /** Hosts of pages, without port. */
  hosts: readonly string[];
  /** The admin API's base URL, without a trailing slash. */
  adminApiUrl: string;
}

/** A given setting, without a trailing slash, or its default. */
function given(value: string | undefined, otherwise: string): string {
  return value ? value.replace(/\/+$/, '') : otherwise;
}

const { qa, stage, production } = companyEnvironments;

/** Gatsby puts the values of `GATSBY_…` in where they are named in full. */
export const environments: Readonly<Record<EnvironmentName, Environment>> = {
  qa: {
    hosts: ['127.0.0.1', 'localhost', ...qa.hosts],
    adminApiUrl: given(process.env['GATSBY_ADMIN_API_QA'], qa.admin_api ?? DEFAULT_ADMIN_API_URL),
  },
  stage: {
    hosts: stage.hosts,
    adminApiUrl: given(process.env['GATSBY_ADMIN_API_STAGE'], stage.admin_api),
  },
  production: {
    hosts: production.hosts,
    adminApiUrl: given(process.env['GATSBY_ADMIN_API_PRODUCTION'], production.admin_api),
  },
};

/** An address of the machine itself. */
const LOCAL = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?=[:/]|$)/;

const { adminApiUrl: qaUrl } = environments.qa;

/** The admin API that the demo reads: the one that develop runs beside itself, and never another machine's. */
export const DEMO_API_URL = LOCAL.test(qaUrl) ? qaUrl : DEFAULT_ADMIN_API_URL;

/** The environment of a page's host; QA for one that is unknown. */
export function environmentOf(host: string): EnvironmentName {
  // `www.example.com.` is the same host, said in full.
  const name = host.toLowerCase().replace(/\.?(?::\d+)?$/, '');
  return environmentNames.find((key) => environments[key].hosts.includes(name)) ?? 'qa';
}

/**
 * The setting that pages of a host lack: without it their visitors' browsers would call the embedded admin API, of
 * their own machines. Null for none.
 */
export function missingApiSetting(
  host: string,
  settings: Readonly<Record<string, string | undefined>>,
): string | null {
  const name = environmentOf(host);
  const setting = `GATSBY_ADMIN_API_${name.toUpperCase()}`;
  return settings[setting] || companyEnvironments[name].admin_api ? null : setting;
}

/** The admin API's base URL for a page on a host, such as `location.host`. */
export function adminApiUrlFor(host: string): string {
  return environments[environmentOf(host)].adminApiUrl;
}
