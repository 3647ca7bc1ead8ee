/** "Publish now", on the side that publishes: takes requests from the admin API, and reports how they ended. */
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

/** The admin API's address, and the token for its calls. */
export interface RequestDesk {
  adminApiUrl: string;
  /** A secret. */
  token: string;
}

const PATIENCE_MS = 10_000;

/** @throws {Error} with the admin API's answer, and never with the token */
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

/** Takes the request that is due, if any; with `urgent`, only a hold or a rollback. */
export const takeRequest = async (
  desk: RequestDesk,
  order: Partial<TakeOrder> = {},
): Promise<TakenRequest> => takenRequest.parse(await call(desk, '/take', order));

/** A request that was taken. */
export type TakenOrder = TakenRequest & { taken: string };

/** Interval of the requests while a release runs. */
const LOOK_MS = 3_000;

/** Waits until an editor requests a hold or a rollback, and takes it. @returns null if `signal` ends the wait */
export async function untilUrgent(
  desk: RequestDesk,
  signal: AbortSignal,
): Promise<TakenOrder | null> {
  for (;;) {
    await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    // If the admin API cannot be reached, the release goes on, and so does this loop.
    const order = await takeRequest(desk, { urgent: true }).catch(() => null);
    if (order?.taken) return { ...order, taken: order.taken };
  }
}

/** Sends the state of the site to the admin API, for editors. */
export async function tellState(desk: RequestDesk, state: ReleaseState): Promise<void> {
  await call(desk, '/state', state);
}

/**
 * Reports how a run ended. If it gave way to another run, it is requested again: the other may have pulled before the
 * change that is to be published.
 */
export async function endRequest(desk: RequestDesk, id: string, end: RequestEnd): Promise<void> {
  await call(desk, `/${id}/ended`, end);
  if (end.outcome === 'busy') await call(desk, '', {});
}

/** The requests as lines of text, for `status`. */
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
