/** The settings of a release. */
import path from 'node:path';
import { shownUrl } from '@corporate-website/contract/shown-url';
import {
  environmentOf,
  environments,
  environmentNames,
  type EnvironmentName,
} from '../../src/site/environments';
import { isPublic } from '../../src/site/robots';
import { readSettings } from '../../src/site/settings';
import { siteHeaders } from '../hosting/headers';
import { readBucketSettings, type BucketSettings } from '../../src/lib/build/object-store';
import { stateDirectory } from '../layout';
import { adminPatternProblem } from '../reports/admin-link';
import { nginxSettings } from './nginx-settings';
import { isPublicHost } from '../../src/pull/public-host';
import type { RequestDesk } from './requests';
import type { NginxSettings } from './store';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ReleaseSettings {
  environment: EnvironmentName;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Folder of this environment's releases. */
  folder: string;
  /** State directory of its builds. */
  stateDir: string;
  /** Releases kept besides the live one. */
  kept: number;
  /** Time that assets of earlier releases stay reachable, in milliseconds. */
  assetGraceMs: number;
  /** Time limit of a run, in milliseconds. */
  timeLimitMs: number;
  /** Interval between comparisons of a warm build with a cold one, in milliseconds; 0 for never. */
  coldEveryMs: number;
  /** Age at which content is reported as stale, in milliseconds. */
  staleAfterMs: number;
  /** Time without a run after which the schedule is reported, in milliseconds. */
  missedAfterMs: number;
  /** Greatest allowed change of page count and total size; 0.3 is 30 %. */
  maxChange: number;
  /** Receives each outcome; a secret. */
  webhookUrl: string | null;
  /** The key by which search engines are told of changed addresses; null for none, and outside production. */
  indexNowKey: string | null;
  /** Pattern of an item's address in the admin panel, for links in reports; null for none. */
  adminPanel: string | null;
  /** Where editors read the reports, without a trailing slash; null where they are not published. */
  reportsUrl: string | null;
  /** Time limit for a report's pictures, in milliseconds; 0 for no pictures. */
  picturesMs: number;
  /** Where an admin panel requests releases; null without a token. */
  requests: RequestDesk | null;
  nginx: NginxSettings;
  /** Bucket that each release is uploaded to; null for none. */
  objectStore: BucketSettings | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface NumberSetting {
  name: string;
  unit: string;
  standard: number;
  least: number;
  most: number;
}

function numberOf(env: Environment, setting: NumberSetting, problems: string[]): number {
  const { name, unit, standard, least, most } = setting;
  const given = env[name];
  if (given === undefined || given === '') return standard;
  const value = Number(given);
  if (Number.isFinite(value) && value >= least && value <= most) return value;
  problems.push(`${name} must be a number of ${unit} from ${least} to ${most}; it is "${given}".`);
  return standard;
}

function webhookOf(env: Environment, problems: string[]): string | null {
  const given = env['RELEASE_WEBHOOK_URL'];
  if (!given) return null;
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given;
  // The address is a secret, so the message does not repeat it.
  problems.push('RELEASE_WEBHOOK_URL must be an absolute http(s) URL.');
  return null;
}

function adminPanelOf(env: Environment, problems: string[]): string | null {
  const given = env['ADMIN_PANEL_URL'];
  if (!given) return null;
  const problem = adminPatternProblem(given);
  if (problem === null) return given;
  problems.push(problem);
  return null;
}

function reportsUrlOf(env: Environment, problems: string[]): string | null {
  const given = env['REPORTS_URL'];
  if (!given) return null;
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) {
    return given.replace(/\/+$/, '');
  }
  problems.push(
    `REPORTS_URL must be an absolute http(s) URL, such as https://reports.example.com; it is "${shownUrl(given)}".`,
  );
  return null;
}

const BUCKET = {
  bucket: 'S3_BUCKET',
  region: 'S3_REGION',
  endpoint: 'S3_ENDPOINT',
  pathStyle: 'S3_PATH_STYLE',
};

