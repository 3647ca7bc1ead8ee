/** Tasks that a running server repeats. */
import type { FastifyInstance } from 'fastify';

/**
 * Runs a task when the server is ready, and repeatedly until it closes. A failure is logged by its name alone, since
 * the database's own words would hold values; the next run comes anyway.
 * @param failure the log's message, such as `expired keys are still there`
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
