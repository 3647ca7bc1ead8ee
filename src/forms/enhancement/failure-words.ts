/** Messages for failed sends: what happened, and what to do. */
import { count } from '../../lib/numbers';
import { messages } from '../../site/messages';
import type { AdminApiError, FailureKind } from '../../live/api/errors';

export interface FailureWords {
  /** The event. */
  readonly message: string;
  /** Its consequence for the text written. */
  readonly detail: string;
}

const KEPT = 'What you wrote is still here.';
const TWICE =
  'It may have reached us all the same. Please send it again: it is stored only once, however often you send it.';

export const offlineWords: FailureWords = {
  message: 'You are offline.',
  detail: `Nothing was sent. ${KEPT}`,
};

const byKind: Readonly<Record<Exclude<FailureKind, 'status'>, FailureWords>> = {
  offline: { message: 'You are offline.', detail: `${KEPT} ${TWICE}` },
  network: {
    message: 'The connection dropped before an answer came.',
    detail: `${KEPT} ${TWICE}`,
  },
  timeout: { message: 'There was no answer for five minutes.', detail: `${KEPT} ${TWICE}` },
  shape: { message: 'The server’s answer could not be read.', detail: `${KEPT} ${TWICE}` },
  aborted: { message: 'Stopped.', detail: `${KEPT} ${TWICE}` },
};

/** `45 seconds`, `3 minutes`, rounded up. */
function wait(seconds: number): string {
  return seconds < 60
    ? count(Math.max(seconds, 1), 'second', 'seconds')
    : count(Math.ceil(seconds / 60), 'minute', 'minutes');
}

type StatusWords = (error: AdminApiError) => FailureWords;

const byStatus: Readonly<Record<number, StatusWords>> = {
  413: () => ({
    message: 'This is too long to send.',
    detail: `${KEPT} Please shorten the message and send it again.`,
  }),
  422: ({ serverMessage }) => ({
    message: serverMessage ?? 'Please check what you entered.',
    detail: KEPT,
  }),
  429: ({ retryAfterSeconds }) => ({
    message: 'Too many messages have come from your network.',
    detail:
      retryAfterSeconds === undefined
        ? `${KEPT} Please send it again in a while.`
        : `${KEPT} Please send it again in ${wait(retryAfterSeconds)}.`,
  }),
};

const otherStatus: StatusWords = ({ serverMessage }) => ({
  message: serverMessage ?? messages.wentWrong,
  detail: `${KEPT} Please try again in a while.`,
});

/** The words for a failure of any kind. */
export function failureWords(error: AdminApiError): FailureWords {
  if (error.kind !== 'status') return byKind[error.kind];
  return (byStatus[error.status ?? 0] ?? otherStatus)(error);
}
