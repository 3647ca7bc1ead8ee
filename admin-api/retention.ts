/** Deleting enquiries that have been kept for long enough: how long that is, and the server's daily round. */
import type { FastifyInstance } from 'fastify';
import type { CallOptions } from './call-options';
import { enquiryKinds, type EnquiryKind } from './database/kinds';
import { forgetEnquiries, type ForgetBefore } from './database/retention';
import { doRegularly } from './regularly';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that each kind is kept; a kind that is missing is kept for good. */
export type RetentionDays = Partial<Record<EnquiryKind, number>>;

/** Kinds that an age without a kind covers; a subscriber has asked to be kept, and must be named. */
export const forgottenKinds: readonly EnquiryKind[] = enquiryKinds.filter(
  (kind) => kind !== 'subscriber',
);

/** Syntax of `ENQUIRY_RETENTION_DAYS`. */
export const RETENTION_EXAMPLE = 'days such as 730, or 730,feedback=365';

/**
 * Reads `730,feedback=365`: 730 days for all but subscribers, 365 for feedback.
 * @returns undefined where it cannot be read
 */
export function readRetention(text: string): RetentionDays | undefined {
  const days: RetentionDays = {};
  const parts = text.split(',').map((part) => part.trim());
  // The age for all applies first, wherever it is written: named kinds are the exceptions.
  for (const part of parts.sort((a, b) => Number(a.includes('=')) - Number(b.includes('=')))) {
    const [, name, number] = /^(?:([a-z]+)\s*=\s*)?([1-9]\d{0,4})$/.exec(part) ?? [];
    const kinds = name === undefined ? forgottenKinds : enquiryKinds.filter((k) => k === name);
    if (number === undefined || kinds.length === 0) return undefined;
    for (const kind of kinds) days[kind] = Number(number);
  }
  return days;
}

/** The moments before which each kind is forgotten. */
export function forgetBefore(days: RetentionDays, now: Date): ForgetBefore {
  const entries = Object.entries(days) as [EnquiryKind, number][];
  return Object.fromEntries(
    entries.map(([kind, number]) => [kind, new Date(now.getTime() - number * DAY_MS)]),
  );
}

/** Has a server forget at its start and once a day. */
export function forgetDaily(
  server: FastifyInstance,
  {
    database,
    compact,
    now,
    days,
  }: Pick<CallOptions, 'database' | 'compact' | 'now'> & { days: RetentionDays },
): void {
  if (Object.keys(days).length === 0) return;
  /** Also of an earlier round, which found no room for it. */
  let isLeftInFiles = false;
  doRegularly(server, DAY_MS, 'enquiries past their age are still there', async () => {
    const forgotten = await forgetEnquiries(database, forgetBefore(days, now()), { now: now() });
    isLeftInFiles ||= Object.values(forgotten).some((count) => count > 0);
    if (isLeftInFiles) await compact();
    isLeftInFiles = false;
    server.log.info({ forgotten }, 'enquiries past their age deleted');
  });
}
