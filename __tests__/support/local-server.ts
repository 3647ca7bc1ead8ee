/** Servers of a test's own on this machine. */
import { createServer, type RequestListener } from 'node:http';
import { listenLocally, type LocalServer } from '../../pipeline/served-site';

export { listenLocally, type LocalServer };

/** Answers requests as a function says. */
export const serve = (answer: RequestListener, at?: number): Promise<LocalServer> =>
  listenLocally(createServer(answer), at);
