/** One channel's work: telling of what is due, one notice after another, and waiting for the next. */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect';
import { findEnquiry } from '../database/enquiries';
import {
  claimNotice,
  finishNotice,
  giveUpNotice,
  nextDue,
  postponeNotice,
  type Notice,
} from '../database/notices';
import { retryDelayMs } from './backoff';
import { NoticeError, type Channel } from './channel';
import { composeNotice } from './message';

/** How often it looks for what another server has left behind. */
const POLL_MS = 60_000;
/** What another server holds at this moment is looked for again soon, and not in a circle. */
const LEAST_PAUSE_MS = 250;
/** What a lease is longer than a try. */
const LEASE_SPARE_MS = 60_000;
/** How long a try that is under way may take once the server stops. */
const STOPPING_MS = 2000;

export interface LaneOptions {
  database: Database;
  channel: Channel;
  now: () => Date;
  log: FastifyBaseLogger;
  withFields: boolean;
  /** What lists enquiries, as a message says it. */
  command: string;
  /** Tries before a notice is given up. */
  tries: number;
  /** The pause after the first try, in milliseconds; each next one is longer. */
  firstRetryMs: number;
  /** The longest that one try may take, in milliseconds. */
  timeoutMs: number;
}

export interface Lane {
  /** Something may be due. */
  wake: () => void;
  /** Resolves when no try is under way. */
  stop: () => Promise<void>;
}

/** Sleeps that can be ended from outside; a call that comes while nobody sleeps ends the next one. */
function sleeper() {
  let isCalled = false;
  let end: (() => void) | undefined;
  return {
    wake: () => {
      isCalled = true;
      end?.();
    },
    sleep: async (ms: number) => {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, isCalled ? 0 : ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      end = undefined;
      isCalled = false;
    },
  };
}

/** Puts off what was not taken, or gives it up. */
async function putOff(
  { database, channel, now, log, ...settings }: LaneOptions,
  notice: Notice,
  error: unknown,
  isStopping: boolean,
): Promise<void> {
  const facts = {
    channel: channel.name,
    kind: notice.kind,
    enquiry: notice.enquiry_id,
    tries: notice.tries,
    failure: error instanceof NoticeError ? error.message : (error as Error).name,
  };
  const newlyTold = error instanceof NoticeError ? error.told : [];
  const told = newlyTold.length > 0 ? [...(notice.told ?? []), ...newlyTold] : notice.told;
  if (notice.tries >= settings.tries && !isStopping) {
    await giveUpNotice(database, { ...notice, told }, now());
    const who = told ? 'somebody was not told' : 'nobody was told';
    log.error(facts, `notice given up: ${who}; ${settings.command} notices`);
    return;
  }
  const delayMs = retryDelayMs(notice.tries, settings.firstRetryMs);
  await postponeNotice(database, { ...notice, told }, new Date(now().getTime() + delayMs));
  log.warn({ ...facts, nextInSeconds: Math.round(delayMs / 1000) }, 'notice not sent yet');
}

/** Makes one try. */
async function tell(options: LaneOptions, notice: Notice, stopping: AbortSignal): Promise<void> {
  const { database, channel, log } = options;
  const { kind, enquiry_id, tries } = notice;
  const enquiry = await findEnquiry(database, kind, enquiry_id);
  // Deleted since: there is nothing left to tell of.
  if (!enquiry) return finishNotice(database, notice);
  const message = composeNotice(notice.id, enquiry, options);
  const signal = AbortSignal.any([AbortSignal.timeout(options.timeoutMs), stopping]);
  try {
    await channel.send(message, signal, notice.told ?? []);
  } catch (error) {
    return putOff(options, notice, error, stopping.aborted);
  }
  await finishNotice(database, notice);
  log.info({ channel: channel.name, kind, enquiry: enquiry_id, tries }, 'notice sent');
}

/** Starts a channel's work; nothing that goes wrong in it reaches the caller. */
export function startLane(options: LaneOptions): Lane {
  const { database, channel, now, log, timeoutMs } = options;
  const { sleep, wake } = sleeper();
  const cutShort = new AbortController();
  let isStopping = false;

  /** @returns how long there is nothing to do, in milliseconds */
  const tellAllDue = async (): Promise<number> => {
    while (!isStopping) {
      const notice = await claimNotice(database, channel.name, now(), timeoutMs + LEASE_SPARE_MS);
      if (!notice) break;
      await tell(options, notice, cutShort.signal);
    }
    const due = await nextDue(database, channel.name);
    const wait = due ? due.getTime() - now().getTime() : POLL_MS;
    return Math.min(Math.max(wait, LEAST_PAUSE_MS), POLL_MS);
  };
  const work = async () => {
    while (!isStopping) {
      const pause = await tellAllDue().catch((error: unknown) => {
        const failure = { name: (error as Error).name };
        log.error({ channel: channel.name, failure }, 'notices could not be looked at');
        return POLL_MS;
      });
      if (!isStopping) await sleep(pause);
    }
  };
  const working = work();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      wake();
      const timer = setTimeout(() => cutShort.abort(), STOPPING_MS);
      await working;
      clearTimeout(timer);
    },
  };
}
