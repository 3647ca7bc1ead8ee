/** Storing what visitors send. */
import { and, eq, gte, lt } from 'drizzle-orm';
import type { WriteName } from '@corporate-website/contract/calls';
import {
  IDEMPOTENCY_WINDOW_MS,
  type ContactBody,
  type FeedbackBody,
  type InsurtechBody,
  type SubscriberBody,
} from '@corporate-website/contract/writes';
import type { Database, Transaction } from './connect';
import type { EnquiryKind } from './kinds';
import { addNoticesOf, type Outbox } from './notices';
import { enquiry, feedback, idempotencyKey, subscriber } from './schema';
import { requestSubscription } from './subscribers';

interface Bodies {
  contact: ContactBody;
  insurtech: InsurtechBody;
  subscribe: SubscriberBody;
  feedback: FeedbackBody;
}

type Stored = { id: string }[];

/** Stores each write as a row; none where it exists already. */
const store: {
  [N in WriteName]: (queries: Transaction, body: Bodies[N], now: Date) => Promise<Stored>;
} = {
  contact: (queries, body, now) =>
    queries
      .insert(enquiry)
      .values({ ...body, kind: 'contact', received_at: now })
      .returning({ id: enquiry.id }),
  insurtech: (queries, body, now) =>
    queries
      .insert(enquiry)
      .values({ ...body, kind: 'insurtech', received_at: now })
      .returning({ id: enquiry.id }),
  subscribe: (queries, body, now) =>
    queries
      .insert(subscriber)
      .values({ ...body, received_at: now })
      .onConflictDoNothing()
      .returning({ id: subscriber.id }),
  feedback: (queries, body, now) =>
    queries
      .insert(feedback)
      .values({ ...body, received_at: now })
      .returning({ id: feedback.id }),
};

/** Kind of each write once it is stored. */
const kinds: Record<WriteName, EnquiryKind> = {
  contact: 'contact',
  insurtech: 'insurtech',
  subscribe: 'subscriber',
  feedback: 'feedback',
};

/** A write that may be repeated: its key, and a hash of its body. */
export interface Idempotency {
  call: string;
  key: string;
  bodyHash: string;
}

/**
 * `stored`: it is in the database; `repeated`: it was already, under this key;
 * `conflict`: something else was stored under this key.
 */
export type StoreResult = 'stored' | 'repeated' | 'conflict';

/** A key of an earlier write is free again. */
const windowStart = (now: Date) => new Date(now.getTime() - IDEMPOTENCY_WINDOW_MS);

/** Whether this body was stored under this key within the window. */
export async function isStored(
  queries: Pick<Database, 'select'>,
  { call, key, bodyHash }: Idempotency,
  now: Date,
): Promise<boolean> {
  const [held] = await queries
    .select({ body_hash: idempotencyKey.body_hash })
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.call, call),
        eq(idempotencyKey.key, key),
        gte(idempotencyKey.received_at, windowStart(now)),
      ),
    );
  return held?.body_hash === bodyHash;
}

/**
 * Takes a key for the transaction's write. Of two at once the second waits here until the first is committed,
 * then finds it; a key older than the window is free again.
 */
async function takeKey(
  queries: Transaction,
  { call, key, bodyHash }: Idempotency,
  now: Date,
): Promise<StoreResult> {
  const taken = await queries
    .insert(idempotencyKey)
    .values({ call, key, body_hash: bodyHash, received_at: now })
    .onConflictDoUpdate({
      target: [idempotencyKey.call, idempotencyKey.key],
      set: { body_hash: bodyHash, received_at: now },
      setWhere: lt(idempotencyKey.received_at, windowStart(now)),
    })
    .returning({ key: idempotencyKey.key });
  if (taken.length > 0) return 'stored';
  const isRepeat = await isStored(queries, { call, key, bodyHash }, now);
  return isRepeat ? 'repeated' : 'conflict';
}

/**
 * Stores a checked body, and the notices of it; when it resolves with `stored`, they are committed.
 * @param idempotency without it the body is stored whatever came before
 */
export async function storeWrite<N extends WriteName>(
  database: Database,
  name: N,
  body: Bodies[N],
  now: Date,
  { idempotency, outbox }: { idempotency?: Idempotency | undefined; outbox?: Outbox } = {},
): Promise<StoreResult> {
  return database.transaction(async (transaction) => {
    const result = idempotency ? await takeKey(transaction, idempotency, now) : 'stored';
    if (result !== 'stored') return result;
    if (name === 'subscribe' && outbox?.confirms) {
      await requestSubscription(transaction, body as SubscriberBody, now);
      return result;
    }
    const [row] = await store[name](transaction, body, now);
    if (row && outbox) {
      const told = { kind: kinds[name], enquiry_id: row.id, received_at: now };
      await addNoticesOf(transaction, outbox, told);
    }
    return result;
  });
}

/** Forgets the keys whose window is over. */
export async function forgetExpiredKeys(
  database: Pick<Database, 'delete'>,
  now: Date,
): Promise<void> {
  await database.delete(idempotencyKey).where(lt(idempotencyKey.received_at, windowStart(now)));
}
