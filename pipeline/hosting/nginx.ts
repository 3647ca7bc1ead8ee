/** The nginx configuration of a release, generated from the build's own lists. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Redirect } from '../../src/data-layer/redirects';
import { cacheControl, HASHED_PATTERNS } from '../hashed-names';
import {
  commonPolicy,
  filePolicy,
  FRAMED_FILE,
  framedBy,
  resourcePolicy,
  SHARED_PATTERN,
  STYLES_PLACE,
  UNFRAMED,
  type Headers,
  type PagePolicy,
} from './headers';
import { isText, mediaTypes } from './media-types';

export interface NginxTls {
  /** Paths of the certificate chain and its key. */
  certificate: string;
  key: string;
  /** Addresses and ports that redirect http to https. */
  plainListen: readonly string[];
  /** Folder of the answers to ACME challenges, in `.well-known/acme-challenge/`. */
  challenges: string;
}

/** Settings of a server that hold for every release. */
export interface NginxServer {
  /** The link to the live release, which is replaced atomically. */
  current: string;
  /** Names of hosts, such as `www.example.com`; `_` for any. */
  serverNames: readonly string[];
  /** Addresses and ports, such as `80` or `127.0.0.1:8080`. */
  listen: readonly string[];
  /** For https and HTTP/2; null if a proxy in front of nginx terminates TLS. */
  tls: NginxTls | null;
  /** Headers of every response; others depend on the file. */
  headers: Headers;
  /** Whether nginx has the Brotli module (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean;
}

/** A release's part of nginx's configuration. */
export interface NginxData {
  /** The id of the release. */
  release: string;
  redirects: readonly Redirect[];
  /** The Content-Security-Policy of each page, by its name. */
  policies: ReadonlyMap<string, PagePolicy>;
}

export type NginxSite = NginxServer & NginxData;

/** Maps whose lines come from a release; `deploy/nginx/adopt-release` matches each line against a pattern. */
export const NGINX_MAPS = ['redirects', 'styles', 'policy', 'release'] as const;
export type NginxMap = (typeof NGINX_MAPS)[number];

/** A string in nginx's syntax. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** An address for a header: `$` would begin a variable. */
const location = (to: string) => quoted(encodeURI(to).replaceAll('$', '%24'));

/** nginx itself adds the character set to `text/html`. */
const charsetTypes = Object.keys(mediaTypes).filter((type) => isText(type) && type !== 'text/html');

/** nginx keeps a map's keys in buckets of a fixed size. Longer addresses have a page that redirects. */
const BUCKET = 2048;
const LONGEST_KEY = 1500;

/**
 * An address that ends in a slash, capturing it without. Never one that begins with a backslash once decoded: browsers
 * read `/\host` as another host, like `//host`.
 */
const SLASHED = '^/([^/\\\\].*?)/+$';

/** Greatest number of keys of a map before nginx logs that lookups are slow. */
const MAP_SIZE = 262_144;

/**
 * The sizes of nginx's hash tables for maps and for variables. nginx accepts them once, before the first map. Its
 * defaults are too small for addresses of 50 characters and for the variables of two sites.
 */
export const mapSizes = `map_hash_bucket_size ${BUCKET};
map_hash_max_size ${MAP_SIZE};
variables_hash_max_size 8192;
`;

/**
 * The name of a site's variable. All sites of an nginx share one namespace, and the later of two equal names wins
 * silently, so names contain the environment and a hash of the release's path.
 */
function variable({ current }: Pick<NginxServer, 'current'>, what: string): string {
  const environment = path.basename(path.dirname(current)).replace(/\W/g, '_').slice(0, 12);
  const place = createHash('sha256').update(current).digest('hex').slice(0, 6);
  return `$site_${environment}_${place}_${what}`;
}

/** Whether a text has no control character, which could end a line. Addresses with one have a page that redirects. */
const isPlain = (text: string) => !/\p{Cc}/u.test(text);

/**
 * The lines of a release's maps: quoted strings without variables.
 * @throws {Error} naming two pages whose policies differ in more than their styles
 */
export function nginxMaps({
  release,
  redirects,
  policies,
  headers,
}: NginxData & Pick<NginxServer, 'headers'>): Record<NginxMap, string> {
  const lines = (all: readonly (readonly [string, string])[]) =>
    all.map(([key, value]) => `${key} ${value};\n`).join('');
  const [first] = policies;
  const template = first?.[1].template ?? '';
  const styles = [...policies].map(([name, policy]) => {
    if (policy.template !== template) {
      throw new Error(
        `The pages ${first?.[0] ?? ''} and ${name} have policies that differ in more than their styles; build the site from nothing.`,
      );
    }
    const key = quoted(name === 'index.html' ? '//index.html' : `/${name}`);
    return [key, quoted(policy.styles)] as const;
  });
  const [before = '', after = ''] = template.split(STYLES_PLACE);
  const moved = redirects.filter(
    ({ from, to }) =>
      Buffer.byteLength(from) <= LONGEST_KEY &&
      isPlain(from) &&
      // A map ignores case, so the page would redirect to itself.
      from.toLowerCase() !== to.toLowerCase(),
  );
  return {
    redirects: lines(moved.map(({ from, to }) => [quoted(from), location(to)])),
    styles: lines(styles),
    policy: lines([
      ['"before"', quoted(before)],
      ['"after"', quoted(after)],
      ['"common"', quoted(commonPolicy({ template }) || filePolicy(headers))],
      ['"framers"', quoted(first?.[1].framers ?? UNFRAMED)],
    ]),
    release: lines([[quoted(`~/${release}/site$`), '1']]),
  };
}

/** Returns the lines of a map, or an `include` of them. */
type LinesOf = (map: NginxMap) => string;

/**
 * Assembles the policy of each page from the sources of its styles; the rest is the same on all pages of a release.
 * `$uri` is a page's file, with two slashes for the root's.
 *
 * nginx loads this a moment after a release goes live or is rolled back. Until then, the header has only the common
 * part, and each page has the rest in its head: no page gets the hashes of another release.
 */
function policyMaps(site: NginxServer, linesOf: LinesOf): string {
  const { headers } = site;
  const named = (what: string) => variable(site, what);
  const part = (word: string) => `map ${word} ${named(word)} {
    default "";
${linesOf('policy')}}
`;
  return `map $uri ${named('styles')} {
    default "";
${linesOf('styles')}}
${['before', 'after', 'common', 'framers'].map(part).join('')}map $uri ${named('framed')} {
    default ${quoted(framedBy(UNFRAMED))};
    ${quoted(FRAMED_FILE)} "${framedBy(named('framers'))}";
}
map ${named('styles')} ${named('page_policy')} {
    default "${named('before')}${named('styles')}${named('after')}${named('framed')}";
    "" ${quoted(filePolicy(headers))};
}
map $realpath_root ${named('is_known')} {
    default "";
${linesOf('release')}}
map ${named('is_known')} ${named('policy_now')} {
    default "${named('common')}${named('framed')}";
    1 ${named('page_policy')};
}
map $uri ${named('policy')} {
    default ${named('policy_now')};
    "~*\\.pdf$" "";
}
map $uri ${named('resource_policy')} {
    default ${resourcePolicy.own};
    ${quoted(`~*${SHARED_PATTERN}`)} ${resourcePolicy.shared};
}
`;
}

/** Precedes the path of a response that is a whole file, or not modified. */
const WHOLE = '^(?:200|304) ';

/** Turns a pattern over names into one over complete responses. */
const overWholes = (pattern: string) =>
  WHOLE + (pattern.startsWith('^') ? `/${pattern.slice(1)}` : `.*${pattern}`);

/**
 * The cache lifetime of a response: by file name only if it is the whole file. Otherwise an error that anybody can
 * provoke would stay cached for a year. nginx finds a range unsatisfiable (416) only after it has written this header.
 */
function cacheMap(site: NginxServer): string {
  return `map "$status$http_range $uri" ${variable(site, 'cache')} {
    volatile;
    default ${quoted(cacheControl.other)};
${HASHED_PATTERNS.map((pattern) => `    ${quoted(`~${overWholes(pattern)}`)} ${quoted(cacheControl.hashed)};`).join('\n')}
}
`;
}

/** The lines for https and HTTP/2. */
function tlsLines({ certificate, key }: NginxTls): string {
  return `    ssl_certificate ${quoted(certificate)};
    ssl_certificate_key ${quoted(key)};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;
`;
}

/** A pattern for the hosts that nginx serves; null for any. */
function hostPattern(names: readonly string[]): string | null {
  if (names.includes('_')) return null;
  const escaped = (text: string) => text.replace(/[.[\]]/g, '\\$&');
  const parts = names.map((name) => {
    if (name.startsWith('.')) return `(?:.+\\.)?${escaped(name.slice(1))}`;
    return name.split('*').map(escaped).join('.+');
  });
  return `^(?:${parts.join('|')})$`;
}

/** A server that redirects http to https, except for ACME challenges. */
function plainServer({ plainListen, challenges }: NginxTls, names: readonly string[]): string {
  if (plainListen.length === 0) return '';
  const pattern = hostPattern(names);
  // nginx sends requests for unknown hosts to the default server, which may be this one.
  const others =
    pattern === null
      ? ''
      : `        if ($host !~* ${quoted(pattern)}) {
            return 444;
        }
`;
  return `server {
${plainListen.map((address) => `    listen ${address};`).join('\n')}
    server_name ${names.join(' ')};
    server_tokens off;
    location /.well-known/acme-challenge/ {
        root ${quoted(challenges)};
    }
    location / {
${others}        return 301 https://$host$request_uri;
    }
}
`;
}

/**
 * The configuration, to be included in the `http` block of an nginx without root that serves this site alone. Redirects
 * are read when nginx starts or reloads; until then a former address gets a page that redirects.
 */
export function nginxConfig(site: NginxSite): string {
  const maps = nginxMaps(site);
  return `${mapSizes}# Made by the release. Changes here are lost with the next one.
${serverConfig(site, (map) => maps[map])}`;
}

/**
 * The same for an nginx that starts as root. It includes the lines of the maps from a folder of root's, where
 * `deploy/nginx/adopt-release` copies them after its check.
 * @param folder the one given to `deploy/nginx/adopt-release`
 */
export function nginxOfRoot(server: NginxServer, folder: string): string {
  return `# Made by deploy/nginx/configure-site from the machine's settings. Run it again after a change of them.
${serverConfig(server, (map) => `    include ${quoted(`${folder}/maps/${map}.map`)};\n`)}`;
}

function serverConfig(site: NginxServer, linesOf: LinesOf): string {
  const { current, serverNames, listen, tls, headers, brotli } = site;
  const former = variable(site, 'moved');
  return `${cacheMap(site)}map $uri ${former} {
    default "";
${linesOf('redirects')}}
${policyMaps(site, linesOf)}${tls ? plainServer(tls, serverNames) : ''}server {
${listen.map((address) => `    listen ${address}${tls ? ' ssl http2' : ''};`).join('\n')}
    server_name ${serverNames.join(' ')};
${tls ? tlsLines(tls) : ''}    root ${quoted(`${current}/site`)};
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types ${charsetTypes.join(' ')};
    types {
${Object.entries(mediaTypes)
  .map(([type, endings]) => `        ${type} ${endings.join(' ')};`)
  .join('\n')}
    }
    default_type application/octet-stream;
    etag on;
    gzip_static on;
    gzip_vary on;
    # For proxies too, which use HTTP/1.0 or send Via.
    gzip_proxied any;
    gzip_http_version 1.0;
${brotli ? '    brotli_static on;\n' : ''}    # The live release changes under nginx, which must not remember where a file was.
    open_file_cache off;
    # The user of releases writes there, so links to other users' files must not work. \`current\` is checked too.
    # With this, Debian's Brotli module sometimes misreads the end of a name; nginx then sends gzip.
    disable_symlinks if_not_owner ${quoted(`from=${path.dirname(current)}`)};
    add_header Cache-Control ${variable(site, 'cache')} always;
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
    add_header Content-Security-Policy ${variable(site, 'policy')} always;
    add_header Cross-Origin-Resource-Policy ${variable(site, 'resource_policy')} always;
    error_page 404 /404.html;

    if (${former}) {
        return 301 ${former}$is_args$args;
    }
    # One address per page, without a slash.
    rewrite ${quoted(SLASHED)} /$1 permanent;
    location / {
        try_files $uri $uri/index.html =404;
    }
    location = /404.html {
        internal;
    }
}
`;
}
