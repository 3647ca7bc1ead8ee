/** The settings in nginx's configuration. Values that nginx would reject are refused before a release has them. */
import { environmentOf, environments, type EnvironmentName } from '../../src/site/environments';
import type { Headers } from '../hosting/headers';
import type { NginxTls } from '../hosting/nginx';
import { isPublicHost } from '../../src/pull/public-host';
import type { NginxSettings } from './store';

type Environment = Readonly<Record<string, string | undefined>>;

/** Begins a variable, or ends a string, a directive or a block. */
const NGINX_SYNTAX = /[$;{}"'\\\p{Cc}]/u;

const label = '[a-z\\d_-]+';
const hostName = `${label}(?:\\.${label})*`;
const ipV6 = '\\[[\\da-f:.]+\\]';
const SERVER_NAME = new RegExp(`^(?:(?:\\*?\\.)?${hostName}|${hostName}\\.\\*|${ipV6})$`, 'i');
/** A port, behind an address or not; else an address that says by its dots that it is no word such as `ssl`. */
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
 * A port of this machine, by IPv4 and by IPv6: nginx takes a port alone for IPv4. If another of its servers listens by
 * IPv6, as the admin API's proxy does, it gets all IPv6 visitors, whatever host they ask for.
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

/** A file or folder, as nginx reads it. It need not exist on this machine: another may serve the release. */
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

/** Whether nginx answers for a host by a name, which may be `*.example.com`, `.example.com` or `www.example.*`. */
function answersFor(name: string, host: string): boolean {
  if (name.startsWith('*')) return host.endsWith(name.slice(1));
  if (name.startsWith('.')) return `.${host}`.endsWith(name);
  return name.endsWith('*') ? host.startsWith(name.slice(0, -1)) : host === name;
}

/** Whether the pages at a name call the admin API of the environment: all of them, or those of a pattern that it has. */
function isOfEnvironment(name: string, environment: EnvironmentName): boolean {
  return (
    environmentOf(name) === environment ||
    environments[environment].hosts.some((host) => answersFor(name, host)) ||
    // No visitor comes by it: `_`, a name of this machine or of its network.
    !isPublicHost(name)
  );
}

/** The names of hosts that nginx answers for; by themselves, the host of `SITE_URL`. */
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
