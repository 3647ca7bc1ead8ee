/** The audit log, for editors. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { CallOptions } from '../../call-options';
import { listAudit } from '../../database/audit';
import type { AuditAnswer } from '../protocol';
import { query, readBody } from './bodies';

const listQuery = z.object({
  person: query.text,
  action: query.text,
  collection: query.text,
  item: query.text,
  page: query.page,
  pageSize: query.pageSize,
});

/** Adds the route to a server that is guarded. */
export function addAuditRoutes(server: FastifyInstance, { database }: CallOptions): void {
  const forEditors = { config: { desk: 'editor' } } as const;
  server.get('/audit', forEditors, async (request): Promise<AuditAnswer> => {
    const { page, pageSize, ...filter } = readBody(listQuery, request.query);
    const { entries, total } = await listAudit(database, filter, { page, pageSize });
    const data = entries.map(({ entry: { id, at, person: _, ...entry }, name }) => ({
      id: String(id),
      at: at.toISOString(),
      person: name,
      ...entry,
    }));
    return { data, total };
  });
}
