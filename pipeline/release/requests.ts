/** "Publish now" on the side of the schedule: takes a request from the admin API, and tells how its run ended. */
import {
  RELEASE_REQUESTS,
  releaseRequests,
  takenRequest,
  type ReleaseRequests,
  type RequestEnd,
} from '@corporate-website/contract/release-requests';

/** Of the admin API, and what opens its calls. */
export interface RequestDesk {
  adminApiUrl: string;
  /** A secret. */
  token: string;
}

const PATIENCE_MS = 10_000;

/** @throws {Error} saying what the admin API answered, and never the token */
async function call(
  { adminApiUrl, token }: RequestDesk,
  path: string,
  body?: object,
): Promise<unknown> {
  const isRead = path === '' && body === undefined;
  const answer = await fetch(`${adminApiUrl}/${RELEASE_REQUESTS}${path}`, {
    method: isRead ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(isRead ? {} : { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (answer?.ok) return answer.json();
  const why = answer ? `answers with status ${answer.status}` : 'cannot be reached';
  const what = answer?.status === 403 ? ' Is ADMIN_API_TOKEN the one of its settings?' : '';
  throw new Error(`The admin API ${why} where it is asked for release requests.${what}`);
}

/** The pending request, the running one, and the last that ended. */
export const readRequests = async (desk: RequestDesk): Promise<ReleaseRequests> =>
  releaseRequests.parse(await call(desk, ''));

/** Takes the request that is due; null where none is. */
export const takeRequest = async (desk: RequestDesk): Promise<string | null> =>
  takenRequest.parse(await call(desk, '/take', {})).taken;

/**
 * Tells how a run ended. One that gave way to another is asked for again: that one may have pulled before what is to be
 * published.
 */
export async function endRequest(
  desk: RequestDesk,
  id: string,
  { outcome, seconds }: RequestEnd,
): Promise<void> {
  await call(desk, `/${id}/ended`, { outcome, seconds });
  if (outcome === 'busy') await call(desk, '', {});
}

/** The requests in lines, for `status`. */
export function requestLines({ waiting, running, last }: ReleaseRequests): string[] {
  const often = (times: number) => (times > 1 ? `, ${times} times` : '');
  return [
    waiting
      ? `Waiting: asked for ${waiting.received_at}${often(waiting.times)}, due ${waiting.due_at}`
      : 'Waiting: nobody has asked for a release',
    ...(running ? [`Running: asked for ${running.received_at}, taken ${running.taken_at}`] : []),
    ...(last
      ? [`Last asked for: ${last.received_at}, ${last.outcome} after ${Math.round(last.seconds)} s`]
      : []),
  ];
}
