/** The outbox: pending notices of enquiries. Several servers may work on one. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  or,
  sql,
} from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from './connect';
import type { EnquiryKind, NoticeChannel } from './kinds';
import { notice } from './schema';

export type Notice = typeof notice.$inferSelect;

/** Subject of a notice. */
export interface ToldOf {
  kind: EnquiryKind;
  enquiry_id: string;
  received_at: Date;
}

/** Subject of one message, claimed for one try: a notice, or all that waited. */
export interface Claim {
  /** The message's id: the same for every try. */
  id: string;
  begunAt: Date;
  /** Never empty. */
  notices: readonly [Notice, ...Notice[]];
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

/** Recipients of notices on stored writes, and the handler of a notice that could not be stored. */
export interface Outbox {
  channels: readonly NoticeChannel[];
  /** Whether a subscription takes effect only once a mail has been answered. */
  confirms?: boolean;
  lost: (error: unknown) => void;
}

/** Adds the notices behind a savepoint, so that whatever goes wrong with them never costs the enquiry. */
export async function addNoticesOf(
  transaction: Transaction,
  { channels, lost }: Outbox,
  told: ToldOf,
): Promise<void> {
  if (channels.length === 0) return;
  try {
    await transaction.transaction((inner) => addNotices(inner, channels, told));
  } catch (error) {
    lost(error);
  }
}

const isOpen = isNull(notice.given_up_at);
/** A notice's message: its own, or one that it shares. */
const message = sql`coalesce(${notice.batch}, ${notice.id})`;

/**
 * Takes the channel's longest due message for one try. If more than so many wait, all of them become one, except those
 * that other recipients have taken. Nobody else gets it before its lease ends; if the server was killed, the message is
 * then due again.
 * @param options.most messages that may wait before they become one
 */
export function claimNotices(
  database: Database,
  channel: NoticeChannel,
  now: Date,
  { leaseMs, most }: { leaseMs: number; most: number },
): Promise<Claim | undefined> {
  const isWaiting = and(
    eq(notice.channel, channel),
    isOpen,
    or(isNull(notice.begun_at), lte(notice.due_at, now)),
  );
  return database.transaction(async (transaction) => {
    const [next] = await transaction
      .select()
      .from(notice)
      .where(and(isWaiting, lte(notice.due_at, now)))
      .orderBy(asc(notice.due_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const alike = and(
      isWaiting,
      sql`${notice.told}::text is not distinct from ${next.told && JSON.stringify(next.told)}::text`,
    );
    const [waiting] = await transaction
      .select({ messages: sql<number>`count(distinct ${message})::int` })
      .from(notice)
      .where(alike);
    const isMany = (waiting?.messages ?? 0) > most;
    const id = isMany ? randomUUID() : (next.batch ?? next.id);
    const claimed = transaction
      .select({ id: notice.id })
      .from(notice)
      .where(isMany ? alike : and(isWaiting, eq(message, id)))
      .for('update', { skipLocked: true });
    const [first, ...more] = await transaction
      .update(notice)
      .set({
        ...(isMany && { batch: id }),
        tries: sql`${notice.tries} + 1`,
        begun_at: now,
        due_at: new Date(now.getTime() + leaseMs),
      })
      .where(inArray(notice.id, claimed))
      .returning();
    return first && { id, begunAt: now, notices: [first, ...more] };
  });
}

/** The try that was claimed, and no later one of another server's. */
const sameTry = ({ id, begunAt }: Claim) => and(eq(message, id), eq(notice.begun_at, begunAt));

/** Removes a claim: it was sent, or there is nothing left to report. */
export async function finishNotices(database: Database, claim: Claim): Promise<void> {
  await database.delete(notice).where(sameTry(claim));
}

/** Postpones a claim, recording the recipients reached so far. */
export async function postponeNotices(
  database: Database,
  claim: Claim,
  { dueAt, told }: { dueAt: Date; told: string[] | null },
): Promise<void> {
  await database.update(notice).set({ due_at: dueAt, begun_at: null, told }).where(sameTry(claim));
}

/** Gives up after so many tries. */
export async function giveUpNotices(
  database: Database,
  claim: Claim,
  { now, told, tries }: { now: Date; told: string[] | null; tries: number },
): Promise<void> {
  await database
    .update(notice)
    .set({ given_up_at: now, begun_at: null, told })
    .where(and(sameTry(claim), gte(notice.tries, tries)));
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

/** Number of notices that wait, and those that were given up, newest first. */
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

/** Retries notices given up; recipients already reached get none again. */
export async function retryGivenUp(database: Database, now: Date): Promise<void> {
  await database
    .update(notice)
    .set({ given_up_at: null, tries: 0, due_at: now })
    .where(isNotNull(notice.given_up_at));
}
