/** Joining the newsletter and leaving it. */
import { and, eq, gte, inArray, lt, sql, type SQLWrapper } from 'drizzle-orm';
import type { SubscriberBody } from '@corporate-website/contract/writes';
import { writePaths } from '@corporate-website/contract/write-facts';
import type { Database, Transaction } from './connect';
import { hashOf } from './hash';
import { addNotices, addNoticesOf, type Outbox } from './notices';
import { idempotencyKey, notice, subscriber, subscriptionRequest, unsubscription } from './schema';

const DAY_MS = 24 * 60 * 60 * 1000;
/** However often somebody types an address, its owner gets one mail in so long. */
const MAIL_EVERY_MS = DAY_MS;
/** Mails that what looks like one mailbox gets in so long, whatever is added to its name. */
const MAILS_TO_ONE = 3;
/** Days that the link in the mail works, and the address is kept without it. */
export const REQUEST_DAYS = 7;
const REQUEST_MS = REQUEST_DAYS * DAY_MS;

const hasAddress = (table: typeof subscriber | typeof subscriptionRequest, address: string) =>
  eq(sql`lower(${table.business_email})`, address.toLowerCase());

/** Hash behind an idempotency key of a subscription: of all that was typed, whatever the case of the address. */
export function subscriptionHash({ business_email, ...typed }: Record<string, unknown>): string {
  return hashOf({ ...typed, business_email: String(business_email).toLowerCase() });
}

/** The typed fields of a row: those left empty are null in it, and missing in what was sent. */
function typedOf({
  id: _id,
  received_at: _received,
  unsubscribe_token: _token,
  confirmed_at: _confirmed,
  ...typed
}: typeof subscriber.$inferSelect): Record<string, unknown> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null));
}

/** Key of what is likely one mailbox: `name+tag@…` is delivered as `name@…`, and by some `n.ame@…` too. */
const mailboxOf = (address: SQLWrapper | string) =>
  sql`lower(replace(regexp_replace(split_part(${address}, '@', 1), '[+].*', ''), '.', '') || '@' || split_part(${address}, '@', 2))`;

/**
 * Stores that somebody asks for the newsletter, and has a mail sent to the address. A subscriber is treated as anybody,
 * so that the time it takes tells nothing; `findRequest` leaves the mail out.
 */
export async function requestSubscription(
  queries: Transaction,
  body: SubscriberBody,
  now: Date,
): Promise<void> {
  const address = body.business_email;
  const { id, business_email, received_at } = subscriptionRequest;
  const notSince = new Date(now.getTime() - MAIL_EVERY_MS);
  const asked = await queries
    .insert(subscriptionRequest)
    .values({ ...body, received_at: now })
    .onConflictDoNothing()
    .returning({ id });
  const again = await queries
    .update(subscriptionRequest)
    .set({ ...body, received_at: now })
    .where(and(hasAddress(subscriptionRequest, address), lt(received_at, notSince)))
    .returning({ id });
  const [request] = [...asked, ...again];
  if (!request) return;
  const sameMailbox = eq(mailboxOf(business_email), mailboxOf(address));
  const lately = and(sameMailbox, gte(received_at, notSince));
  if ((await queries.$count(subscriptionRequest, lately)) > MAILS_TO_ONE) return;
  const told = { kind: 'subscriber', enquiry_id: request.id, received_at: now } as const;
  await addNotices(queries, ['confirmation'], told);
}

export type SubscriptionRequest = typeof subscriptionRequest.$inferSelect;

/** A request that waits for its mail; undefined where it is gone, or its address is on the list already. */
export async function findRequest(
  database: Database,
  id: string,
): Promise<SubscriptionRequest | undefined> {
  const [found] = await database
    .select()
    .from(subscriptionRequest)
    .where(eq(subscriptionRequest.id, id));
  if (!found) return undefined;
  const isKnown = await database.$count(subscriber, hasAddress(subscriber, found.business_email));
  return isKnown ? undefined : found;
}

/**
 * Turns a request into a subscriber, and queues a notice. The link may be pressed again.
 * @param token a UUID
 * @returns false where nobody has asked under this token, or too long ago
 */
export function confirmSubscription(
  database: Database,
  token: string,
  now: Date,
  outbox: Outbox,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const notBefore = new Date(now.getTime() - REQUEST_MS);
    const [asked] = await transaction
      .delete(subscriptionRequest)
      .where(
        and(eq(subscriptionRequest.token, token), gte(subscriptionRequest.received_at, notBefore)),
      )
      .returning();
    if (!asked) {
      return (await transaction.$count(subscriber, eq(subscriber.unsubscribe_token, token))) > 0;
    }
    await transaction.delete(notice).where(eq(notice.enquiry_id, asked.id));
    const { id: _id, received_at: _asked, token: _token, ...body } = asked;
    const [added] = await transaction
      .insert(subscriber)
      .values({ ...body, unsubscribe_token: token, received_at: now, confirmed_at: now })
      .onConflictDoNothing()
      .returning({ id: subscriber.id });
    if (added) {
      const told = { kind: 'subscriber', enquiry_id: added.id, received_at: now } as const;
      await addNoticesOf(transaction, outbox, told);
    }
    return true;
  });
}

/**
 * Deletes the requests not confirmed in time, and their mails.
 * @returns their number
 */
export async function forgetRequests(
  database: Database,
  now: Date,
  ageMs = REQUEST_MS,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const gone = await transaction
      .delete(subscriptionRequest)
      .where(lt(subscriptionRequest.received_at, new Date(now.getTime() - ageMs)))
      .returning({ id: subscriptionRequest.id });
    await deleteNotices(transaction, gone);
    return gone.length;
  });
}

/** Deletes what an address has asked for and not confirmed, whatever its case. */
export async function forgetRequestOf(queries: Transaction, address: string): Promise<void> {
  const gone = await queries
    .delete(subscriptionRequest)
    .where(hasAddress(subscriptionRequest, address))
    .returning({ id: subscriptionRequest.id });
  await deleteNotices(queries, gone);
}

async function deleteNotices(queries: Transaction, of: readonly { id: string }[]): Promise<void> {
  const ids = of.map(({ id }) => id);
  await queries.delete(notice).where(inArray(notice.enquiry_id, ids));
}

/**
 * Deletes the subscriber of a token; an unknown one changes nothing. The keys that the subscription was sent under go
 * too, and so does a request of the same address, or a press on 'Subscribe' soon after would count as a repeat.
 * @param token a UUID
 */
export async function unsubscribe(database: Database, token: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const [left] = await transaction
      .delete(subscriber)
      .where(eq(subscriber.unsubscribe_token, token))
      .returning();
    if (!left) return;
    await deleteNotices(transaction, [left]);
    await forgetRequestOf(transaction, left.business_email);
    await transaction
      .insert(unsubscription)
      .values({ token, received_at: now })
      .onConflictDoNothing();
    const { call, body_hash } = idempotencyKey;
    const sameBody = eq(body_hash, subscriptionHash(typedOf(left)));
    await transaction.delete(idempotencyKey).where(and(eq(call, writePaths.subscribe), sameBody));
  });
}
