/** Deletes expired data. */
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from './connect';
import { sources } from './enquiries';
import type { EnquiryKind } from './kinds';
import { notice, subscriptionRequest } from './schema';
import { forgetExpiredKeys } from './writes';

/** For each kind that is to be forgotten, the moment before which. */
export type ForgetBefore = Partial<Record<EnquiryKind, Date | undefined>>;
/** Number of each kind. */
export type ForgottenCounts = Partial<Record<EnquiryKind, number>>;

/**
 * Deletes older enquiries and their notices, all or nothing. Expired idempotency keys go along: they hold hashes of the
 * input.
 * @param options.dryRun counts, and deletes nothing
 */
export function forgetEnquiries(
  database: Database,
  before: ForgetBefore,
  { now, dryRun = false }: { now: Date; dryRun?: boolean },
): Promise<ForgottenCounts> {
  return database.transaction(async (transaction) => {
    const counts: ForgottenCounts = {};
    for (const [kind, moment] of Object.entries(before) as [EnquiryKind, Date | undefined][]) {
      if (!moment) continue;
      const { table, only } = sources[kind];
      const old = and(only, lt(table.received_at, moment));
      counts[kind] = await transaction.$count(table, old);
      if (dryRun) continue;
      await transaction.delete(table).where(old);
      if (kind === 'subscriber') {
        await transaction
          .delete(subscriptionRequest)
          .where(lt(subscriptionRequest.received_at, moment));
      }
      const toldOf = and(eq(notice.kind, kind), lt(notice.received_at, moment));
      await transaction.delete(notice).where(toldOf);
    }
    if (!dryRun) await forgetExpiredKeys(transaction, now);
    return counts;
  });
}
