import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What a page reads from its own address in the browser: empty in the built HTML and while that is being hydrated,
 * then what `read` gives.
 * @param read must give the same text for the same address
 */
export function useLocationPart(read: () => string): string {
  return useSyncExternalStore(never, read, () => '');
}
