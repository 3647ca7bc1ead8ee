/** Serves the built site on this machine as a host would: addresses without slash, redirects, a real 404. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Redirect } from '../src/data-layer/redirects';
import { percentDecodedOrSame } from '../src/lib/percent-decoding';
import { readJson } from './files';
import { cacheControl, isHashed } from './hashed-names';
import { fileHeaders, siteHeaders, type Headers } from './hosting/headers';
import { contentTypeOf } from './hosting/media-types';

/** Endings that sirv has no media type for: parts of the search index, and feeds. */
const OWN_TYPES = /\.(?:pf_[a-z]+|pagefind|rss|atom|jsonfeed)$/;

export function routesFile(stateDir: string): string {
  return path.join(stateDir, 'routes.json');
}

function redirectOf(stateDir: string, pathname: string): string | undefined {
  const routes = readJson<{ redirects: Redirect[] }>(routesFile(stateDir));
  const decoded = percentDecodedOrSame(pathname);
  const found = routes?.redirects.find(({ from }) => from === decoded);
  return found ? encodeURI(found.to) : undefined;
}

function send404(publicDir: string, response: ServerResponse, headers: Headers): void {
  const page = path.join(publicDir, '404.html');
  const html = fs.existsSync(page) ? fs.readFileSync(page, 'utf8') : 'Not found';
  response.writeHead(404, {
    ...fileHeaders('404.html', html, headers),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(html);
}

/** Resolves a request's target on this site, also `//host/`, which would name another host in a link. */
function addressOf(target: string): URL {
  return new URL(`http://site${target.startsWith('/') ? target : '/'}`);
}

/** Escapes of characters that a path may contain unescaped, and that sirv does not decode: `$&+,:;=@`. */
const ESCAPED_SIGNS = /%(?:2[46BC]|3[ABD]|40)/gi;

/** The HTML of the page at an address, or of its folder's `index.html`; null if there is none. */
function htmlOf(publicDir: string, pathname: string): string | null {
  const bare = path.join(publicDir, percentDecodedOrSame(pathname));
  const file = [bare, path.join(bare, 'index.html')].find(
    (name) => name.endsWith('.html') && fs.existsSync(name),
  );
  return file === undefined ? null : fs.readFileSync(file, 'utf8');
}

/**
 * A server of the site in `publicDir`; call `listen` on it. It reads files again for each request, so a new build shows
 * at once.
 * @param headers of every response; others depend on the file. By default those of a site over plain http
 */
export function createStaticServer(
  publicDir: string,
  stateDir: string,
  headers: Headers = siteHeaders('http://127.0.0.1'),
): Server {
  const files = sirv(publicDir, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const kind = isHashed(pathname.slice(1)) ? 'hashed' : 'other';
      response.setHeader('cache-control', cacheControl[kind]);
      const ofFile = fileHeaders(pathname, htmlOf(publicDir, pathname), headers);
      for (const [name, value] of Object.entries(ofFile)) response.setHeader(name, value);
      if (OWN_TYPES.test(pathname)) response.setHeader('content-type', contentTypeOf(pathname));
    },
  });
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = addressOf(request.url ?? '/');
    const bare = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
    const target = redirectOf(stateDir, bare) ?? (bare === pathname ? undefined : bare);
    if (target !== undefined) {
      response
        .writeHead(301, { ...fileHeaders(pathname, null, headers), location: target + search })
        .end();
      return;
    }
    request.url = pathname.replace(ESCAPED_SIGNS, decodeURIComponent) + search;
    files(request, response, () => {
      send404(publicDir, response, headers);
    });
  });
}

/** Listens; if the port is taken, the error says so and names a remedy. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} of ${host} is in use by another program. Stop that program, or choose another port with SITE_PORT=${port + 1}.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}
