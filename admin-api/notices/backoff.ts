/** Delay of a notice's next try. */
export const MAX_RETRY_MS = 6 * 60 * 60 * 1000;

/**
 * Twice as long after each try, up to six hours, and somewhere between the half of that and all of it, so that notices
 * that failed together do not come back together.
 * @param tries tries that have failed, from 1
 * @param random from 0 to 1
 */
export function retryDelayMs(tries: number, firstRetryMs: number, random = Math.random()): number {
  const whole = Math.min(firstRetryMs * 2 ** (tries - 1), MAX_RETRY_MS);
  return Math.round(whole * (0.5 + random / 2));
}
