/**
 * The record of a visit: the page on show, and those before it. The visitor's choice decides how much of it is kept,
 * and where:
 *
 * - accepted: in cookies, and for the visit whole in session storage;
 * - undecided or declined: in memory alone, until the next page load. An ACCEPT takes over what is in memory then,
 *   unless it was declined.
 *
 * Without React, for the early script as for the application.
 */
import { pathNow } from '../lib/path-now';
import { newUuid } from '../lib/uuid';
import { keysOfTheRecord, visitKeys } from './visit-keys';
import {
  CONSENT_EVENT,
  consentNow,
  forgetLapsedChoice,
  recordChoice,
  type ConsentChoice,
} from './consent';
import {
  cappedJourney,
  decodeJourney,
  encodeJourney,
  entryNow,
  mergedJourney,
  type JourneyEntry,
} from './journey';
import { readStored, removeStored, writeStored } from './storage';
import { keepTrackedPath, keptTrackedPath } from './tracked-path';
import { isRecorded, setVisitMemory, visitMemory } from './visit-memory';

const { guestId, journey: cookie, visitActivity, visitJourney } = visitKeys;

/** The pages that earlier documents of this visit have left. */
function keptJourney(choice: ConsentChoice | null): readonly JourneyEntry[] {
  if (choice !== 'accept') return [];
  // A window that the site has opened has no session storage yet; the cookie goes as far back as it can.
  return decodeJourney(readStored(visitJourney) ?? readStored(cookie));
}

function keepJourney(choice: ConsentChoice | null): void {
  if (choice !== 'accept') return;
  const { journey } = visitMemory();
  // Other tabs write their pages into the same cookie.
  const all = mergedJourney(decodeJourney(readStored(cookie)), journey);
  writeStored(cookie, encodeJourney(cappedJourney(all)));
  writeStored(visitJourney, encodeJourney(journey));
}

/** Applies an answer to the known pages: ACCEPT covers those of this visit, unless they were declined. */
function answer(choice: ConsentChoice | null, before: ConsentChoice | null): void {
  if (choice === 'accept' && before === null) return;
  const path = pathNow();
  const journey = choice === 'accept' && isRecorded(path) ? [entryNow(path)] : [];
  setVisitMemory(before === 'accept' ? { journey, trackedPath: null } : { journey });
}

/**
 * Aligns all stored data with a choice: at the start of a page it deletes data not, or no longer, agreed to; after a
 * choice it stores covered data from then on, or deletes it at once.
 */
export function settleVisit(choice: ConsentChoice | null): void {
  const { keptBy } = visitMemory();
  if (keptBy === undefined) {
    forgetLapsedChoice();
    setVisitMemory({ journey: keptJourney(choice), trackedPath: keptTrackedPath(choice) });
  } else if (keptBy !== choice) {
    answer(choice, keptBy);
  }
  setVisitMemory({ keptBy: choice });
  if (choice !== 'accept') keysOfTheRecord.forEach(removeStored);
  keepTrackedPath(choice);
  keepJourney(choice);
}

/** Takes a choice up that was made elsewhere: another tab, or a page that was kept for Back. */
export function settleChoiceMadeElsewhere(): void {
  const choice = consentNow();
  // A decline ends the question even where the browser's signal has counted as one.
  if (choice !== 'decline' && visitMemory().keptBy === choice) return;
  settleVisit(choice);
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

/**
 * The visitor chooses. ACCEPT stores the visit path, creates the guest id and records accept; DECLINE records
 * decline and deletes what needs consent, so that it withdraws an earlier ACCEPT too.
 */
export function choose(choice: ConsentChoice): void {
  settleVisit(choice);
  if (choice === 'accept') {
    if (isRecorded(pathNow())) writeStored(visitActivity, pathNow());
    if (readStored(guestId) === null) writeStored(guestId, newUuid());
  }
  // Last of all: another tab that hears of it finds everything in place.
  recordChoice(choice);
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

/** Records that a page is on show. */
export function recordVisit(path: string): void {
  const choice = consentNow();
  if (visitMemory().keptBy !== choice) settleVisit(choice);
  if (!isRecorded(path)) return;
  setVisitMemory({ journey: [...visitMemory().journey, entryNow(path)] });
  keepJourney(choice);
  if (choice === 'accept' && readStored(visitActivity) !== null) writeStored(visitActivity, path);
}

/** Ends the list of pages, in memory and wherever else it is kept. */
export function clearJourney(): void {
  setVisitMemory({ journey: [] });
  for (const entry of [cookie, visitJourney]) removeStored(entry);
}
