/** Enquiries in the desk: found by page, marked as done, deleted one by one. */
import { eq } from 'drizzle-orm';
import type { Database } from './connect';
import { findEnquiry, listEnquiries, type ReceivedEnquiry } from './enquiries';
import { enquiryKinds, type EnquiryKind } from './kinds';
import { enquiry, feedback, notice } from './schema';
import { unsubscribe } from './subscribers';

export interface EnquiryQuery {
  kind?: EnquiryKind | undefined;
  done?: boolean | undefined;
  /** A part of the name, the address or the message, in any case. */
  q?: string | undefined;
}

const searched = ['name', 'business_email', 'company', 'message'] as const;

/** Enquiries that match, newest first. */
export async function enquiriesAsked(
  database: Database,
  { kind, done, q = '' }: EnquiryQuery,
): Promise<ReceivedEnquiry[]> {
  const part = q.toLowerCase();
  const says = (row: ReceivedEnquiry) =>
    searched.some((field) =>
      String(row[field] ?? '')
        .toLowerCase()
        .includes(part),
    );
  const isAsked = (row: ReceivedEnquiry) =>
    (done === undefined || done === Boolean(row['done_at'])) && (part === '' || says(row));
  return (await listEnquiries(database, { kind })).filter(isAsked);
}

/** One of any kind. @param id a UUID, which no two of them share */
export async function enquiryById(
  database: Database,
  id: string,
): Promise<ReceivedEnquiry | undefined> {
  for (const kind of enquiryKinds) {
    const found = await findEnquiry(database, kind, id);
    if (found) return found;
  }
  return undefined;
}

/** Marks an enquiry or feedback as done, or as not done; null takes the mark away. */
export async function markDone(database: Database, id: string, done: Date | null): Promise<void> {
  for (const table of [enquiry, feedback])
    await database.update(table).set({ done_at: done }).where(eq(table.id, id));
}

/** Deletes one and its notices; a subscriber leaves as by the link. */
export async function deleteEnquiry(
  database: Database,
  { id, unsubscribe_token: token }: ReceivedEnquiry,
  now: Date,
): Promise<void> {
  if (typeof token === 'string') return unsubscribe(database, token, now);
  return database.transaction(async (transaction) => {
    for (const table of [enquiry, feedback])
      await transaction.delete(table).where(eq(table.id, id));
    await transaction.delete(notice).where(eq(notice.enquiry_id, id));
  });
}
