/** Reading what visitors sent, newest first. */
import { and, eq, gte, type SQL } from 'drizzle-orm';
import type { Database } from './connect';
import { enquiryKinds, type EnquiryKind } from './kinds';
import { enquiry, feedback, subscriber } from './schema';

/** Anything that came in; the fields are those of the contract's body. */
export type ReceivedEnquiry = { kind: EnquiryKind; id: string; received_at: Date } & Record<
  string,
  unknown
>;

/** Table of each kind, and the condition that picks its rows. */
export const sources = {
  contact: { table: enquiry, only: eq(enquiry.kind, 'contact') },
  insurtech: { table: enquiry, only: eq(enquiry.kind, 'insurtech') },
  feedback: { table: feedback, only: undefined },
  subscriber: { table: subscriber, only: undefined },
} satisfies Record<EnquiryKind, { table: unknown; only: SQL | undefined }>;

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
  for (const name of kind ? [kind] : enquiryKinds) {
    const { table, only } = sources[name];
    const where = and(only, since && gte(table.received_at, since));
    const rows = await database.select().from(table).where(where);
    found.push(...rows.map((row) => ({ ...row, kind: name })));
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
  const { table } = sources[kind];
  const [row] = await database.select().from(table).where(eq(table.id, id));
  return row && { kind, ...row };
}
