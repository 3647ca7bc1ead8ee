/**
 * Loads the call widget once its button is reached by a visitor who has accepted. Without an ACCEPT a click opens the
 * cookie settings (`src/consent/early/banner.ts`).
 */
import { CALL_WIDGET_URL } from './call-widget';
import { CONSENT_EVENT, consentNow } from '../consent';
import type { Marked } from '../../site/markup';

const BUTTON = '[data-call-widget]' satisfies Marked;

/** Loads the widget's script, where the visitor has accepted. */
function reach(url: string): void {
  if (consentNow() !== 'accept') return;
  import(/* webpackChunkName: 'call-widget' */ './load-call-widget').then(
    ({ loadCallWidget }) => {
      // A chunk takes its time, and a choice may be withdrawn meanwhile.
      if (consentNow() === 'accept') loadCallWidget(url);
    },
    // Asked for again when the button is next reached.
    () => undefined,
  );
}

/** Starts listening, on a site with a widget. @returns what ends it */
export function startCallWidget(url: string | null = CALL_WIDGET_URL): () => void {
  const controller = new AbortController();
  if (!url) return () => undefined;
  const { signal } = controller;
  const want = ({ target }: Event) => {
    if (target instanceof Element && target.closest(BUTTON)) reach(url);
  };
  for (const sign of ['pointerover', 'focusin', 'click'])
    document.addEventListener(sign, want, { signal });
  // The choice may come while the button has the focus: the banner gives it back, and another tab may choose.
  const onChoice = () => {
    if (document.activeElement?.matches(BUTTON)) reach(url);
  };
  document.addEventListener(CONSENT_EVENT, onChoice, { signal });
  return () => controller.abort();
}