/** Problems of the admin APIs' addresses, which are public: every page and its policy contain them. */
function apiProblems(env: Environment): string[] {
  return environmentNames.flatMap((name) => {
    const setting = apiSettingOf(name);
    const given = env[setting] ?? '';
    const url = URL.canParse(given) ? new URL(given) : null;
    const isRight = !/[?#\s"';,\\${}\p{Cc}]/u.test(given) && !url?.username && !url?.password;
    return isRight
      ? []
      : [
          `${setting} stands in every page: it must have no user name, password or query, and no spaces, quotes, commas, semicolons, backslashes, braces and dollar signs; it is "${shownUrl(given)}".`,
        ];
  });
}

const apiSettingOf = (environment: EnvironmentName) =>
  `GATSBY_ADMIN_API_${environment.toUpperCase()}`;

/**
 * Problems of a release for a public host: its visitors must be able to reach the admin API over the internet, by
 * https.
 */
function publicProblems(
  env: Environment,
  siteUrl: string,
  environment: EnvironmentName,
  serverNames: readonly string[],
): string[] {
  const setting = apiSettingOf(environment);
  const adminApiUrl = env[setting] || environments[environment].adminApiUrl;
  const page = new URL(siteUrl);
  const isProduction = environment === 'production';
  const host = [page.hostname, ...serverNames].find(isPublicHost);
  if (!isProduction && host === undefined) return [];
  const problems: string[] = [];
  if (isProduction && page.protocol !== 'https:') {
    problems.push(`SITE_URL of a production release must be https; it is "${siteUrl}".`);
  }
  const api = URL.canParse(adminApiUrl) ? new URL(adminApiUrl) : null;
  if (api?.protocol !== 'https:' || !isPublicHost(api.hostname)) {
    problems.push(
      `${host ?? page.hostname} belongs to ${environment} (src/content/company.yaml), whose admin API is "${shownUrl(adminApiUrl)}". That is no public https address: every enquiry would go to the visitor's own machine, or nowhere. Name the host in src/content/company.yaml, and its admin API in ${setting}.`,
    );
  }
  return problems;
}

function environmentSetting(
  env: Environment,
  siteUrl: string,
  problems: string[],
): EnvironmentName {
  const byHost = environmentOf(new URL(siteUrl).host);
  const given = env['RELEASE_ENVIRONMENT'];
  if (!given) return byHost;
  const name = environmentNames.find((each) => each === given);
  if (!name) {
    problems.push(
      `RELEASE_ENVIRONMENT must be one of ${environmentNames.join(', ')}; it is "${given}".`,
    );
    return byHost;
  }
  if (name !== byHost) {
    problems.push(
      `SITE_URL is "${siteUrl}", whose host belongs to ${byHost}, but RELEASE_ENVIRONMENT is ${name}: its pages would call the admin API of ${byHost}. Name the host in src/content/company.yaml.`,
    );
  }
  return name;
}

/**
 * Reads the settings of a release.
 * @throws {Error} naming every missing or wrong setting, its value and its requirement
 */
export function readReleaseSettings(env: Environment): ReleaseSettings {
  const problems: string[] = [];
  if (!env['SITE_URL']) {
    throw new Error(
      'SITE_URL is not set. A release needs the address that the site is served at, such as SITE_URL=https://www.example.com.',
    );
  }
  const { siteUrl, adminApiUrl, indexNowKey, reportUrl } = readSettings(env);
  const token = env['ADMIN_API_TOKEN'];
  const environment = environmentSetting(env, siteUrl, problems);
  const headers = siteHeaders(siteUrl, reportUrl);
  const nginx = nginxSettings(env, { siteUrl, environment, headers }, problems);
  problems.push(
    ...apiProblems(env),
    ...publicProblems(env, siteUrl, environment, nginx.serverNames),
  );
  const number = (name: string, unit: string, standard: number, least: number, most: number) =>
    numberOf(env, { name, unit, standard, least, most }, problems);
  if (env['RELEASE_DIR']?.includes('$')) {
    problems.push('RELEASE_DIR must have no dollar sign: nginx, which reads it, knows variables.');
  }
  const folder = path.resolve(env['RELEASE_DIR'] || path.join(stateDirectory(), 'releases'));
  const settings: ReleaseSettings = {
    environment,
    siteUrl,
    folder: path.join(folder, environment),
    stateDir: path.join(stateDirectory(), `release-${environment}`),
    kept: number('RELEASES_KEPT', 'releases', 10, 1, 1000),
    assetGraceMs: number('RELEASE_ASSET_GRACE_DAYS', 'days', 7, 0, 365) * DAY,
    timeLimitMs: number('RELEASE_TIME_LIMIT_MINUTES', 'minutes', 90, 0.01, 1440) * 60_000,
    coldEveryMs: number('RELEASE_COLD_EVERY_DAYS', 'days', 7, 0, 365) * DAY,
    staleAfterMs: number('RELEASE_STALE_AFTER_HOURS', 'hours', 24, 0, 8760) * HOUR,
    missedAfterMs: number('RELEASE_MISSED_AFTER_HOURS', 'hours', 3, 0, 8760) * HOUR,
    maxChange: number('RELEASE_MAX_CHANGE_PERCENT', 'percent', 30, 1, 100) / 100,
    webhookUrl: webhookOf(env, problems),
    indexNowKey: isPublic(siteUrl) ? indexNowKey : null,
    requests: token ? { adminApiUrl, token } : null,
    adminPanel: adminPanelOf(env, problems),
    reportsUrl: reportsUrlOf(env, problems),
    picturesMs: number('REPORT_PICTURES_SECONDS', 'seconds', 60, 0, 3600) * 1000,
    nginx,
    objectStore: readBucketSettings(env, BUCKET, (setting, given) => {
      problems.push(`${setting} must be an absolute http(s) URL; it is "${shownUrl(given)}".`);
    }),
  };
  if (problems.length > 0) {
    throw new Error(
      `The release cannot begin:\n${problems.map((text) => `  - ${text}`).join('\n')}`,
    );
  }
  return settings;
}
