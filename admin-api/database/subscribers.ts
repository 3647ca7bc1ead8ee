/** Leaving the newsletter. */
import { and, eq } from 'drizzle-orm';
import { writePaths } from '../../contract/write-facts';
import type { Database } from './connect';
import { hashOf } from './hash';
import { idempotencyKey, notice, subscriber, unsubscription } from './schema';

/** What an idempotency key of a subscription stands for: the address, whatever its case. */
export function subscriptionHash(address: string): string {
  return hashOf({ business_email: address.toLowerCase() });
}

/**
 * Deletes the subscriber of a token; one that is not there leaves all as it is. The keys that the subscription was
 * sent under go too, or a press on 'Subscribe' soon after would be taken for a repeat.
 * @param token a UUID
 */
export async function unsubscribe(database: Database, token: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const [left] = await transaction
      .delete(subscriber)
      .where(eq(subscriber.unsubscribe_token, token))
      .returning({ id: subscriber.id, address: subscriber.business_email });
    if (!left) return;
    await transaction.delete(notice).where(eq(notice.enquiry_id, left.id));
    await transaction
      .insert(unsubscription)
      .values({ token, received_at: now })
      .onConflictDoNothing();
    const { call, body_hash } = idempotencyKey;
    const sameAddress = eq(body_hash, subscriptionHash(left.address));
    await transaction
      .delete(idempotencyKey)
      .where(and(eq(call, writePaths.subscribe), sameAddress));
  });
}
