/** "Publish now": requests for a release, which an admin panel makes and a schedule takes. Each call has the admin token. */
import * as z from 'zod/mini';

/** The path of the calls, below the API's base. */
export const RELEASE_REQUESTS = 'release-requests';

/** How the run of a request ended. */
export const requestEnd = z.object({
  outcome: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  seconds: z.number().check(z.minimum(0), z.maximum(1_000_000)),
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
});

/** The pending request, the running one, and the last that ended; null for none. */
export const releaseRequests = z.object({
  waiting: z.nullable(z.extend(request, { due_at: moment })),
  running: z.nullable(z.extend(request, { taken_at: moment })),
  last: z.nullable(
    z.extend(request, { ended_at: moment, outcome: z.string(), seconds: z.number() }),
  ),
});
export type ReleaseRequests = z.infer<typeof releaseRequests>;

/** The answer to `take`: the id of the request that is due, which no other gets; null where none is. */
export const takenRequest = z.object({ taken: z.nullable(z.string()) });
