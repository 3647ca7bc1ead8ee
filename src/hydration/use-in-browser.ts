import { useCallback, useSyncExternalStore } from 'react';
import { isHydrated, whenHydrated } from './hydration';

type Subscribe = (onChange: () => void) => () => void;

const toNothing: Subscribe = () => () => undefined;

/**
 * A value that only the browser knows, such as the address or the time. It is `built` in the built page and until React
 * has hydrated all of that: an earlier update would make React hydrate what lies below in one task.
 * @param read must give an equal value until `subscribe` calls back
 * @param subscribe one function for all renders
 */
export function useInBrowser<T extends string | number | boolean | null>(
  read: () => T,
  built: T,
  subscribe = toNothing,
): T {
  const subscribeOnceHydrated = useCallback<Subscribe>(
    (onChange) => {
      whenHydrated(onChange);
      return subscribe(onChange);
    },
    [subscribe],
  );
  return useSyncExternalStore(
    subscribeOnceHydrated,
    () => (isHydrated() ? read() : built),
    () => built,
  );
}
