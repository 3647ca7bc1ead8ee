/** What operators and developers ask: is it alive, is it ready, what does it offer. */
import type { FastifyInstance } from 'fastify';
import openapi from '../../contract/openapi.json';
import { ping, type Database } from '../database/connect';
import { ApiError } from './errors';

export interface ServiceOptions {
  database: Database;
  development: boolean;
}

export async function addServiceRoutes(server: FastifyInstance, { database }: ServiceOptions): Promise<void> {
  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/ready', async () => {
    await ping(database).catch(() => {
      throw new ApiError(503, 'The database does not answer.');
    });
    return { status: 'ok' };
  });
  server.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(openapi),
  );
}
