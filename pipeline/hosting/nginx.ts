/** The configuration of nginx for a release: what is served how, from the same lists that the build works by. */
import type { Redirect } from '../../src/data-layer/redirects';
import { cacheControl, HASHED_PATTERNS } from '../hashed-names';
import { isText, mediaTypes } from './media-types';

export interface NginxTls {
  /** Files, as nginx reads them: the chain, and its key. */
  certificate: string;
  key: string;
  /** Addresses and ports that lead from http to https; none for none. */
  plainListen: readonly string[];
  /** Where a certificate's issuer finds the answers to its challenges, in `.well-known/acme-challenge/`. */
  challenges: string;
}

export interface NginxSite {
  /** The folder of the live release: a link that is replaced in one step. */
  current: string;
  /** Names of hosts, such as `www.example.com`; `_` for any. */
  serverNames: readonly string[];
  /** Addresses and ports, such as `80` or `127.0.0.1:8080`. */
  listen: readonly string[];
  /** With it, the site is served by https and HTTP/2 alone; null where something before nginx sees to that. */
  tls: NginxTls | null;
  redirects: readonly Redirect[];
  /** Sent with every answer; values by name. */
  headers: Readonly<Record<string, string>>;
  /** Whether nginx has the module for files packed by Brotli (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean;
}

/** A string as nginx reads it: no variables, no end of a quotation. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** An address as it stands in a header: nginx takes `$` for the beginning of a variable. */
const location = (to: string) => quoted(encodeURI(to).replaceAll('$', '%24'));

/** A pattern over names as one over paths, which begin with a slash. */
const overPaths = (pattern: string) =>
  pattern.startsWith('^') ? `^/${pattern.slice(1)}` : pattern;

/** nginx adds the character set to `text/html` by itself. */
const charsetTypes = Object.keys(mediaTypes).filter((type) => isText(type) && type !== 'text/html');

/** nginx keeps the keys of a map in buckets of a fixed size; longer addresses are served by their page that redirects. */
const BUCKET = 2048;
const LONGEST_KEY = 1500;

/** What stands in a server that speaks https, by HTTP/2 where the browser does. */
function tlsLines({ certificate, key }: NginxTls): string {
  return `    ssl_certificate ${quoted(certificate)};
    ssl_certificate_key ${quoted(key)};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;
`;
}

/** A server that leads everybody from http to https, but for who issues the certificate. */
function plainServer({ plainListen, challenges }: NginxTls, names: readonly string[]): string {
  if (plainListen.length === 0) return '';
  return `server {
${plainListen.map((address) => `    listen ${address};`).join('\n')}
    server_name ${names.join(' ')};
    server_tokens off;
    location /.well-known/acme-challenge/ {
        root ${quoted(challenges)};
    }
    location / {
        return 301 https://$host$request_uri;
    }
}
`;
}

/**
 * The configuration, to be included in the `http` block. Redirects are read when nginx starts or reloads; until then a
 * former address is answered by a page that leads on.
 */
export function nginxConfig(site: NginxSite): string {
  const { current, serverNames, listen, tls, redirects, headers, brotli } = site;
  const moved = redirects.filter(({ from }) => Buffer.byteLength(from) <= LONGEST_KEY);
  return `# Made by the release. Changes here are lost with the next one.
map_hash_bucket_size ${BUCKET};
map $uri $site_cache {
    default ${quoted(cacheControl.other)};
${HASHED_PATTERNS.map((pattern) => `    ${quoted(`~${overPaths(pattern)}`)} ${quoted(cacheControl.hashed)};`).join('\n')}
}
map $uri $site_moved {
    default "";
${moved.map(({ from, to }) => `    ${quoted(from)} ${location(to)};`).join('\n')}
}
${tls ? plainServer(tls, serverNames) : ''}server {
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
${brotli ? '    brotli_static on;\n' : ''}    # The live release changes under nginx: nothing of where a file was is remembered.
    open_file_cache off;
    add_header Cache-Control $site_cache always;
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
    error_page 404 /404.html;

    if ($site_moved) {
        return 301 $site_moved$is_args$args;
    }
    # One address for each page, without a slash.
    rewrite ^/(.+?)/+$ /$1 permanent;
    location / {
        try_files $uri $uri/index.html =404;
    }
    location = /404.html {
        internal;
    }
}
`;
}
