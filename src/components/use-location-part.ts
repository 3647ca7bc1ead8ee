import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Reads part of the page's own address in the browser: empty in the built HTML and during hydration, then what `read`
 * gives.
 * @param read must give the same text for the same address
 */
export function useLocationPart(read: () => string): string {
  return useSyncExternalStore(never, read, () => '');
}
