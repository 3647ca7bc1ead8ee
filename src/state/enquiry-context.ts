/** What an enquiry says of where its sender came from: as much as the visitor agreed to. */
import { MAX_JOURNEY_ENTRIES } from '../../contract/write-facts';
import { visitKeys } from '../lib/visit-keys';
import { consentNow } from './consent';
import type { JourneyEntry } from './journey';
import { readKept } from './kept';
import { pathNow, visitMemory } from './visit-memory';

/** The fields of `contactUs` that a form fills in by itself; feedback takes the first alone. */
export interface EnquiryContext {
  source_path: string;
  guest_id?: string;
  journey?: readonly JourneyEntry[];
}

/** Characters of JSON; the whole enquiry may take 64 KiB, and the journey must never cost it. */
const MAX_JOURNEY_CHARACTERS = 16_000;

/** The newest pages, as many as may be sent. */
function sendable(journey: readonly JourneyEntry[]): readonly JourneyEntry[] {
  const newest = journey.slice(-MAX_JOURNEY_ENTRIES);
  let room = MAX_JOURNEY_CHARACTERS;
  const cut = newest.findLastIndex((entry) => {
    room -= JSON.stringify(entry).length + 1;
    return room < 0;
  });
  return newest.slice(cut + 1);
}

/**
 * Read when a form is sent. `source_path` is the page from which the form was gone to, else the form's own; the guest
 * id and the visited pages are there after ACCEPT only.
 */
export function enquiryContext(): EnquiryContext {
  const { trackedPath, journey } = visitMemory();
  const context: EnquiryContext = { source_path: trackedPath ?? pathNow() };
  if (consentNow() !== 'accept') return context;
  const guest_id = readKept(visitKeys.guestId);
  return { ...context, ...(guest_id === null ? {} : { guest_id }), journey: sendable(journey) };
}
