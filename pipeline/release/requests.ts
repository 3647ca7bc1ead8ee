/** "Publish now" on the side of the schedule: takes requests from the admin API, and tells it what came of them. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  RELEASE_REQUESTS,
  releaseRequests,
  takenRequest,
  type ReleaseCommand,
  type ReleaseRequests,
  type ReleaseState,
  type RequestEnd,
  type TakenRequest,
  type TakeOrder,
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
  if (answer?.status === 204) return undefined;
  if (answer?.ok) return answer.json();
  const why = answer ? `answers with status ${answer.status}` : 'cannot be reached';
  const what = answer?.status === 403 ? ' Is ADMIN_API_TOKEN the one of its settings?' : '';
  throw new Error(`The admin API ${why} where it is asked for release requests.${what}`);
}

/** The pending request, the running one, and the last that ended. */
export const readRequests = async (desk: RequestDesk): Promise<ReleaseRequests> =>
  releaseRequests.parse(await call(desk, ''));

/** Takes the request that is due, if one is; `urgent` takes a hold or a rollback alone. */
export const takeRequest = async (
  desk: RequestDesk,
  order: Partial<TakeOrder> = {},
): Promise<TakenRequest> => takenRequest.parse(await call(desk, '/take', order));

/** A request that was taken. */
export type TakenOrder = TakenRequest & { taken: string };

/** While a release runs. */
const LOOK_MS = 3_000;

/** Waits until an editor asks for a hold or a rollback, and takes it. @returns null where `signal` ends the waiting */
export async function untilUrgent(
  desk: RequestDesk,
  signal: AbortSignal,
): Promise<TakenOrder | null> {
  for (;;) {
    await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    // Out of reach: the release goes on, and so does the looking.
    const order = await takeRequest(desk, { urgent: true }).catch(() => null);
    if (order?.taken) return { ...order, taken: order.taken };
  }
}

/** Tells the site as it stands, for editors. */
export async function tellState(desk: RequestDesk, state: ReleaseState): Promise<void> {
  await call(desk, '/state', state);
}

/**
 * Tells how a run ended. One that gave way to another is asked for again: that one may have pulled before what is to be
 * published.
 */
export async function endRequest(desk: RequestDesk, id: string, end: RequestEnd): Promise<void> {
  await call(desk, `/${id}/ended`, end);
  if (end.outcome === 'busy') await call(desk, '', {});
}

/** The requests in lines, for `status`. */
export function requestLines({ queue, running, last }: ReleaseRequests): string[] {
  const named = ({ command }: { command: ReleaseCommand }) =>
    command === 'release' ? '' : `${command}, `;
  const often = (times: number) => (times > 1 ? `, ${times} times` : '');
  return [
    ...queue.map(
      (waiting) =>
        `Waiting: ${named(waiting)}asked for ${waiting.received_at}${often(waiting.times)}, due ${waiting.due_at}`,
    ),
    ...(queue.length === 0 ? ['Waiting: nobody has asked for a release'] : []),
    ...(running
      ? [`Running: ${named(running)}asked for ${running.received_at}, taken ${running.taken_at}`]
      : []),
    ...(last
      ? [
          `Last asked for: ${named(last)}${last.received_at}, ${last.outcome} after ${Math.round(last.seconds)} s`,
        ]
      : []),
  ];
}
