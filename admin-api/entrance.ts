/**
 * The listener for requests. It opens before the database, so that a load balancer gets the truth throughout: 503 with
 * a reason while the server starts and stops, and alive all the time.
 */
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A sender has half a minute to get its request across. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than load balancers keep an idle connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 72_000;
const IDLE_CHECK_MS = 50;

/**
 * `starting` and `closing`: nothing is served; `open`: everything is; `draining`: everything is, but readiness says
 * that no more should come.
 */
type EntranceState = 'starting' | 'open' | 'draining' | 'closing';

export interface Entrance {
  /** Gives the server that listens already to who answers its requests once it is open; Fastify's `serverFactory`. */
  attach: (handler: http.RequestListener) => http.Server;
  /** Hands every request to the attached handler from here on. */
  open: () => void;
  /** Says that no more should come, then takes no more, and resolves when nothing is under way. */
  close: (times: StoppingTimes) => Promise<void>;
}

/** In milliseconds. */
export interface StoppingTimes {
  /** Time that readiness is 503 while everything else is still served. */
  drainMs: number;
  /** Time that open requests may take after that, before they are ended. */
  deadlineMs: number;
}

const STARTING = 'The server is starting. Please try again in a moment.';
const STOPPING = 'The server is stopping. Please try again in a moment.';

function answer(response: http.ServerResponse, status: number, body: Record<string, string>): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 503 && { 'retry-after': '5' }),
  });
  response.end(JSON.stringify(body));
}

/** Resolves when no connection is left; ends those that are idle, and after the deadline all of them. */
function closeServer(server: http.Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive turns idle when its answer has been sent.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Listens at once, with 503 for everything but `<basePath>/health`.
 * @throws the system's error where it cannot listen, such as `EADDRINUSE`
 */
export async function openEntrance(
  address: { host: string; port: number },
  basePath: string,
): Promise<Entrance> {
  let state: EntranceState = 'starting';
  let attached: http.RequestListener | undefined;
  const server = http.createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    const isServed = state === 'open' || (state === 'draining' && path !== `${basePath}/ready`);
    if (isServed && attached) attached(request, response);
    else if (path === `${basePath}/health`) answer(response, 200, { status: 'ok' });
    else answer(response, 503, { message: state === 'starting' ? STARTING : STOPPING });
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(address);
  await once(server, 'listening');
  return {
    attach: (handler) => {
      attached = handler;
      return server;
    },
    open: () => {
      state = 'open';
    },
    close: async ({ drainMs, deadlineMs }) => {
      if (state === 'open' && drainMs > 0) {
        state = 'draining';
        await pause(drainMs);
      }
      state = 'closing';
      await closeServer(server, deadlineMs);
    },
  };
}
