/** Releases: what waits, runs and was last, what the next brings; asking for one, going back, holding. */
import type { FastifyInstance } from 'fastify';
import { releaseOrder, type ReleaseRun } from '@corporate-website/contract/release-requests';
import type { CallOptions } from '../../call-options';
import { askForRelease, readReleaseState, readRequests } from '../../database/release-requests';
import type { ComingChangesAnswer, ReleasesAnswer } from '../protocol';
import { changesSince } from '../storage/changes';
import { auditLog } from './audit';
import { readBody } from './bodies';

const MINUTE_MS = 60_000;
/** Whoever takes requests looks for them every minute. */
const PATIENCE_MS = 3 * MINUTE_MS;
/** Runs that the desk shows. */
const RUNS = 20;

/** When the last release read the content: as it began. */
const readAt = (runs: readonly ReleaseRun[]): string | null =>
  runs.find(({ outcome }) => outcome === 'published' || outcome === 'unchanged')?.started_at ??
  null;

/** Adds the routes to a server that is guarded. */
export function addReleaseRoutes(server: FastifyInstance, options: CallOptions): void {
  const { database, now, releaseMinutes } = options;
  const audit = auditLog(database, now);

  function nextRelease(): string | null {
    if (!releaseMinutes) return null;
    const every = releaseMinutes * MINUTE_MS;
    return new Date((Math.floor(now().getTime() / every) + 1) * every).toISOString();
  }

  async function answer(): Promise<ReleasesAnswer> {
    const requests = await readRequests(database);
    const { askedAt, state, runs } = await readReleaseState(database, RUNS);
    const isNear = askedAt !== null && now().getTime() - askedAt.getTime() < PATIENCE_MS;
    return {
      data: {
        ...requests,
        next: nextRelease(),
        answered: isNear || requests.running !== null,
        read_at: readAt(runs),
        site: state,
        runs,
      },
    };
  }

  server.get('/releases', answer);

  server.get('/releases/changes', async (): Promise<ComingChangesAnswer> => {
    const since = readAt((await readReleaseState(database, RUNS)).runs);
    return { data: since ? await changesSince(database, new Date(since), now()) : null };
  });

  server.post('/releases', { config: { desk: 'editor' } }, async (request, reply) => {
    const order = readBody(releaseOrder, request.body ?? {});
    await askForRelease(database, now(), order);
    await audit(request, `${order.command}-asked`, { detail: order.argument });
    reply.code(202);
    return answer();
  });
}
