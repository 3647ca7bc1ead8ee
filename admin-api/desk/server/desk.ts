/** The desk: an interface for editors at `/desk`, and its calls below `/desk/api`. */
import type { FastifyInstance } from 'fastify';
import type { CallOptions } from '../../call-options';
import { forgetAudit } from '../../database/audit';
import { forgetSessions } from '../../database/sessions';
import { doRegularly } from '../../regularly';
import { addApp, APP_FOLDER } from './app';
import { addAuditRoutes } from './audit-routes';
import { addCollectionRoutes } from './collection-routes';
import { addEnquiryRoutes } from './enquiry-routes';
import { answerDeskErrors, DeskError } from './errors';
import { guard } from './guard';
import { addItemRoutes } from './item-routes';
import { exchangeMediaAddresses } from './media-addresses';
import { addMediaRoutes } from './media-routes';
import { addNoteRoutes } from './note-routes';
import { addReleaseRoutes } from './release-routes';
import { addSessionRoutes } from './session-routes';
import { addVersionRoutes } from './version-routes';

export const DESK_PATH = '/desk';

const HOUR_MS = 60 * 60_000;
/** Entries of the audit log are kept for two years. */
const AUDIT_MS = 2 * 365 * 24 * HOUR_MS;

async function addCalls(server: FastifyInstance, options: CallOptions): Promise<void> {
  answerDeskErrors(server);
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  // A form of another site could send it.
  server.removeContentTypeParser('application/x-www-form-urlencoded');
  await guard(server, options);
  exchangeMediaAddresses(server, options.publicUrl);
  addSessionRoutes(server, options);
  addCollectionRoutes(server, options);
  addItemRoutes(server, options);
  addVersionRoutes(server, options);
  addNoteRoutes(server, options);
  await server.register(addMediaRoutes, options);
  addReleaseRoutes(server, options);
  addEnquiryRoutes(server, options);
  addAuditRoutes(server, options);
  // Else the interface's page would be the answer.
  server.all('/*', async () => {
    throw new DeskError('missing');
  });
}

/** Adds the desk to a server of its own, whose prefix is `DESK_PATH`. */
export async function addDesk(server: FastifyInstance, options: CallOptions): Promise<void> {
  const { database, now, publicUrl, siteOrigins } = options;
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
  await server.register((calls) => addCalls(calls, options), { prefix: '/api' });
  await server.register(addApp, { folder: APP_FOLDER, sites: siteOrigins, media: publicUrl });
  doRegularly(server, HOUR_MS, 'old sessions of the desk are still there', async () => {
    await forgetSessions(database, now());
    await forgetAudit(database, new Date(now().getTime() - AUDIT_MS));
  });
}
