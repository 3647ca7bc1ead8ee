/** Enquiries, for editors: read, mark as done, export, delete. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallOptions } from '../../call-options';
import type { ReceivedEnquiry } from '../../database/enquiries';
import { deleteEnquiry, enquiriesAsked, enquiryById, markDone } from '../../database/enquiry-desk';
import { enquiryKinds } from '../../database/kinds';
import { formatEnquiries } from '../../enquiries/formats';
import type { EnquiriesAnswer, Enquiry, EnquiryAnswer } from '../protocol';
import { auditLog } from './audit';
import { query, readBody } from './bodies';
import { DeskError } from './errors';

const kind = z.optional(z.enum(enquiryKinds));
const exportQuery = z.object({ kind, done: query.flag, q: query.text });
const listQuery = z.extend(exportQuery, { page: query.page, pageSize: query.pageSize });
const doneBody = z.object({ done: z.boolean() });
const uuid = z.uuid();

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** An enquiry as editors see it: without the token, which is the subscriber's alone. */
function told(row: ReceivedEnquiry): Enquiry {
  const { id, kind: of, received_at, done_at, unsubscribe_token: _, ...sent } = row;
  const { name, business_email, message, ...fields } = sent;
  return {
    id,
    kind: of,
    received_at: received_at.toISOString(),
    done_at: done_at instanceof Date ? done_at.toISOString() : null,
    name: textOrNull(name),
    business_email: textOrNull(business_email),
    message: textOrNull(message),
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
  };
}

/** Adds the routes to a server that is guarded. */
export function addEnquiryRoutes(server: FastifyInstance, options: CallOptions): void {
  const { database, compact, now, unsubscribeUrl } = options;
  const audit = auditLog(database, now);
  const forEditors = { config: { desk: 'editor' } } as const;

  async function existing({ params }: FastifyRequest): Promise<ReceivedEnquiry> {
    const id = uuid.safeParse((params as { id: string }).id);
    const found = id.success ? await enquiryById(database, id.data) : undefined;
    if (!found) throw new DeskError('missing');
    return found;
  }

  server.get('/enquiries', forEditors, async (request): Promise<EnquiriesAnswer> => {
    const { page, pageSize, ...asked } = readBody(listQuery, request.query);
    const rows = await enquiriesAsked(database, asked);
    const shown = rows.slice((page - 1) * pageSize, page * pageSize);
    return { data: shown.map(told), total: rows.length };
  });

  server.get('/enquiries/export', forEditors, async (request, reply) => {
    const asked = readBody(exportQuery, request.query);
    const rows = await enquiriesAsked(database, asked);
    await audit(request, 'exported', { detail: `${asked.kind ?? 'all'}: ${rows.length}` });
    const linked = rows.map(({ unsubscribe_token: token, ...row }) => ({
      ...row,
      ...(typeof token === 'string' && { unsubscribe_url: unsubscribeUrl(token) }),
    }));
    const day = now().toISOString().slice(0, 10);
    return reply
      .header('content-disposition', `attachment; filename="enquiries-${day}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(formatEnquiries(linked, 'csv'));
  });

  server.post('/enquiries/:id/done', forEditors, async (request): Promise<EnquiryAnswer> => {
    const { done } = readBody(doneBody, request.body);
    const row = await existing(request);
    const at = done ? now() : null;
    await markDone(database, row.id, at);
    await audit(request, done ? 'done' : 'not-done', { collection: 'enquiries', item: row.id });
    return { data: told({ ...row, done_at: at }) };
  });

  server.delete('/enquiries/:id', forEditors, async (request, reply) => {
    const row = await existing(request);
    await deleteEnquiry(database, row, now());
    await audit(request, 'deleted', { collection: 'enquiries', item: row.id });
    // The row is gone; its remains in the files go now, or with the next round where there is no room.
    await compact().catch((error: Error) =>
      request.log.error({ failure: { name: error.name } }, 'deleted data is still in the files'),
    );
    return reply.code(204).send();
  });
}
