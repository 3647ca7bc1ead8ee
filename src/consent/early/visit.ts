/**
 * The visit's record, before and without the application: the first page, choices that other tabs make, and the page
 * from which a form is gone to. Pages after the first are recorded by `src/app/tracking-provider.tsx`.
 */
import { pathNow } from '../../lib/path-now';
import { CONTACT_PATH } from '../../site/contact-links';
import { consentNow } from '../consent';
import { trackPath } from '../tracked-path';
import { recordVisit, settleChoiceMadeElsewhere, settleVisit } from '../visit';
import { isRecorded, setVisitMemory, visitMemory } from '../visit-memory';
import type { Marked } from '../../site/markup';

/** Every link to the contact page, in running text too; and whatever else is marked as leading to a form. */
const TO_A_FORM = `a[href^="${CONTACT_PATH}"], ${'[data-track-path]' satisfies Marked}`;

/** A page's path, or null for a contact page, to which nobody comes from itself, and for one that leaves no trace. */
function elsewhere(page?: URL): string | null {
  const path = pathNow(page);
  return path.startsWith(CONTACT_PATH) || !isRecorded(path) ? null : path;
}

/**
 * The page that this window was opened from, or came from before the application was there: nothing needs to be
 * stored for it, so that it is known after a decline too.
 */
function openedFrom(): string | null {
  return !elsewhere() && document.referrer.startsWith(`${location.origin}/`)
    ? elsewhere(new URL(document.referrer))
    : null;
}

/** Milliseconds by which a cookie of another tab is visible, whichever process it has. */
const COOKIE_MS = 100;

/** Starts listening, and records the page on show. Once a page. */
export function startVisit(): void {
  settleVisit(consentNow());
  if (visitMemory().trackedPath === null) setVisitMemory({ trackedPath: openedFrom() });
  recordVisit(pathNow());

  const follow = ({ target }: Event) => {
    const path = elsewhere();
    if (path && (target as Element).closest(TO_A_FORM)) trackPath(path);
  };
  // On the way down: whoever answers to the click may have left the page by the time it is on its way up.
  document.addEventListener('click', follow, true);
  document.addEventListener('auxclick', follow, true);

  // In Firefox the other tab's cookie arrives after its storage, so this reads the cookie alone, whatever was stored.
  addEventListener('storage', () => setTimeout(settleChoiceMadeElsewhere, COOKIE_MS));
  // Neither a page kept for Back nor one without local storage gets the event.
  addEventListener('pageshow', settleChoiceMadeElsewhere);
  document.addEventListener('visibilitychange', settleChoiceMadeElsewhere);
}
