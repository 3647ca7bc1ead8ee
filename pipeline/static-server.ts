/** Serves the built site on this machine as a host would: addresses without slash, redirects, a real 404. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Redirect } from '../src/data-layer/redirects';
import { percentDecodedOrSame } from '../src/lib/percent-decoding';
import { readJson } from './files';
import { cacheControl, isHashed } from './hashed-names';
import { siteHeaders } from './hosting/headers';

type Headers = Readonly<Record<string, string>>;

/** Parts of the search index, packed by Pagefind itself. */
const INDEX_PART = /\.(?:pf_[a-z]+|pagefind)$/;

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
  response.writeHead(404, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(fs.existsSync(page) ? fs.readFileSync(page) : 'Not found');
}

/**
 * A server of the site in `publicDir`; call `listen` on it. It reads files anew, so a new build shows at once.
 * @param headers sent with every answer; by default those of a site that is served without encryption
 */
export function createStaticServer(
  publicDir: string,
  stateDir: string,
  headers: Headers = siteHeaders('http:'),
): Server {
  const files = sirv(publicDir, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const kind = isHashed(pathname.slice(1)) ? 'hashed' : 'other';
      response.setHeader('cache-control', cacheControl[kind]);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (INDEX_PART.test(pathname)) {
        response.setHeader('content-type', 'application/octet-stream');
      }
    },
  });
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
    const target = redirectOf(stateDir, bare) ?? (bare === pathname ? undefined : bare);
    if (target !== undefined) {
      response.writeHead(301, { ...headers, location: target + search }).end();
      return;
    }
    files(request, response, () => {
      send404(publicDir, response, headers);
    });
  });
}

/** Listens, or says plainly that the port is taken. */
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
