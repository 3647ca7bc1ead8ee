/** Content of a back-up: the rows of these tables, as JSON. A change of their columns is a new version of the file. */
import * as z from 'zod/mini';
import { enquiry, feedback, idempotencyKey, subscriber, unsubscription } from './schema';

/** `2026-11-21T18:40:00.000Z` */
export const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
const optional = z.nullable(z.string());
const journey = z.array(z.object({ path: z.string(), at: z.string() }));

/** Every table of a back-up, and its row. */
export const backedUp = {
  enquiry: {
    table: enquiry,
    row: z.strictObject({
      id: z.uuid(),
      kind: z.enum(['contact', 'insurtech']),
      received_at: moment,
      name: z.string(),
      business_email: z.string(),
      message: z.string(),
      phone: optional,
      company: optional,
      service: optional,
      line_of_business: optional,
      company_size: optional,
      source_path: optional,
      guest_id: optional,
      journey: z.nullable(journey),
      done_at: z.optional(z.nullable(moment)),
    }),
  },
  feedback: {
    table: feedback,
    row: z.strictObject({
      id: z.uuid(),
      received_at: moment,
      rating: z.int(),
      message: z.string(),
      name: optional,
      business_email: optional,
      source_path: optional,
      done_at: z.optional(z.nullable(moment)),
    }),
  },
  subscriber: {
    table: subscriber,
    row: z.strictObject({
      id: z.uuid(),
      received_at: moment,
      business_email: z.string(),
      unsubscribe_token: z.uuid(),
      confirmed_at: z.optional(z.nullable(moment)),
    }),
  },
  unsubscription: {
    table: unsubscription,
    row: z.strictObject({ token: z.uuid(), received_at: moment }),
  },
  idempotency_key: {
    table: idempotencyKey,
    row: z.strictObject({
      call: z.string(),
      key: z.uuid(),
      body_hash: z.string(),
      received_at: moment,
    }),
  },
} as const;

export type BackupTable = keyof typeof backedUp;
export const backupTables = Object.keys(backedUp) as BackupTable[];

const rowOf = <T extends BackupTable>(table: T) =>
  z.object({ table: z.literal(table), row: backedUp[table].row });

/** A row of a back-up: `{ "table": "feedback", "row": { … } }`. */
export const backupRow = z.discriminatedUnion('table', [
  rowOf('enquiry'),
  rowOf('feedback'),
  rowOf('subscriber'),
  rowOf('unsubscription'),
  rowOf('idempotency_key'),
]);
/** The form in a file: moments are text. */
export type BackupRow = z.input<typeof backupRow>;
export type CheckedRow = z.output<typeof backupRow>;
