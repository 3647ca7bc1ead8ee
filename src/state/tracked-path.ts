/** The page from which a visitor went to a form, so that whoever answers knows what it is about. */
import { visitKeys, type KeptKey } from '../lib/visit-keys';
import { consentNow, type ConsentChoice } from './consent';
import { readKept, removeKept, writeKept } from './kept';
import { setVisitMemory, visitMemory } from './visit-memory';

const { trackedPath: lasting, undecidedPath: forTheVisit } = visitKeys;

/** After a decline it is kept nowhere but in memory. */
function placeFor(choice: ConsentChoice | null): KeptKey | null {
  if (choice === 'decline') return null;
  return choice === 'accept' ? lasting : forTheVisit;
}

/** Puts the path where the choice that holds now has it, and nowhere else. */
export function keepTrackedPath(choice: ConsentChoice | null): void {
  const { trackedPath } = visitMemory();
  const place = placeFor(choice);
  for (const entry of [lasting, forTheVisit]) if (entry !== place) removeKept(entry);
  if (place && trackedPath !== null) writeKept(place, trackedPath);
}

/** What an earlier page of the visit, or an earlier visit, has left; null for nothing. */
export function keptTrackedPath(choice: ConsentChoice | null): string | null {
  if (choice === 'decline') return null;
  const undecided = readKept(forTheVisit);
  return choice === 'accept' ? (undecided ?? readKept(lasting)) : undecided;
}

/** Notes the path of the page that a form is gone to from; null forgets it. */
export function trackPath(path: string | null): void {
  setVisitMemory({ trackedPath: path });
  if (path === null) for (const entry of [lasting, forTheVisit]) removeKept(entry);
  else keepTrackedPath(consentNow());
}
