/** Calls for operators and developers: is it alive, is it ready, what does it offer. */
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import openapi from '@corporate-website/contract/openapi.json';
import type { CallOptions } from '../call-options';
import { ping } from '../database/connect';
import { ApiError } from './errors';

/**
 * Content policy of the page at `/docs`: its own script and the API, nothing from elsewhere. Its styles and the
 * configuration that starts it stand in the page itself.
 */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A silent database counts as unavailable: the caller has little patience. */
const READY_MS = 2000;

/** Adds the operators' calls and the API's own description to a server whose prefix is the base path. */
export async function addServiceRoutes(
  server: FastifyInstance,
  { database, checkRoom }: CallOptions,
): Promise<void> {
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
  });
  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/ready', async () => {
    await ping(database, READY_MS).catch(() => {
      throw new ApiError(503, 'The database does not answer.');
    });
    try {
      checkRoom();
    } catch {
      throw new ApiError(503, 'The disk of the database is full.');
    }
    return { status: 'ok' };
  });
  server.get('/openapi.json', async () => openapi);
  await server.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', DOCS_POLICY);
    });
    await docs.register(apiReference, {
      routePrefix: '/docs',
      configuration: {
        url: `${server.prefix}/openapi.json`,
        pageTitle: 'Admin API',
        withDefaultFonts: false,
        hideClientButton: true,
        telemetry: false,
      },
    });
  });
}
