/** The outbox: who is still to be told of what came in. Several servers may work on one. */
import { and, asc, count, desc, eq, isNotNull, isNull, lte, min, sql } from 'drizzle-orm';
import type { Database } from './connect';
import type { EnquiryKind, NoticeChannel } from './kinds';
import { notice } from './schema';

export type Notice = typeof notice.$inferSelect;

/** What a notice is of. */
export interface ToldOf {
  kind: EnquiryKind;
  enquiry_id: string;
  received_at: Date;
}

/** Adds a notice for each channel, due at once; to be called in the transaction that stores the enquiry. */
export async function addNotices(
  queries: Pick<Database, 'insert'>,
  channels: readonly NoticeChannel[],
  told: ToldOf,
): Promise<void> {
  const rows = channels.map((channel) => ({ ...told, channel, due_at: told.received_at }));
  await queries.insert(notice).values(rows);
}

const isOpen = isNull(notice.given_up_at);

/**
 * Takes the channel's longest due notice for one try. Nobody else is given it until the lease has ended, which a server
 * that was killed does not live to see: the notice is due again then.
 */
export async function claimNotice(
  database: Database,
  channel: NoticeChannel,
  now: Date,
  leaseMs: number,
): Promise<Notice | undefined> {
  const next = database
    .select({ id: notice.id })
    .from(notice)
    .where(and(eq(notice.channel, channel), isOpen, lte(notice.due_at, now)))
    .orderBy(asc(notice.due_at))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(notice)
    .set({ tries: sql`${notice.tries} + 1`, due_at: new Date(now.getTime() + leaseMs) })
    .where(eq(notice.id, next))
    .returning();
  return claimed;
}

/** The try that was claimed, and no later one of another server's. */
const sameTry = ({ id, tries }: Notice) => and(eq(notice.id, id), eq(notice.tries, tries));

/** Takes a notice out: it was told, or there is nothing left to tell of. */
export async function finishNotice(database: Database, claimed: Notice): Promise<void> {
  await database.delete(notice).where(sameTry(claimed));
}

/** Puts off what was claimed, with whom it was told so far. */
export async function postponeNotice(
  database: Database,
  claimed: Notice,
  dueAt: Date,
): Promise<void> {
  await database.update(notice).set({ due_at: dueAt, told: claimed.told }).where(sameTry(claimed));
}

export async function giveUpNotice(database: Database, claimed: Notice, now: Date): Promise<void> {
  await database
    .update(notice)
    .set({ given_up_at: now, told: claimed.told })
    .where(sameTry(claimed));
}

/** When the channel's next notice is due; undefined where none waits. */
export async function nextDue(
  database: Database,
  channel: NoticeChannel,
): Promise<Date | undefined> {
  const [row] = await database
    .select({ due_at: min(notice.due_at) })
    .from(notice)
    .where(and(eq(notice.channel, channel), isOpen));
  return row?.due_at ?? undefined;
}

/** How many notices wait, and those that were given up, newest first. */
export async function noticesLeft(
  database: Database,
): Promise<{ waiting: number; givenUp: Notice[] }> {
  const [row] = await database.select({ waiting: count() }).from(notice).where(isOpen);
  const givenUp = await database
    .select()
    .from(notice)
    .where(isNotNull(notice.given_up_at))
    .orderBy(desc(notice.received_at));
  return { waiting: row?.waiting ?? 0, givenUp };
}

/** Begins anew with what was given up; whoever was told is not told again. */
export async function retryGivenUp(database: Database, now: Date): Promise<void> {
  await database
    .update(notice)
    .set({ given_up_at: null, tries: 0, due_at: now })
    .where(isNotNull(notice.given_up_at));
}
