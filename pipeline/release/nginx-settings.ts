/** The settings in nginx's configuration. A release refuses values that nginx would reject. */
import { environmentOf, environments, type EnvironmentName } from '../../src/site/environments';
import type { Headers } from '../hosting/headers';
import type { NginxTls } from '../hosting/nginx';
import { isPublicHost } from '../../src/pull/public-host';
import type { NginxSettings } from './store';

type Environment = Readonly<Record<string, string | undefined>>;

/** Characters that begin a variable, or end a string, a directive or a block. */
const NGINX_SYNTAX = /[$;{}"'\\\p{Cc}]/u;

const label = '[a-z\\d_-]+';
const hostName = `${label}(?:\\.${label})*`;
const ipV6 = '\\[[\\da-f:.]+\\]';
const SERVER_NAME = new RegExp(`^(?:(?:\\*?\\.)?${hostName}|${hostName}\\.\\*|${ipV6})$`, 'i');
/** A port, with or without an address, or an address with dots, which tell it from a word such as `ssl`. */
const LISTEN = new RegExp(
  `^(?:(?:(?:\\*|${hostName}|${ipV6}):)?(\\d{1,5})|localhost|${label}(?:\\.${label})+|${ipV6}|unix:/[\\w./-]+)$`,
  'i',
);

/** Words between spaces or commas; undefined for none. */
function wordsOf(text: string | undefined): string[] | undefined {
  const words = text?.split(/[\s,]+/).filter(Boolean) ?? [];
  return words.length > 0 ? words : undefined;
}

function isListenAddress(word: string): boolean {
  const found = LISTEN.exec(word);
  const port = Number(found?.[1] ?? 80);
  return found !== null && port > 0 && port < 65_536;
}

/**
 * A port for IPv4 and for IPv6: for nginx, a port alone means IPv4. If only another server listens on IPv6, such as the
 * admin API's proxy, it gets all IPv6 visitors, whatever host they request.
 */
const bothFamilies = (port: number): string[] => [`${port}`, `[::]:${port}`];

function listenOf(env: Environment, name: string, standard: number, problems: string[]): string[] {
  const words = wordsOf(env[name]) ?? bothFamilies(standard);
  const wrong = words.find((word) => !isListenAddress(word));
  if (wrong !== undefined) {
    problems.push(
      `${name} must be addresses and ports, such as 443,[::]:443 or 127.0.0.1:8080; one is "${wrong}".`,
    );
  }
  return words;
}

/** A path for nginx. It need not exist here: another machine may serve the release. */
function pathOf(name: string, value: string, problems: string[]): string {
  if (NGINX_SYNTAX.test(value)) {
    problems.push(
      `${name} must be a path without quotes, backslashes, braces, semicolons and dollar signs, which nginx takes for its own; it is "${value}".`,
    );
  }
  return value;
}

function tlsOf(env: Environment, problems: string[]): NginxTls | null {
  const certificate = env['NGINX_CERTIFICATE'];
  const key = env['NGINX_CERTIFICATE_KEY'];
  if (!certificate && !key) return null;
  if (!certificate || !key) {
    problems.push(
      'NGINX_CERTIFICATE and NGINX_CERTIFICATE_KEY go together; one of them is not set.',
    );
    return null;
  }
  const challenges = env['NGINX_CHALLENGES'] || '/var/www/html';
  return {
    certificate: pathOf('NGINX_CERTIFICATE', certificate, problems),
    key: pathOf('NGINX_CERTIFICATE_KEY', key, problems),
    plainListen: listenOf(env, 'NGINX_PLAIN_LISTEN', 80, problems),
    challenges: pathOf('NGINX_CHALLENGES', challenges, problems),
  };
}

/** Whether a server name, such as `*.example.com`, `.example.com` or `www.example.*`, matches a host. */
function answersFor(name: string, host: string): boolean {
  if (name.startsWith('*')) return host.endsWith(name.slice(1));
  if (name.startsWith('.')) return `.${host}`.endsWith(name);
  return name.endsWith('*') ? host.startsWith(name.slice(0, -1)) : host === name;
}

/**
 * Whether pages under a server name call the environment's admin API; of a pattern, those at the environment's hosts.
 */
function isOfEnvironment(name: string, environment: EnvironmentName): boolean {
  return (
    environmentOf(name) === environment ||
    environments[environment].hosts.some((host) => answersFor(name, host)) ||
    // No visitor uses it: `_`, a name of this machine or of its network.
    !isPublicHost(name)
  );
}

/** nginx's server names; by default, the host of `SITE_URL`. */
function serverNamesOf(
  env: Environment,
  siteUrl: string,
  environment: EnvironmentName,
  problems: string[],
): string[] {
  const given = wordsOf(env['NGINX_SERVER_NAMES'])?.map((name) => name.toLowerCase());
  const names = given ?? [new URL(siteUrl).hostname];
  for (const name of names) {
    if (!SERVER_NAME.test(name)) {
      problems.push(
        `NGINX_SERVER_NAMES must be names of hosts, such as www.example.com, *.example.com or _ for any; one is "${name}".`,
      );
    } else if (given && !isOfEnvironment(name, environment)) {
      problems.push(
        `NGINX_SERVER_NAMES has "${name}", which belongs to ${environmentOf(name)} (src/content/company.yaml), and this is a release for ${environment}: its visitors would call the admin API of ${environmentOf(name)}. Name the host in src/content/company.yaml, or have it lead to another.`,
      );
    }
  }
  return names;
}

/** Reads how nginx is to serve a release. */
export function nginxSettings(
  env: Environment,
  site: { siteUrl: string; environment: EnvironmentName; headers: Headers },
  problems: string[],
): NginxSettings {
  const tls = tlsOf(env, problems);
  return {
    serverNames: serverNamesOf(env, site.siteUrl, site.environment, problems),
    listen: listenOf(env, 'NGINX_LISTEN', tls ? 443 : 80, problems),
    tls,
    headers: site.headers,
    brotli: env['NGINX_BROTLI'] === '1',
  };
}
