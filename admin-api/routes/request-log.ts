/** The request log: requests and their outcomes, and nothing of the sender. */
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** Fastify's own lines hold addresses and whole URLs, so they are replaced by `logRequests`. */
export function requestLogging(
  level: string | false,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: level === false ? false : { level, base: null },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/**
 * One line a request: method, path, status, milliseconds. No address, no headers, no body, and no query: a
 * search is somebody's too.
 */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    request.log.info(
      {
        method: request.method,
        path: path.slice(0, 200),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
