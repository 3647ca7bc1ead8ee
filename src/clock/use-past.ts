import { useSyncExternalStore } from 'react';
import { isPast, type Dated } from './open-until';
import { subscribeToClock } from './subscribe-to-clock';

export interface DatedItem extends Dated {
  readonly api_id: string;
}

/**
 * Ids of the events that are over: by the clock of the build in the built page, by the browser's afterwards. While
 * React takes over the built page, what that decided is read back from `data-past` of the element with this id:
 * a time of building in the page would change it with every build.
 * @returns the ids, and what to set as `data-past`
 */
export function usePast(
  events: readonly DatedItem[],
  elementId: string,
): { past: ReadonlySet<string>; attribute: string } {
  const decide = () => {
    const now = Math.floor(Date.now() / 60_000) * 60_000;
    return events
      .filter((event) => isPast(event, now))
      .map((event) => event.api_id)
      .join(' ');
  };
  const decided = () =>
    typeof document === 'undefined'
      ? decide()
      : (document.getElementById(elementId)?.dataset['past'] ?? decide());
  const attribute = useSyncExternalStore(subscribeToClock, decide, decided);
  return { past: new Set(attribute.split(' ')), attribute };
}
