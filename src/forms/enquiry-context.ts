/** Where an enquiry's sender came from: as much as the visitor agreed to. */
import { newestEntries } from '@corporate-website/contract/write-facts';
import { visitKeys } from '../consent/visit-keys';
import { consentNow } from '../consent/consent';
import type { JourneyEntry } from '../consent/journey';
import { readStored } from '../consent/storage';
import { visitMemory } from '../consent/visit-memory';
import { pathNow } from '../lib/path-now';

/** The fields of `contactUs` that a form fills in itself; feedback takes the first alone. */
export interface EnquiryContext {
  source_path: string;
  guest_id?: string;
  journey?: readonly JourneyEntry[];
}

/**
 * Read when a form is sent. `source_path` is the page that led to the form, else the form's own; the guest id and the
 * visited pages are there after ACCEPT only.
 */
export function enquiryContext(): EnquiryContext {
  const { trackedPath, journey } = visitMemory();
  const context: EnquiryContext = { source_path: trackedPath ?? pathNow() };
  if (consentNow() !== 'accept') return context;
  const guest_id = readStored(visitKeys.guestId);
  return {
    ...context,
    ...(guest_id === null ? {} : { guest_id }),
    journey: newestEntries(journey),
  };
}
