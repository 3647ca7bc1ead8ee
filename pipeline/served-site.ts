/** Serves a site on this machine, for checks and pictures. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Headers } from './hosting/headers';
import { createStaticServer, listen } from './static-server';

export interface LocalServer {
  port: number;
  /** Such as `http://127.0.0.1:49152`. */
  origin: string;
  /** Stops listening, and cuts every connection. */
  stop: () => Promise<void>;
}

/** Has a server listen, at a free port unless one is given. */
export async function listenLocally(server: Server, at = 0): Promise<LocalServer> {
  await listen(server, at, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}

/**
 * Serves a site at a free port.
 * @param routesDir the folder that holds its redirects; without them, their pages redirect
 */
export const servedSite = (
  siteDir: string,
  routesDir: string,
  headers: Headers,
): Promise<LocalServer> => listenLocally(createStaticServer(siteDir, routesDir, headers));
