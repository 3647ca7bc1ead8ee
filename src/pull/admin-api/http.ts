/**
 * GET of JSON from an admin API that may be slow, broken or down: time limits for headers, for silence within the body
 * and for the whole request, a size limit, retries, and few requests at a time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import pLimit from 'p-limit';
import { retryAfterMs } from '../../lib/retry-after';
import { attemptJson, type AttemptOptions } from './attempt';
import { AdminApiError, checkForStatus } from './errors';

export interface JsonRequest {
  /** The call's path in the contract, for messages. */
  call: string;
  url: string;
  /** The ETag of the caller's copy. */
  etag?: string | undefined;
}

export type JsonAnswer =
  | { modified: true; body: unknown; bytes: Uint8Array; etag?: string }
  /** 304: the caller's copy is still current. */
  | { modified: false };

export interface AdminApiClientOptions {
  /** Time limit of a request with all retries, in milliseconds. */
  timeoutMs: number;
  /** Longest silence within a body, in milliseconds; by default 30 s, or the timeout if that is shorter. */
  idleMs?: number;
  maxBytes?: number;
  /** Concurrent requests, for all collections together. */
  concurrency?: number;
  /** Attempts after the first. */
  retries?: number;
  /** Pause before the first retry, in milliseconds; each further pause is twice as long. */
  retryBaseMs?: number;
  signal?: AbortSignal | undefined;
  random?: () => number;
}

export interface AdminApiClient {
  /** @throws {AdminApiError} */
  getJson: (request: JsonRequest) => Promise<JsonAnswer>;
  /** Requests sent so far, retries included. */
  readonly sent: number;
  close: () => Promise<void>;
}

const MEBIBYTE = 1024 * 1024;
/** Timeout once a request got no answer and none has succeeded: a dead server must not cost hours. */
const SUSPICIOUS_TIMEOUT_MS = 30_000;

/** Pause before retry `n` (from 0): exponential backoff with jitter. */
export function backoffMs(n: number, baseMs: number, random: () => number): number {
  return baseMs * 2 ** n * (0.5 + random() / 2);
}

/** A client for one pull; its requests share one concurrency limit. */
export function createAdminApiClient(options: AdminApiClientOptions): AdminApiClient {
  const {
    timeoutMs,
    concurrency = 6,
    retries = 4,
    retryBaseMs = 500,
    random = Math.random,
  } = options;
  const attemptOptions: Omit<AttemptOptions, 'deadline'> = {
    idleMs: options.idleMs ?? Math.min(30_000, timeoutMs),
    maxBytes: options.maxBytes ?? 64 * MEBIBYTE,
    signal: options.signal,
    // Only this file's time limits apply; undici's own would end slow answers that are allowed.
    dispatcher: new Agent({ connections: concurrency, headersTimeout: 0, bodyTimeout: 0 }),
  };
  const limit = pLimit(concurrency);
  let sent = 0;
  let answered = 0;
  let unanswered = 0;
  let pausedUntil = 0;

  const pause = async (request: JsonRequest, ms: number): Promise<void> => {
    try {
      await sleep(ms, undefined, options.signal ? { signal: options.signal } : {});
    } catch (cause) {
      throw new AdminApiError({
        ...request,
        kind: 'aborted',
        what: 'stopped before it was answered.',
        check: 'The pull was stopped from outside.',
        cause,
      });
    }
  };

  const run = async (request: JsonRequest): Promise<JsonAnswer> => {
    const suspicious = answered === 0 && unanswered > 0;
    const deadline =
      Date.now() + (suspicious ? Math.min(timeoutMs, SUSPICIOUS_TIMEOUT_MS) : timeoutMs);
    let said: AdminApiError | undefined;
    for (let n = 0; ; n += 1) {
      const wait = pausedUntil - Date.now();
      if (wait > 0) await pause(request, Math.min(wait, Math.max(0, deadline - Date.now())));
      sent += 1;
      const result = await attemptJson(request, { ...attemptOptions, deadline });
      if (result.ok) {
        answered += 1;
        return result.answer;
      }
      if (result.error.status !== undefined) answered += 1;
      if (result.error.kind === 'no-answer') unanswered += 1;
      // A retry is cut short by what is left of the time: the failure before it says what is wrong.
      said = (result.error.kind === 'no-answer' && said) || result.error;
      if (!result.retry || n >= retries) throw attemptsSaid(said, n + 1);
      const asked = retryAfterMs(result.retryAfter ?? null, Date.now());
      const delay = Math.max(asked ?? 0, backoffMs(n, retryBaseMs, random));
      if (Date.now() + delay >= deadline) throw attemptsSaid(result.error, n + 1, asked);
      // A `Retry-After` is meant for all requests, not only for the one that received it.
      if (asked !== undefined) pausedUntil = Math.max(pausedUntil, Date.now() + asked);
      await pause(request, delay);
    }
  };

  return {
    getJson: (request) => limit(() => run(request)),
    get sent() {
      return sent;
    },
    close: () => attemptOptions.dispatcher.destroy(),
  };
}

function attemptsSaid(error: AdminApiError, attempts: number, askedMs?: number): AdminApiError {
  const parts: string[] = [];
  if (askedMs !== undefined) {
    parts.push(`asks to wait ${Math.ceil(askedMs / 1000)} s, longer than the time that is left`);
  }
  if (attempts > 1) parts.push(`${attempts} attempts`);
  if (parts.length === 0) return error;
  return new AdminApiError({
    kind: error.kind,
    call: error.call,
    url: error.url,
    what: `${error.what.replace(/\.$/, '')} (${parts.join('; ')}).`,
    check: error.status === undefined ? error.check : checkForStatus(error.status),
    ...(error.status === undefined ? {} : { status: error.status }),
    cause: error,
  });
}
