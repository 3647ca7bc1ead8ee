/** Reading what visitors sent, newest first. */
import { and, eq, gte, type SQL } from 'drizzle-orm';
import type { Database } from './connect';
import type { EnquiryKind } from './kinds';
import { enquiry, feedback, subscriber } from './schema';

/** Anything that came in; the fields are those of the contract's body. */
export type ReceivedEnquiry = { kind: EnquiryKind; id: string; received_at: Date } & Record<
  string,
  unknown
>;

/** Table of each kind. */
const tables = { contact: enquiry, insurtech: enquiry, feedback, subscriber } as const;

export interface EnquiryFilter {
  kind?: EnquiryKind | undefined;
  /** Nothing older than this moment. */
  since?: Date | undefined;
}

/** All that came in, newest first. */
export async function listEnquiries(
  database: Database,
  { kind, since }: EnquiryFilter = {},
): Promise<ReceivedEnquiry[]> {
  const found: ReceivedEnquiry[] = [];
  const isAsked = (name: EnquiryKind) => kind === undefined || kind === name;
  if (isAsked('contact') || isAsked('insurtech')) {
    const where: (SQL | undefined)[] = [since && gte(enquiry.received_at, since)];
    if (kind === 'contact' || kind === 'insurtech') where.push(eq(enquiry.kind, kind));
    found.push(
      ...(await database
        .select()
        .from(enquiry)
        .where(and(...where))),
    );
  }
  if (isAsked('feedback')) {
    const where = since && gte(feedback.received_at, since);
    const rows = await database.select().from(feedback).where(where);
    found.push(...rows.map((row) => ({ ...row, kind: 'feedback' as const })));
  }
  if (isAsked('subscriber')) {
    const where = since && gte(subscriber.received_at, since);
    const rows = await database.select().from(subscriber).where(where);
    found.push(...rows.map((row) => ({ ...row, kind: 'subscriber' as const })));
  }
  return found.sort(
    (a, b) => b.received_at.getTime() - a.received_at.getTime() || (a.id < b.id ? -1 : 1),
  );
}

/** One enquiry, or undefined if it has been deleted since. */
export async function findEnquiry(
  database: Database,
  kind: EnquiryKind,
  id: string,
): Promise<ReceivedEnquiry | undefined> {
  const table = tables[kind];
  const [row] = await database.select().from(table).where(eq(table.id, id));
  return row && { kind, ...row };
}
