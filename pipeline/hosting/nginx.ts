/** The nginx configuration of a release, from the same lists that the build works by. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Redirect } from '../../src/data-layer/redirects';
import { cacheControl, HASHED_PATTERNS } from '../hashed-names';
import {
  commonPolicy,
  filePolicy,
  resourcePolicy,
  SHARED_PATTERN,
  STYLES_PLACE,
  type Headers,
  type PagePolicy,
} from './headers';
import { isText, mediaTypes } from './media-types';

export interface NginxTls {
  /** Files, as nginx reads them: the chain, and its key. */
  certificate: string;
  key: string;
  /** Addresses and ports that lead from http to https; none for none. */
  plainListen: readonly string[];
  /** Folder in which a certificate's issuer finds the answers to its challenges, in `.well-known/acme-challenge/`. */
  challenges: string;
}

/** Settings for serving a site, whatever release is live. */
export interface NginxServer {
  /** The folder of the live release: a link that is replaced in one step. */
  current: string;
  /** Names of hosts, such as `www.example.com`; `_` for any. */
  serverNames: readonly string[];
  /** Addresses and ports, such as `80` or `127.0.0.1:8080`. */
  listen: readonly string[];
  /** With it, the site is served by https and HTTP/2 alone; null where something before nginx sees to that. */
  tls: NginxTls | null;
  /** Sent with every answer, besides those by file. */
  headers: Headers;
  /** Whether nginx has the module for files packed by Brotli (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean;
}

/** The part of nginx's configuration that a release brings along. */
export interface NginxData {
  /** The id of the release. */
  release: string;
  redirects: readonly Redirect[];
  /** The Content-Security-Policy of each page, by its name. */
  policies: ReadonlyMap<string, PagePolicy>;
}

export type NginxSite = NginxServer & NginxData;

/** Maps of nginx's whose lines are of a release; `deploy/nginx/adopt-release` holds each line against a pattern. */
export const NGINX_MAPS = ['redirects', 'styles', 'policy', 'release'] as const;
export type NginxMap = (typeof NGINX_MAPS)[number];

/** A string as nginx reads it: no variables, no end of a quotation. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** An address for a header: nginx takes `$` for the beginning of a variable. */
const location = (to: string) => quoted(encodeURI(to).replaceAll('$', '%24'));

/** nginx itself adds the character set to `text/html`. */
const charsetTypes = Object.keys(mediaTypes).filter((type) => isText(type) && type !== 'text/html');

/** nginx keeps the keys of a map in buckets of a fixed size; longer addresses are served by their page that redirects. */
const BUCKET = 2048;
const LONGEST_KEY = 1500;

/**
 * An address that ends in a slash, and the same without. Not one that begins with a backslash once it is decoded: to a
 * browser `/\host` is another host, as `//host` is.
 */
const SLASHED = '^/([^/\\\\].*?)/+$';

/** Greatest number of keys of a map before nginx logs that lookups are slow. */
const MAP_SIZE = 262_144;

/**
 * The sizes of nginx's tables for maps, and of that for their names. It takes them once in all of its configuration,
 * and before the first map; its defaults have no room for addresses of 50 characters, nor, with some folder names, for
 * the names of two sites.
 */
export const mapSizes = `map_hash_bucket_size ${BUCKET};
map_hash_max_size ${MAP_SIZE};
variables_hash_max_size 8192;
`;

/**
 * The name of one of a site's variables, which all sites of an nginx share: where two are of one name, it takes the
 * later without a word. Told apart by environment, and by where the release is.
 */
function variable({ current }: Pick<NginxServer, 'current'>, what: string): string {
  const environment = path.basename(path.dirname(current)).replace(/\W/g, '_').slice(0, 12);
  const place = createHash('sha256').update(current).digest('hex').slice(0, 6);
  return `$site_${environment}_${place}_${what}`;
}

/** Nothing that nginx or the pattern for such lines takes for the end of a line; such an address is led on by its page. */
const isPlain = (text: string) => !/\p{Cc}/u.test(text);

/**
 * The lines of a release's maps: words in quotation marks, and no variable.
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
    ({ from }) => Buffer.byteLength(from) <= LONGEST_KEY && isPlain(from),
  );
  return {
    redirects: lines(moved.map(({ from, to }) => [quoted(from), location(to)])),
    styles: lines(styles),
    policy: lines([
      ['"before"', quoted(before)],
      ['"after"', quoted(after)],
      ['"common"', quoted(commonPolicy({ template }) || filePolicy(headers))],
    ]),
    release: lines([[quoted(`~/${release}/site$`), '1']]),
  };
}

/** Gives the lines of a map, or where they are. */
type LinesOf = (map: NginxMap) => string;

/**
 * The policy of each page, as a map from its styles' sources: the rest is the same in all pages of a release. nginx
 * names a page by its file; the root's has two slashes.
 *
 * nginx reads this a moment after the release went live, or was rolled back. While another is live, pages get the
 * common part, and each holds the rest in its head: a page never gets the hashes of another release.
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
${['before', 'after', 'common'].map(part).join('')}map ${named('styles')} ${named('page_policy')} {
    default "${named('before')}${named('styles')}${named('after')}";
    "" ${quoted(filePolicy(headers))};
}
map $realpath_root ${named('is_known')} {
    default "";
${linesOf('release')}}
map ${named('is_known')} ${named('policy_now')} {
    default ${named('common')};
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

/** Before the path of an answer that is the whole of a file, or says that it is still the same. */
const WHOLE = '^(?:200|304) ';

/** A pattern over names as one over whole requests, answered in full. */
const overWholes = (pattern: string) =>
  WHOLE + (pattern.startsWith('^') ? `/${pattern.slice(1)}` : `.*${pattern}`);

/**
 * Cache lifetime of an answer: by its file's name only where it is the whole of that file. Otherwise an error that
 * anyone can provoke would stay cached for a year; nginx finds a range unsatisfiable (416) after it has written this.
 * One map, as each variable takes of that table of nginx's.
 */
function cacheMap(site: NginxServer): string {
  return `map "$status$http_range $uri" ${variable(site, 'cache')} {
    volatile;
    default ${quoted(cacheControl.other)};
${HASHED_PATTERNS.map((pattern) => `    ${quoted(`~${overWholes(pattern)}`)} ${quoted(cacheControl.hashed)};`).join('\n')}
}
`;
}

/** The lines of a server that speaks https, with HTTP/2 where the browser supports it. */
function tlsLines({ certificate, key }: NginxTls): string {
  return `    ssl_certificate ${quoted(certificate)};
    ssl_certificate_key ${quoted(key)};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;
`;
}

/** A host by which nginx answers, as a pattern; null for any. */
function hostPattern(names: readonly string[]): string | null {
  if (names.includes('_')) return null;
  const escaped = (text: string) => text.replace(/[.[\]]/g, '\\$&');
  const parts = names.map((name) => {
    if (name.startsWith('.')) return `(?:.+\\.)?${escaped(name.slice(1))}`;
    return name.split('*').map(escaped).join('.+');
  });
  return `^(?:${parts.join('|')})$`;
}

/** A server that redirects from http to https, except for the certificate's issuer. */
function plainServer({ plainListen, challenges }: NginxTls, names: readonly string[]): string {
  if (plainListen.length === 0) return '';
  const pattern = hostPattern(names);
  // It may be the default server of its address, to which nginx sends requests for any host.
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
  return `${mapSizes}${nginxSite(site)}`;
}

/** The same without `mapSizes`, for an nginx that serves more than this site and has them from elsewhere. */
export function nginxSite(site: NginxSite): string {
  const maps = nginxMaps(site);
  return `# Made by the release. Changes here are lost with the next one.
${serverConfig(site, (map) => maps[map])}`;
}

/**
 * The same for an nginx that starts as root: all of it is root's, except lines of maps, which are in a folder of root's
 * once they passed the check.
 * @param folder as it is given to `deploy/nginx/adopt-release`
 */
export function nginxOfRoot(server: NginxServer, folder: string): string {
  return `# Made by deploy/nginx/configure-site from the machine's settings; again by it where they change.
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
    # To proxies too, which ask by HTTP/1.0 or say that they are one.
    gzip_proxied any;
    gzip_http_version 1.0;
${brotli ? '    brotli_static on;\n' : ''}    # The live release changes under nginx: nothing of where a file was is remembered.
    open_file_cache off;
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
    # One address for each page, without a slash.
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
