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

/** Parts of the search index, packed by Pagefind itself, and feeds: sirv does not know them. */
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

/** Resolves a request on this site, whatever host it names; so `//host/`, which as a link leads elsewhere. */
function addressOf(target: string): URL {
  return new URL(`http://site${target.startsWith('/') ? target : '/'}`);
}

/** Escapes of signs that may stand in a path as they are, and that sirv leaves escaped: `$&+,:;=@`. */
const ESCAPED_SIGNS = /%(?:2[46BC]|3[ABD]|40)/gi;

/** The page at an address, which may be that of its folder; null for none. */
function htmlOf(publicDir: string, pathname: string): string | null {
  const bare = path.join(publicDir, percentDecodedOrSame(pathname));
  const file = [bare, path.join(bare, 'index.html')].find(
    (name) => name.endsWith('.html') && fs.existsSync(name),
  );
  return file === undefined ? null : fs.readFileSync(file, 'utf8');
}

/**
 * A server of the site in `publicDir`; call `listen` on it. It rereads files, so a new build shows at once.
 * @param headers sent with every answer, besides what goes by file; by default those of a site without encryption
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
