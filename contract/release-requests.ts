/**
 * "Publish now", and what else an admin panel asks of the releases; a schedule takes each request and tells how it ended.
 * Each call has the admin token.
 */
import * as z from 'zod/mini';

/** The path of the calls, below the API's base. */
export const RELEASE_REQUESTS = 'release-requests';

/** `release` publishes; `rollback` makes an earlier release live and holds; `hold` and `resume` stop and go on publishing. */
export const releaseCommands = ['release', 'rollback', 'hold', 'resume'] as const;
export type ReleaseCommand = (typeof releaseCommands)[number];

/** Gives a part the words that the OpenAPI document has of it. */
const told = <T extends z.ZodMiniType>(schema: T, description: string): T => {
  z.globalRegistry.add(schema, { description });
  return schema;
};

const command = told(
  z._default(z.enum(releaseCommands), 'release'),
  'What is asked for; without it, a release.',
);

/** A request of a panel. */
export const releaseOrder = z.object({
  command,
  argument: told(
    z.optional(z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u))),
    'Of a rollback: the release to go back to, the one before the live one without it. Of a hold: its reason.',
  ),
});
export type ReleaseOrder = z.infer<typeof releaseOrder>;

/** Of an error's words. */
export const MOST_LETTERS = 2000;

/** How the run of a request ended. */
export const requestEnd = z.object({
  outcome: told(
    z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    'As `npm run release` names it, such as `published`.',
  ),
  seconds: told(z.number().check(z.minimum(0), z.maximum(1_000_000)), 'How long it took.'),
  error: told(
    z.optional(z.string().check(z.maxLength(MOST_LETTERS))),
    'Why it failed, in a sentence.',
  ),
});
export type RequestEnd = z.infer<typeof requestEnd>;

const moment = z.string();
const momentOf = (description: string) =>
  z.string().register(z.globalRegistry, { description, format: 'date-time' });

const request = z.object({
  id: told(z.string(), 'The request.'),
  received_at: momentOf('When it was asked for first.'),
  asked_at: momentOf('When it was asked for last.'),
  times: told(z.number(), 'How often it was asked for while it waited.'),
  // A server of an earlier contract knows releases alone.
  command,
});

const waitingRequest = z.extend(request, { due_at: momentOf('From when on it is taken.') });

/** The pending request, the running one, and the last that ended; null for none. */
export const releaseRequests = z.object({
  waiting: told(
    z.nullable(waitingRequest),
    'The request that waits; the release, where other commands wait too.',
  ),
  queue: told(
    z._default(z.array(waitingRequest), []),
    'All that waits, in the order in which it is taken.',
  ),
  running: told(
    z.nullable(z.extend(request, { taken_at: momentOf('Its beginning.') })),
    'The request whose run is under way.',
  ),
  last: told(
    z.nullable(
      z.extend(request, {
        ended_at: momentOf('Its end.'),
        outcome: told(z.string(), 'How its run ended.'),
        seconds: told(z.number(), 'How long its run took.'),
        error: told(z.optional(z.string()), 'Why it failed; only then.'),
      }),
    ),
    'The request that ended last.',
  ),
});
export type ReleaseRequests = z.infer<typeof releaseRequests>;

/** The body of `take`. `urgent` takes a hold or a rollback alone, which may stop a release that runs. */
export const takeOrder = z.object({ urgent: z._default(z.boolean(), false) });
export type TakeOrder = z.infer<typeof takeOrder>;

/** The answer to `take`: the id of the request that is due, which no other gets; null where none is. */
export const takenRequest = z.extend(releaseOrder, {
  taken: told(z.nullable(z.string()), 'Its id; null where none is due.'),
});
export type TakenRequest = z.infer<typeof takenRequest>;

/** So many of a list are told; `total` counts all. */
export const MOST_TOLD = 200;

const some = <T extends z.ZodMiniType>(each: T) =>
  z.object({ total: z.number(), first: z.array(each).check(z.maxLength(MOST_TOLD)) });

/** Something that a run left out, or could not take as it was. */
const problem = z.object({
  /** The contract's name of the item: `Post`; null where it is about none. */
  item: z.nullable(z.string()),
  id: z.nullable(z.string()),
  field: z.nullable(z.string()),
  /** Whether the item is missing, or as of an earlier run. */
  isRefused: z.boolean(),
  message: z.string(),
});

/** A run as it ended. */
export const releaseRun = z.object({
  started_at: moment,
  ended_at: moment,
  seconds: z.number(),
  outcome: z.string(),
  /** The outcome in a sentence. */
  sentence: z.string(),
  /** Why it failed, or was refused. */
  error: z.nullable(z.string()),
  /** The release that it made. */
  release: z.nullable(z.string()),
  pages: z.object({
    total: z.number(),
    new: some(z.string()),
    changed: some(z.string()),
    removed: some(z.string()),
  }),
  problems: some(problem),
  /** Name of its page among the reports, with pages before and after. */
  report: z.nullable(z.string()),
});
export type ReleaseRun = z.infer<typeof releaseRun>;

/** The site as the releases have it, told after each run and each command. */
export const releaseState = z.object({
  hold: z.nullable(z.object({ since: moment, reason: z.string() })),
  /** Releases on the machine, the newest first; empty where none are kept, so that none can be gone back to. */
  releases: z
    .array(
      z.object({
        id: z.string(),
        published_at: moment,
        pages: z.number(),
        isLive: z.boolean(),
      }),
    )
    .check(z.maxLength(MOST_TOLD)),
  /** Where editors read the reports; null where they are not published. */
  reports: z.nullable(z.string()),
  /** The run that has just ended; null after a command. */
  run: z.nullable(releaseRun),
});
export type ReleaseState = z.infer<typeof releaseState>;
