/** Storing what visitors send. */
import { and, eq, gte, lt } from 'drizzle-orm';
import type { WriteName } from '@corporate-website/contract/calls';
import { IDEMPOTENCY_WINDOW_MS, type SubscriberBody } from '@corporate-website/contract/writes';
import type { Database, Transaction } from './connect';
import { sources } from './enquiries';
import type { EnquiryKind } from './kinds';
import { addNoticesOf, type Outbox } from './notices';
import { idempotencyKey } from './schema';
import { requestSubscription } from './subscribers';

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
 * Stores a checked body, and the notices of it; when it resolves with `stored`, they are committed. A subscriber who
 * exists already is stored no second time.
 * @param body as the write's schema has checked it
 * @param idempotency without it the body is stored whatever came before
 */
export async function storeWrite(
  database: Database,
  name: WriteName,
  body: Record<string, unknown>,
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
    const kind = kinds[name];
    const { table } = sources[kind];
    const [row] = await transaction
      .insert(table)
      // Columns bear the names of the body's fields; the type system cannot follow the table that far.
      .values({ ...body, kind, received_at: now } as never)
      .onConflictDoNothing()
      .returning({ id: table.id });
    if (row && outbox) {
      const told = { kind, enquiry_id: row.id, received_at: now };
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
