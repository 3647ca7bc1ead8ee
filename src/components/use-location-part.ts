import { useSyncExternalStore } from 'react';
import { isHydrated, whenHydrated } from '../hydration/hydration';

function subscribe(onChange: () => void): () => void {
  whenHydrated(onChange);
  return () => undefined;
}

/**
 * Reads part of the page's own address in the browser: empty until all of the built page is hydrated, which knows of none,
 * then what `read` gives.
 * @param read must give the same text for the same address
 */
export function useLocationPart(read: () => string): string {
  return useSyncExternalStore(
    subscribe,
    () => (isHydrated() ? read() : ''),
    () => '',
  );
}
