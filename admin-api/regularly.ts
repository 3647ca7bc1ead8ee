/** What a running server does by itself from time to time. */
import type { FastifyInstance } from 'fastify';

/**
 * Does something when the server is ready, and again and again until it closes. A failure is logged by its name alone,
 * since the database's own words would hold values; the next time comes all the same.
 * @param failure what the log says then, such as `expired keys are still there`
 */
export function doRegularly(
  server: FastifyInstance,
  everyMs: number,
  failure: string,
  task: () => Promise<void>,
): void {
  const attempt = async () => {
    try {
      await task();
    } catch (error) {
      server.log.error({ failure: { name: (error as Error).name } }, failure);
    }
  };
  const timer = setInterval(() => void attempt(), everyMs);
  timer.unref();
  server.addHook('onReady', attempt);
  server.addHook('onClose', async () => clearInterval(timer));
}
