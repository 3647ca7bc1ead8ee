/** The page from which a visitor went to a form, as context for the answer. */
import { visitKeys } from './visit-keys';
import { consentNow, type ConsentChoice } from './consent';
import { readStored, removeStored, writeStored } from './storage';
import { setVisitMemory, visitMemory } from './visit-memory';

const { trackedPath: entry } = visitKeys;

/** Stores the path after an ACCEPT. Before a choice and after a decline it is in memory alone. */
export function keepTrackedPath(choice: ConsentChoice | null): void {
  const { trackedPath } = visitMemory();
  if (choice === 'accept' && trackedPath !== null) writeStored(entry, trackedPath);
}

/** Path stored by an earlier page or visit; null for none. */
export function keptTrackedPath(choice: ConsentChoice | null): string | null {
  return choice === 'accept' ? readStored(entry) : null;
}

/** Notes the path of the page that a form is gone to from; null forgets it. */
export function trackPath(path: string | null): void {
  setVisitMemory({ trackedPath: path });
  if (path === null) removeStored(entry);
  else keepTrackedPath(consentNow());
}
