/** "Publish now": what waits, runs and was last, and asking for a release. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/connect';
import { askForRelease, readRequests } from '../../database/release-requests';
import type { ReleasesAnswer } from '../protocol';
import { auditLog } from './audit';

export interface ReleaseRouteOptions {
  database: Database;
  now: () => Date;
  /** Minutes from one scheduled release to the next, counted from midnight (UTC); without it none is known. */
  releaseMinutes?: number | undefined;
}

const MINUTE_MS = 60_000;
/** Whoever answers requests looks for them every minute. */
const PATIENCE_MS = 3 * MINUTE_MS;

/** Adds the routes to a server that is guarded. */
export function addReleaseRoutes(server: FastifyInstance, options: ReleaseRouteOptions): void {
  const { database, now, releaseMinutes } = options;
  const audit = auditLog(database, now);

  function nextRelease(): string | null {
    if (!releaseMinutes) return null;
    const every = releaseMinutes * MINUTE_MS;
    return new Date((Math.floor(now().getTime() / every) + 1) * every).toISOString();
  }

  async function answer(): Promise<ReleasesAnswer> {
    const requests = await readRequests(database);
    const due = requests.waiting ? Date.parse(requests.waiting.due_at) : Infinity;
    const answered = now().getTime() - due < PATIENCE_MS;
    return { data: { ...requests, next: nextRelease(), answered } };
  }

  server.get('/releases', answer);

  server.post('/releases', { config: { desk: 'editor' } }, async (request, reply) => {
    await askForRelease(database, now());
    await audit(request, 'release-asked');
    reply.code(202);
    return answer();
  });
}
