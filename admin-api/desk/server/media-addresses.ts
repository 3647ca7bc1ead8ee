/**
 * Addresses of media files on their way: stored items hold placeholders, and the desk sees addresses that a browser can
 * load.
 */
import type { FastifyInstance } from 'fastify';
import { withMediaAddress, withoutMediaAddress } from '../../content-loader/media';
import { DeskError } from './errors';

/** Has a server's JSON bodies hold placeholders and its answers addresses. @param publicUrl without a trailing slash */
export function exchangeMediaAddresses(server: FastifyInstance, publicUrl: () => string): void {
  server.addHook('preValidation', async (request) => {
    if (typeof request.body !== 'object' || request.body === null) return;
    const json = JSON.stringify(request.body);
    // PostgreSQL refuses text with NUL in it.
    if (json.includes('\\u0000')) throw new DeskError('bad-request');
    request.body = JSON.parse(withoutMediaAddress(json, publicUrl()));
  });
  server.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? withMediaAddress(payload, publicUrl()) : payload,
  );
}
