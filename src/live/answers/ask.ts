/** Asking for a list: the admin API where it can answer, and the build where it cannot or does not. */
import { listAddress, type ListPlace } from '../lists/list-query';
import { AdminApiError, isAborted } from '../api/request';
import { askBuilt } from './built';
import type { Found, Question } from './found';
import { AnswerCache } from './answer-cache';
import { askLive, canAskLive } from './live';

export interface Listener<T> {
  /** Called with the answer; once more where a better one comes late. */
  show: (found: Found<T>) => void;
  /** Called where the admin API has failed, and not again before it has answered once. */
  failed: (error: AdminApiError) => void;
  signal: AbortSignal;
}

/** Pause after a failure of the admin API, where it names none itself. */
const REST_MS = 30_000;
/** After this long the build's answer is shown until the other one comes. */
const PATIENCE_MS = 8000;
/** State of the admin API on this page. */
const api = { restsUntil: 0, hasFailed: false };
const kept = new AnswerCache<unknown>();

function noteFailure(error: AdminApiError, failed: (error: AdminApiError) => void): void {
  // Offline, waiting gains nothing, and the browser may be back online at any moment.
  const rest = error.kind === 'offline' ? 0 : (error.retryAfterSeconds ?? 0) * 1000 || REST_MS;
  api.restsUntil = Date.now() + rest;
  if (!api.hasFailed) failed(error);
  api.hasFailed = true;
}

/** Live, or null where that did not work. */
async function tryLive<T>(
  question: Question<T>,
  { show, failed, signal }: Listener<T>,
): Promise<Found<T> | null> {
  let isOver = false;
  const patience = setTimeout(() => {
    askBuilt(question).then(
      (found) => {
        if (!isOver && !signal.aborted) show({ ...found, standsIn: 'late' });
      },
      () => undefined,
    );
  }, PATIENCE_MS);
  try {
    const found = await askLive(question, signal);
    api.hasFailed = false;
    return found;
  } catch (error) {
    if (!(error instanceof AdminApiError) || isAborted(error)) throw error;
    noteFailure(error, failed);
    return null;
  } finally {
    isOver = true;
    clearTimeout(patience);
  }
}

/**
 * Asks, and has the answer shown. After the signal nothing is shown any more.
 * @throws {Error} where neither the admin API nor the build answers, or the signal came
 */
export async function ask<T>(
  question: Question<T>,
  place: ListPlace,
  listener: Listener<T>,
): Promise<void> {
  const { show, signal } = listener;
  const key = `${question.collection} ${listAddress(place, question.query)}`;
  const known = kept.recall(key) as Found<T> | null;
  if (known) {
    show(known);
    return;
  }
  const isLive = canAskLive(question);
  const live = isLive && Date.now() >= api.restsUntil ? await tryLive(question, listener) : null;
  if (live) kept.remember(key, live);
  const found = live ?? (await askBuilt(question));
  if (!signal.aborted) show(isLive && !live ? { ...found, standsIn: 'failed' } : found);
}
