import type { RequestListener } from 'node:http';
import { serve } from '../../support/local-server';

export interface MisbehavingServer {
  url: string;
  /** Requests, by path. */
  hits: Map<string, number>;
  on: (path: string, handler: RequestListener) => string;
  close: () => Promise<void>;
}

/** A real HTTP server whose every path behaves as a test says. */
export async function misbehavingServer(): Promise<MisbehavingServer> {
  const handlers = new Map<string, RequestListener>();
  const hits = new Map<string, number>();
  const { origin: url, stop } = await serve((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    hits.set(path, (hits.get(path) ?? 0) + 1);
    const handler = handlers.get(path);
    if (handler) handler(request, response);
    else response.writeHead(404).end('nothing here');
  });
  return {
    url,
    hits,
    on(path, handler) {
      handlers.set(path, handler);
      return url + path;
    },
    close: stop,
  };
}
