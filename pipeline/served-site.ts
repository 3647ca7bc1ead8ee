/** Serves a site on this machine, for checks and pictures. */
import type { AddressInfo } from 'node:net';
import type { Headers } from './hosting/headers';
import { createStaticServer, listen } from './static-server';

export interface ServedSite {
  /** Its origin. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a site at a free port.
 * @param routesDir the folder that holds its redirects; without them, their pages redirect
 */
export async function servedSite(
  siteDir: string,
  routesDir: string,
  headers: Headers,
): Promise<ServedSite> {
  const server = createStaticServer(siteDir, routesDir, headers);
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
