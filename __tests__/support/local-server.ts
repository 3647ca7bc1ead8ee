/** Servers of a test's own on this machine. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../../pipeline/static-server';

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

/** Answers requests as a function says. */
export const serve = (answer: RequestListener, at?: number): Promise<LocalServer> =>
  listenLocally(createServer(answer), at);
