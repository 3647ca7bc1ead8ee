import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/**
 * The browser's clock, to the minute, in milliseconds since 1970; null while server and browser must agree
 * (in the built HTML and during hydration), so that what was decided at build time stands until then.
 */
export function useNow(): number | null {
  return useSyncExternalStore(subscribeToClock, currentMinute, () => null);
}

/** Calls back each minute, and when a page that slept in a background tab is looked at again. */
export function subscribeToClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE) * MINUTE;
}
