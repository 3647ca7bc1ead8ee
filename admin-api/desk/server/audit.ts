/** The audit log: what a call did, by whom. */
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect';
import { noteAudit, type AuditEntry } from '../../database/audit';
import { signedIn } from './guard';

export type Audit = (
  request: FastifyRequest,
  action: string,
  of?: Pick<AuditEntry, 'collection' | 'item' | 'detail'>,
) => Promise<void>;

/** Notes what somebody who is signed in did. */
export function auditLog(database: Database, now: () => Date): Audit {
  return (request, action, of = {}) =>
    noteAudit(database, { person: signedIn(request).id, action, ...of }, now());
}
