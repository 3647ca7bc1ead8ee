/**
 * Operations of `npm run enquiries` and the other commands on the database: in its own process, or in that of the admin API that holds the
 * data folder. Input and output are JSON, the same both ways.
 */
import * as z from 'zod/mini';
import { MOST_PREVIEW_DAYS, previewNames } from '@corporate-website/contract/previews';
import type { CallOptions } from '../call-options';
import { exportContent } from '../content-loader/export-content';
import { loadContent } from '../content-loader/load-content';
import { problemLine } from '../content-loader/problems';
import { countRows, readBackup, restoreBackup } from '../database/backup';
import { backupRow, moment } from '../database/backup-rows';
import { listEnquiries } from '../database/enquiries';
import { forgetAddress } from '../database/erasure';
import { enquiryKinds } from '../database/kinds';
import { noticesLeft, retryGivenUp } from '../database/notices';
import { renewPreviewSecret } from '../database/preview-secret';
import { forgetEnquiries } from '../database/retention';
import {
  addOne,
  changeOne,
  listPersons,
  personName,
  renewPassword,
  role,
} from '../desk/server/people-operations';
import { placesOfMedia } from '../media/store';
import { linkTo } from '../previews/links';
import { forgetBefore } from '../retention';
import { unsubscribeUrl } from '../routes/unsubscribe';
import { BASE_PATH } from '../server';

export type OperationContext = Pick<
  CallOptions,
  'database' | 'compact' | 'media' | 'mediaPlaces' | 'now' | 'site' | 'unsubscribeUrl'
>;

/** @param own the server's address as readers see it, without a trailing slash */
export function operationContext(
  parts: Pick<CallOptions, 'database' | 'compact' | 'media' | 'siteOrigins'> &
    Parameters<typeof placesOfMedia>[1],
  own: string,
): OperationContext {
  return {
    ...parts,
    mediaPlaces: placesOfMedia(parts.media, parts),
    now: () => new Date(),
    site: () => parts.siteOrigins[0] ?? own,
    unsubscribeUrl: (token) => unsubscribeUrl(own + BASE_PATH, token),
  };
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

/** Every operation, with the schema of its input. */
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
  /** Number of rows of each table added, and already there. */
  restore: operation(z.object({ rows: z.array(backupRow) }), async ({ database }, { rows }) => ({
    given: countRows(rows),
    added: await restoreBackup(database, rows),
  })),
  /** Pending notices; `retry` starts those given up again. */
  notices: operation(z.object({ retry: z.boolean() }), async ({ database, now }, { retry }) => {
    const { waiting, givenUp } = await noticesLeft(database);
    if (retry) await retryGivenUp(database, now());
    const facts = givenUp.map(({ channel, kind: of, enquiry_id, received_at }) => {
      return { channel, kind: of, id: enquiry_id, received_at: received_at.toISOString() };
    });
    return { waiting, givenUp: facts };
  }),
  /** Number of each kind older than so many days. */
  forget: operation(
    z.object({ kinds: z.array(kind), days: z.int().check(z.gte(1)), dryRun: z.boolean() }),
    async ({ database, compact, now }, { kinds, days, dryRun }) => {
      const ages = Object.fromEntries(kinds.map((name) => [name, days]));
      const options = { now: now(), dryRun };
      const forgotten = await forgetEnquiries(database, forgetBefore(ages, now()), options);
      if (!dryRun) await compact();
      return forgotten;
    },
  ),
  /** Number of each kind from an e-mail address. */
  erase: operation(
    z.object({ address: z.string(), dryRun: z.boolean() }),
    async ({ database, compact, now }, { address, dryRun }) => {
      const forgotten = await forgetAddress(database, address, { now: now(), dryRun });
      if (!dryRun) await compact();
      return forgotten;
    },
  ),
  /** A link to an item in whatever state; null where there is no such item. */
  previewLink: operation(
    z.object({
      name: z.enum(previewNames),
      slug: z.string(),
      days: z.int().check(z.gte(1), z.lte(MOST_PREVIEW_DAYS)),
    }),
    ({ database, now, site }, { days, ...item }) =>
      linkTo(database, site(), item, { now: now(), days }),
  ),
  /** Writes all content into a folder. */
  export: operation(z.object({ folder: z.string() }), ({ database, mediaPlaces }, { folder }) =>
    exportContent(database, mediaPlaces, folder),
  ),
  /** Reads content from a folder; warnings as lines. */
  import: operation(
    z.object({ folder: z.string(), replace: z.boolean() }),
    async ({ database, media, now }, { folder, replace }) => {
      const mode = replace ? 'replace' : 'add';
      const report = await loadContent(database, folder, { mode, now: now(), store: media });
      return { ...report, warnings: report.warnings.map(problemLine) };
    },
  ),
  /** Ends every link to a preview. */
  revokePreviews: operation(z.object({}), async ({ database }) => {
    await renewPreviewSecret(database);
    return null;
  }),
  /** The people of the desk. */
  listPeople: operation(z.object({}), listPersons),
  /** Adds one, with a first password. */
  addPerson: operation(z.object({ name: personName, role }), addOne),
  /** Another role, or whether somebody may sign in. */
  changePerson: operation(
    z.object({ name: z.string(), role: z.optional(role), disabled: z.optional(z.boolean()) }),
    changeOne,
  ),
  /** A new first password. */
  renewPassword: operation(z.object({ name: z.string() }), renewPassword),
};

export type OperationName = keyof typeof operations;
export type OperationArguments<N extends OperationName> = z.input<(typeof operations)[N]['schema']>;
export type OperationResult<N extends OperationName> = Awaited<
  ReturnType<(typeof operations)[N]['run']>
>;

/**
 * Performs an operation requested over the socket.
 * @throws {Error} for an unknown name
 */
export async function runOperation(
  context: OperationContext,
  name: string,
  args: unknown,
): Promise<unknown> {
  if (!Object.hasOwn(operations, name)) throw new Error(`it knows nothing of "${name}"`);
  return operations[name as OperationName].run(context, args);
}
