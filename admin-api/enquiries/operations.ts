/**
 * What `npm run enquiries` does with the database: in its own process, or in that of the admin API that holds the data
 * folder. What goes in and what comes out is JSON, the same both ways.
 */
import * as z from 'zod/mini';
import { countRows, readBackup, restoreBackup } from '../database/backup';
import { backupRow, moment } from '../database/backup-rows';
import type { Database } from '../database/connect';
import { listEnquiries } from '../database/enquiries';
import { enquiryKinds } from '../database/kinds';
import { forgetEnquiries } from '../database/retention';
import { forgetBefore } from '../retention';

export interface OperationContext {
  database: Database;
  now: () => Date;
  /** The link that takes a subscriber off the list. */
  unsubscribeUrl: (token: string) => string;
}

const kind = z.enum(enquiryKinds);

function operation<S extends z.ZodMiniType, R>(
  schema: S,
  run: (context: OperationContext, args: z.output<S>) => Promise<R>,
) {
  return {
    schema,
    run: (context: OperationContext, args: unknown) => run(context, schema.parse(args)),
  };
}

/** Every operation, with the schema of what it is given. */
export const operations = {
  /** All that came in, newest first; a subscriber's token as the link to unsubscribe. */
  list: operation(
    z.object({ kind: z.optional(kind), since: z.optional(moment) }),
    async ({ database, unsubscribeUrl }, filter) => {
      const rows = await listEnquiries(database, filter);
      return rows.map(({ unsubscribe_token: token, ...row }) => ({
        ...row,
        received_at: row.received_at.toISOString(),
        ...(typeof token === 'string' && { unsubscribe_url: unsubscribeUrl(token) }),
      }));
    },
  ),
  backup: operation(z.object({}), ({ database }) => readBackup(database)),
  /** How many rows of each table were added, and how many were there already. */
  restore: operation(z.object({ rows: z.array(backupRow) }), async ({ database }, { rows }) => ({
    given: countRows(rows),
    added: await restoreBackup(database, rows),
  })),
  /** How many of each kind were older than so many days. */
  forget: operation(
    z.object({ kinds: z.array(kind), days: z.int().check(z.gte(1)), dryRun: z.boolean() }),
    async ({ database, now }, { kinds, days, dryRun }) => {
      const ages = Object.fromEntries(kinds.map((name) => [name, days]));
      return forgetEnquiries(database, forgetBefore(ages, now()), { now: now(), dryRun });
    },
  ),
};

export type OperationName = keyof typeof operations;
export type OperationArguments<N extends OperationName> = z.input<(typeof operations)[N]['schema']>;
export type OperationResult<N extends OperationName> = Awaited<
  ReturnType<(typeof operations)[N]['run']>
>;

/**
 * Does an operation that was asked for over the socket.
 * @throws {Error} where there is none of that name
 */
export async function runOperation(
  context: OperationContext,
  name: string,
  args: unknown,
): Promise<unknown> {
  if (!Object.hasOwn(operations, name)) throw new Error(`it knows nothing of "${name}"`);
  return operations[name as OperationName].run(context, args);
}
