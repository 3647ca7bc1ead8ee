/** Deleting all that came from one person. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from './connect';
import { sources } from './enquiries';
import { enquiryKinds } from './kinds';
import type { ForgottenCounts } from './retention';
import { enquiry, feedback, notice, subscriber } from './schema';
import { forgetRequestOf, unsubscribe } from './subscribers';

/**
 * Deletes the data from an e-mail address, whatever its case, and its notices; all or nothing. A subscriber leaves as
 * by the link, so that no back-up brings the address back onto the list.
 * @param options.dryRun counts, and deletes nothing
 * @returns how many of each kind there were
 */
export function forgetAddress(
  database: Database,
  address: string,
  { now, dryRun = false }: { now: Date; dryRun?: boolean },
): Promise<ForgottenCounts> {
  const isTheirs = (table: typeof enquiry | typeof feedback | typeof subscriber) =>
    eq(sql`lower(${table.business_email})`, address.toLowerCase());
  return database.transaction(async (transaction) => {
    const counts: ForgottenCounts = {};
    for (const kind of enquiryKinds) {
      const { table, only } = sources[kind];
      counts[kind] = await transaction.$count(table, and(only, isTheirs(table)));
    }
    if (dryRun) return counts;
    for (const table of [enquiry, feedback]) {
      const gone = await transaction
        .delete(table)
        .where(isTheirs(table))
        .returning({ id: table.id });
      const ids = gone.map(({ id }) => id);
      await transaction.delete(notice).where(inArray(notice.enquiry_id, ids));
    }
    await forgetRequestOf(transaction, address);
    const subscribers = await transaction.select().from(subscriber).where(isTheirs(subscriber));
    for (const { unsubscribe_token: token } of subscribers) {
      await unsubscribe(transaction, token, now);
    }
    return counts;
  });
}
