/** Sessions of the desk, by the hash of the id that a browser holds. */
import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Database } from './connect';
import { deskSession } from './schema';

const MINUTE_MS = 60_000;
/** A session without calls ends after an hour, and any after twelve: a working day. */
export const IDLE_MS = 60 * MINUTE_MS;
export const LONGEST_MS = 12 * 60 * MINUTE_MS;

export type SessionData = Record<string, unknown>;

const idleSince = (now: Date) => new Date(now.getTime() - IDLE_MS);
const begunBefore = (now: Date) => new Date(now.getTime() - LONGEST_MS);

/** The data of a session that has not ended; notes that it is in use. */
export async function readSession(
  database: Database,
  key: string,
  now: Date,
): Promise<SessionData | undefined> {
  const isAlive = and(
    eq(deskSession.key, key),
    gt(deskSession.seen_at, idleSince(now)),
    gt(deskSession.begun_at, begunBefore(now)),
  );
  const [row] = await database.select().from(deskSession).where(isAlive);
  // To the minute, since a change is a write to the disk; one that is full does not end the session.
  if (row && now.getTime() - row.seen_at.getTime() > MINUTE_MS) {
    const isThis = eq(deskSession.key, key);
    await database
      .update(deskSession)
      .set({ seen_at: now })
      .where(isThis)
      .catch(() => undefined);
  }
  return row?.data;
}

/** Stores a new session, or what changed in one. */
export async function writeSession(
  database: Database,
  session: { key: string; person: string; data: SessionData },
  now: Date,
): Promise<void> {
  const { person, data } = session;
  await database
    .insert(deskSession)
    .values({ ...session, begun_at: now, seen_at: now })
    .onConflictDoUpdate({ target: deskSession.key, set: { person, data, seen_at: now } });
}

export async function endSession(database: Database, key: string): Promise<void> {
  await database.delete(deskSession).where(eq(deskSession.key, key));
}

/** Signs a person out everywhere. */
export async function endSessionsOf(database: Database, person: string): Promise<void> {
  await database.delete(deskSession).where(eq(deskSession.person, person));
}

/** Deletes the sessions whose time is over. */
export async function forgetSessions(database: Database, now: Date): Promise<void> {
  const isOver = or(
    lte(deskSession.seen_at, idleSince(now)),
    lte(deskSession.begun_at, begunBefore(now)),
  );
  await database.delete(deskSession).where(isOver);
}
