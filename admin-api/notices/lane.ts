/**
 * One channel's work: sends due messages one after another, and waits for the next. A flood of enquiries becomes a few
 * messages, so that neither the channel nor its reader is behind with the newest.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect';
import {
  claimNotices,
  finishNotices,
  giveUpNotices,
  nextDue,
  postponeNotices,
  type Claim,
} from '../database/notices';
import { retryDelayMs } from './backoff';
import { NoticeError, type Channel } from './channel';
import type { NoticeMessage } from './message';
import { minutePace } from './pace';

/** Interval of looking for notices that another server has left behind. */
const POLL_MS = 60_000;
/** Delay before looking again for notices another server holds at the moment: short, but no busy loop. */
const LEAST_PAUSE_MS = 250;
/** Time by which a lease is longer than a try. */
const LEASE_SPARE_MS = 60_000;
/** Time that a running try may take once the server stops. */
const STOPPING_MS = 2000;

export interface LaneOptions {
  database: Database;
  channel: Channel;
  now: () => Date;
  log: FastifyBaseLogger;
  /** The message of a claim; undefined where nothing is left to report. */
  compose: (claim: Claim) => Promise<NoticeMessage | undefined>;
  /** The command that lists enquiries, for the log. */
  command: string;
  /** Messages that a minute takes; where more wait, all of them become one. */
  most: number;
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

/** A sleep that can be ended from outside; a call without a sleeper ends the next one. */
function sleeper() {
  let called = new AbortController();
  return {
    wake: () => called.abort(),
    sleep: async (ms: number) => {
      await pause(ms, undefined, { signal: called.signal }).catch(() => undefined);
      called = new AbortController();
    },
  };
}

/** Postpones a refused message, or gives it up. */
async function putOff(
  { database, channel, now, log, ...settings }: LaneOptions,
  claim: Claim,
  error: unknown,
  isStopping: boolean,
): Promise<void> {
  const { notices } = claim;
  const tries = notices.map((notice) => notice.tries).sort((a, b) => a - b);
  const [least = 0, most = 0] = [tries[0], tries.at(-1)];
  const facts = {
    ...factsOf(channel, claim),
    failure: error instanceof NoticeError ? error.message : (error as Error).name,
  };
  if (error instanceof NoticeError && error.isFinal) {
    await finishNotices(database, claim);
    log.warn(facts, 'notice not taken, and not tried again');
    return;
  }
  const newlyTold = error instanceof NoticeError ? error.told : [];
  const before = notices[0].told;
  const told = newlyTold.length > 0 ? [...(before ?? []), ...newlyTold] : before;
  if (most >= settings.tries && !isStopping) {
    await giveUpNotices(database, claim, { now: now(), told, tries: settings.tries });
    const who = told ? 'somebody was not told' : 'nobody was told';
    log.error(facts, `notice given up: ${who}; ${settings.command} notices`);
  }
  // The latest notice must not wait for as long as the others in its message.
  if (least >= settings.tries && !isStopping) return;
  const delayMs = retryDelayMs(least, settings.firstRetryMs);
  await postponeNotices(database, claim, { dueAt: new Date(now().getTime() + delayMs), told });
  log.warn({ ...facts, nextInSeconds: Math.round(delayMs / 1000) }, 'notice not sent yet');
}

/** A claim's facts for the log. */
function factsOf({ name }: Channel, { notices }: Claim) {
  const [{ kind, enquiry_id, tries }] = notices;
  return notices.length > 1
    ? { channel: name, enquiries: notices.length, tries }
    : { channel: name, kind, enquiry: enquiry_id, tries };
}

/** Makes one try. */
async function tell(options: LaneOptions, claim: Claim, stopping: AbortSignal): Promise<void> {
  const { database, channel, log } = options;
  const message = await options.compose(claim);
  if (!message) return finishNotices(database, claim);
  const signal = AbortSignal.any([AbortSignal.timeout(options.timeoutMs), stopping]);
  try {
    await channel.send(message, signal, claim.notices[0].told ?? []);
  } catch (error) {
    return putOff(options, claim, error, stopping.aborted);
  }
  await finishNotices(database, claim);
  log.info(factsOf(channel, claim), 'notice sent');
}

/** Starts a channel's work; nothing that goes wrong in it reaches the caller. */
export function startLane(options: LaneOptions): Lane {
  const { database, channel, now, log, timeoutMs, most } = options;
  const { sleep, wake } = sleeper();
  const cutShort = new AbortController();
  let isStopping = false;

  const pace = minutePace(most, now);
  const lease = { leaseMs: timeoutMs + LEASE_SPARE_MS, most };

  /** @returns how long there is nothing to do, in milliseconds */
  const tellAllDue = async (): Promise<number> => {
    while (!isStopping && pace.wait() === 0) {
      const claim = await claimNotices(database, channel.name, now(), lease);
      if (!claim) break;
      pace.count();
      await tell(options, claim, cutShort.signal);
    }
    const due = await nextDue(database, channel.name);
    const wait = due ? Math.max(due.getTime() - now().getTime(), pace.wait()) : POLL_MS;
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
