/** Requests to the releases: made by an admin panel, taken by a schedule, which tells what came of them. */
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type {
  ReleaseOrder,
  ReleaseRequests,
  ReleaseRun,
  ReleaseState,
  RequestEnd,
  TakenRequest,
  TakeOrder,
} from '@corporate-website/contract/release-requests';
import type { Database } from './connect';
import { releaseRequest, releaseRun, releaseState } from './schema';

/** After so long without another request it is due: who publishes three items in a row gets one release. */
const QUIET_MS = 5_000;
/** It is due then, however often it is asked for. */
const PATIENCE_MS = 60_000;
/** After so long a run that has not ended was lost with its machine. */
const LOST_MS = 3 * 60 * 60_000;
/** Requests and runs that are remembered once they have ended. */
const KEPT = 50;

type Row = typeof releaseRequest.$inferSelect;

const iso = (at: Date | null) => at?.toISOString() ?? null;

const dueAt = ({ command, received_at: first, asked_at: last }: Row): Date =>
  command === 'release'
    ? new Date(Math.min(first.getTime() + PATIENCE_MS, last.getTime() + QUIET_MS))
    : first;

/** Asks for a release, or gives another command; one that waits already is asked for once more. */
export async function askForRelease(
  database: Database,
  now: Date,
  { command, argument }: ReleaseOrder = { command: 'release' },
): Promise<void> {
  await database
    .insert(releaseRequest)
    .values({ command, argument: argument ?? null, received_at: now, asked_at: now })
    .onConflictDoUpdate({
      target: [releaseRequest.waits, releaseRequest.command],
      set: {
        // A hold that is asked for again without a reason keeps its first one.
        argument:
          command === 'hold'
            ? sql`coalesce(excluded.argument, ${releaseRequest.argument})`
            : (argument ?? null),
        asked_at: now,
        times: sql`least(${releaseRequest.times} + 1, 1000000)`,
      },
    });
}

/** Other commands are due at once, and come before a release, which they may be meant to stop. */
const isCommand = ne(releaseRequest.command, 'release');

/**
 * Takes the request that is due; one of several who ask at once gets it. `urgent` takes a hold or a rollback alone. That something takes requests is noted, so that
 * editors can be told whether anything does.
 */
export async function takeRequest(
  database: Database,
  now: Date,
  { urgent }: TakeOrder,
): Promise<TakenRequest> {
  await database
    .insert(releaseState)
    .values({ asked_at: now })
    .onConflictDoUpdate({ target: releaseState.only, set: { asked_at: now } });
  const isUrgent = inArray(releaseRequest.command, ['hold', 'rollback']);
  const isDue = or(
    isCommand,
    lte(releaseRequest.asked_at, new Date(now.getTime() - QUIET_MS)),
    lte(releaseRequest.received_at, new Date(now.getTime() - PATIENCE_MS)),
  );
  const first = database
    .select({ id: releaseRequest.id })
    .from(releaseRequest)
    .where(and(eq(releaseRequest.waits, true), urgent ? isUrgent : isDue))
    .orderBy(desc(isCommand), asc(releaseRequest.asked_at))
    .limit(1);
  const [taken] = await database
    .update(releaseRequest)
    .set({ waits: null, taken_at: now })
    .where(and(eq(releaseRequest.waits, true), eq(releaseRequest.id, sql`(${first})`)))
    .returning();
  if (!taken) return { taken: null, command: 'release' };
  const { id, command, argument } = taken;
  return { taken: id, command, ...(argument === null ? {} : { argument }) };
}

/** Notes how the run of a request ended, and forgets old ones. @returns whether there is such a request under way */
export async function endRequest(
  database: Database,
  id: string,
  { outcome, seconds, error }: RequestEnd,
  now: Date,
): Promise<boolean> {
  const ended = await database
    .update(releaseRequest)
    .set({ outcome, error, seconds: Math.round(seconds), ended_at: now })
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
export async function readRequests(database: Database, now = new Date()): Promise<ReleaseRequests> {
  const rows = await database
    .select()
    .from(releaseRequest)
    .orderBy(desc(releaseRequest.received_at))
    .limit(KEPT);
  const isRelease = ({ command }: Row) => command === 'release';
  const waits = rows
    .filter((row) => row.waits)
    .sort((a, b) => Number(isRelease(a)) - Number(isRelease(b)) || +a.asked_at - +b.asked_at);
  const latest = (key: 'taken_at' | 'ended_at') =>
    rows.filter((row) => row[key]).sort((a, b) => Number(b[key]) - Number(a[key]))[0];
  const taken = latest('taken_at');
  const isLost = Number(now) - Number(taken?.taken_at) > LOST_MS;
  // One before another that has ended was lost with its machine.
  const running = taken?.ended_at || isLost ? undefined : taken;
  const last = latest('ended_at');
  const told = ({ id, received_at: first, asked_at: at, times, command }: Row) => ({
    id,
    received_at: first.toISOString(),
    asked_at: at.toISOString(),
    times,
    command,
  });
  const queue = waits.map((row) => ({ ...told(row), due_at: dueAt(row).toISOString() }));
  return {
    waiting: queue.find(({ command }) => command === 'release') ?? queue[0] ?? null,
    queue,
    running: running ? { ...told(running), taken_at: iso(running.taken_at) ?? '' } : null,
    last: last
      ? {
          ...told(last),
          ended_at: iso(last.ended_at) ?? '',
          outcome: last.outcome ?? '',
          seconds: last.seconds ?? 0,
          ...(last.error === null ? {} : { error: last.error }),
        }
      : null,
  };
}

/** Notes the site as the releases' machine tells it, and the run that has ended. */
export async function noteReleaseState(
  database: Database,
  { run, ...state }: ReleaseState,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .insert(releaseState)
      .values({ told_at: now, state })
      .onConflictDoUpdate({ target: releaseState.only, set: { told_at: now, state } });
    if (!run) return;
    await transaction.insert(releaseRun).values({ ended_at: new Date(run.ended_at), run });
    const newest = transaction
      .select({ id: releaseRun.id })
      .from(releaseRun)
      .orderBy(desc(releaseRun.ended_at))
      .limit(KEPT);
    await transaction.delete(releaseRun).where(notInArray(releaseRun.id, newest));
  });
}

export interface ToldReleases {
  /** When something asked for requests last; null where nothing ever has. */
  askedAt: Date | null;
  /** Null until a run has told. */
  state: Omit<ReleaseState, 'run'> | null;
  /** The newest first. */
  runs: ReleaseRun[];
}

/** The site as it was told last, with its last runs. */
export async function readReleaseState(database: Database, most = KEPT): Promise<ToldReleases> {
  const [row] = await database.select().from(releaseState);
  const runs = await database
    .select({ run: releaseRun.run })
    .from(releaseRun)
    .orderBy(desc(releaseRun.ended_at))
    .limit(most);
  return {
    askedAt: row?.asked_at ?? null,
    state: row?.state ?? null,
    runs: runs.map(({ run }) => run),
  };
}
