/** Requests for a release: asked for by an admin panel, taken by a schedule. */
import { and, desc, eq, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { ReleaseRequests, RequestEnd } from '@corporate-website/contract/release-requests';
import type { Database } from './connect';
import { releaseRequest } from './schema';

/** After so long without another request it is due: who publishes three items in a row gets one release. */
const QUIET_MS = 5_000;
/** It is due then, however often it is asked for. */
const PATIENCE_MS = 60_000;
/** Requests that are remembered once they have ended. */
const KEPT = 50;

type Row = typeof releaseRequest.$inferSelect;

const iso = (at: Date | null) => at?.toISOString() ?? null;

const dueAt = ({ received_at: first, asked_at: last }: Row): Date =>
  new Date(Math.min(first.getTime() + PATIENCE_MS, last.getTime() + QUIET_MS));

/** Asks for a release; one that waits already is asked for once more. */
export async function askForRelease(database: Database, now: Date): Promise<void> {
  await database
    .insert(releaseRequest)
    .values({ received_at: now, asked_at: now })
    .onConflictDoUpdate({
      target: releaseRequest.waits,
      set: { asked_at: now, times: sql`least(${releaseRequest.times} + 1, 1000000)` },
    });
}

/**
 * Takes the request that is due; one of several who ask at once gets it.
 * @returns its id; null where none is due
 */
export async function takeRequest(database: Database, now: Date): Promise<string | null> {
  const isDue = or(
    lte(releaseRequest.asked_at, new Date(now.getTime() - QUIET_MS)),
    lte(releaseRequest.received_at, new Date(now.getTime() - PATIENCE_MS)),
  );
  const [taken] = await database
    .update(releaseRequest)
    .set({ waits: null, taken_at: now })
    .where(and(eq(releaseRequest.waits, true), isDue))
    .returning({ id: releaseRequest.id });
  return taken?.id ?? null;
}

/** Notes how the run of a request ended, and forgets old ones. @returns whether there is such a request under way */
export async function endRequest(
  database: Database,
  id: string,
  { outcome, seconds }: RequestEnd,
  now: Date,
): Promise<boolean> {
  const ended = await database
    .update(releaseRequest)
    .set({ outcome, seconds: Math.round(seconds), ended_at: now })
    .where(
      and(
        eq(releaseRequest.id, id),
        isNotNull(releaseRequest.taken_at),
        isNull(releaseRequest.ended_at),
      ),
    )
    .returning({ id: releaseRequest.id });
  const newest = database
    .select({ id: releaseRequest.id })
    .from(releaseRequest)
    .orderBy(desc(releaseRequest.received_at))
    .limit(KEPT);
  await database
    .delete(releaseRequest)
    .where(and(lt(releaseRequest.received_at, now), notInArray(releaseRequest.id, newest)));
  return ended.length > 0;
}

/** The pending request, the running one, and the last that ended. */
export async function readRequests(database: Database): Promise<ReleaseRequests> {
  const rows = await database
    .select()
    .from(releaseRequest)
    .orderBy(desc(releaseRequest.received_at))
    .limit(KEPT);
  const waiting = rows.find(({ waits }) => waits);
  const taken = rows.filter(({ taken_at: at }) => at);
  // One before another that has ended was lost with its machine.
  const running = taken[0]?.ended_at ? undefined : taken[0];
  const last = taken.find(({ ended_at: ended }) => ended);
  const told = ({ id, received_at: first, asked_at: at, times }: Row) => ({
    id,
    received_at: first.toISOString(),
    asked_at: at.toISOString(),
    times,
  });
  return {
    waiting: waiting ? { ...told(waiting), due_at: dueAt(waiting).toISOString() } : null,
    running: running ? { ...told(running), taken_at: iso(running.taken_at) ?? '' } : null,
    last: last
      ? {
          ...told(last),
          ended_at: iso(last.ended_at) ?? '',
          outcome: last.outcome ?? '',
          seconds: last.seconds ?? 0,
        }
      : null,
  };
}
