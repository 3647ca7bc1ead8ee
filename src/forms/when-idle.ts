/** Milliseconds, in browsers that cannot say when they are idle: Safari. */
const SOON_MS = 200;
/** Milliseconds. A page with nothing to draw may wait for its idle time far longer. */
const AT_THE_LATEST_MS = 2000;

/** Runs something when the browser has nothing else to do, unless it is no longer wanted. */
export function whenIdle(action: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) action();
  };
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
  else setTimeout(run, SOON_MS);
}
