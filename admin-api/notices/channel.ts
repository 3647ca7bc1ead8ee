/** A channel for notices of enquiries. */
import type { NoticeChannel } from '../database/kinds';
import type { NoticeMessage } from './message';

export interface Channel {
  name: NoticeChannel;
  /**
   * Sends one message.
   * @param told recipients that have taken it at an earlier try, where there are several
   * @throws {NoticeError} where it was not taken by all, or not known to be
   */
  send: (message: NoticeMessage, signal: AbortSignal, told: readonly string[]) => Promise<void>;
}

/** Thrown where a message was not taken. It is written into logs: no address, no credential, nothing of a visitor's. */
export class NoticeError extends Error {
  /** Recipients that have taken it all the same; they are in no log. */
  readonly told: readonly string[];
  /** Whether another try would come to the same. */
  readonly isFinal: boolean;

  constructor(
    message: string,
    { told = [], isFinal = false }: { told?: readonly string[]; isFinal?: boolean } = {},
  ) {
    super(message);
    this.told = told;
    this.isFinal = isFinal;
  }
}

/** Why something could not be sent, in words that hold no address. */
export function unreachable(error: unknown, signal: AbortSignal): NoticeError {
  if (signal.aborted) {
    const isSlow = (signal.reason as Error | undefined)?.name === 'TimeoutError';
    return new NoticeError(isSlow ? 'no answer in time' : 'the server was stopped');
  }
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const known = [cause?.code, code].find((one) => typeof one === 'string' && /^\w+$/.test(one));
  return new NoticeError(`could not be reached${known ? ` (${String(known)})` : ''}`);
}
