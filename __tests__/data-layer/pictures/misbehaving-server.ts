import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export interface MisbehavingServer {
  url: string;
  /** Requests, by path. */
  hits: Map<string, number>;
  on: (path: string, handler: Handler) => string;
  close: () => Promise<void>;
}

/** A real HTTP server whose every path behaves as a test says. */
export async function misbehavingServer(): Promise<MisbehavingServer> {
  const handlers = new Map<string, Handler>();
  const hits = new Map<string, number>();
  const server = http.createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    hits.set(path, (hits.get(path) ?? 0) + 1);
    const handler = handlers.get(path);
    if (handler) handler(request, response);
    else response.writeHead(404).end('nothing here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    hits,
    on(path, handler) {
      handlers.set(path, handler);
      return url + path;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
