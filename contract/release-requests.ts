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

/** A request of a panel. */
export const releaseOrder = z.object({
  command: z._default(z.enum(releaseCommands), 'release'),
  /** Of a rollback: the release to go back to; without it the one before the live one. Of a hold: its reason. */
  argument: z.optional(z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u))),
});
export type ReleaseOrder = z.infer<typeof releaseOrder>;

/** Of an error's words. */
export const MOST_LETTERS = 2000;

/** How the run of a request ended. */
export const requestEnd = z.object({
  outcome: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  seconds: z.number().check(z.minimum(0), z.maximum(1_000_000)),
  /** Why it failed, in a sentence. */
  error: z.optional(z.string().check(z.maxLength(MOST_LETTERS))),
});
export type RequestEnd = z.infer<typeof requestEnd>;

const moment = z.string();

const request = z.object({
  id: z.string(),
  /** When it was asked for first, and last; ISO 8601. */
  received_at: moment,
  asked_at: moment,
  /** How often it was asked for while it waited. */
  times: z.number(),
  /** A server of an earlier contract knows releases alone. */
  command: z._default(z.enum(releaseCommands), 'release'),
});

const waitingRequest = z.extend(request, { due_at: moment });

/** The pending request, the running one, and the last that ended; null for none. */
export const releaseRequests = z.object({
  /** The release, where one waits beside other commands. */
  waiting: z.nullable(waitingRequest),
  /** All that waits, in the order in which it is taken. */
  queue: z._default(z.array(waitingRequest), []),
  running: z.nullable(z.extend(request, { taken_at: moment })),
  last: z.nullable(
    z.extend(request, {
      ended_at: moment,
      outcome: z.string(),
      seconds: z.number(),
      error: z.optional(z.string()),
    }),
  ),
});
export type ReleaseRequests = z.infer<typeof releaseRequests>;

/** The body of `take`. `urgent` takes a hold or a rollback alone, which may stop a release that runs. */
export const takeOrder = z.object({ urgent: z._default(z.boolean(), false) });
export type TakeOrder = z.infer<typeof takeOrder>;

/** The answer to `take`: the id of the request that is due, which no other gets; null where none is. */
export const takenRequest = z.extend(releaseOrder, { taken: z.nullable(z.string()) });
export type TakenRequest = z.infer<typeof takenRequest>;

/** So many of a list are told; `total` counts all. */
export const MOST_TOLD = 200;

const some = <T extends z.ZodMiniType>(each: T) =>
  z.object({ total: z.number(), first: z.array(each).check(z.maxLength(MOST_TOLD)) });

/** Something that a run left out, or could not take as it was. */
const told = z.object({
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
  problems: some(told),
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
