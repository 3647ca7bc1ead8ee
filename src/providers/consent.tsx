import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { CONSENT_EVENT, consentNow, type ConsentChoice } from '../state/consent';

const Consent = createContext<ConsentChoice | null>(null);

function subscribe(listener: () => void): () => void {
  document.addEventListener(CONSENT_EVENT, listener);
  return () => document.removeEventListener(CONSENT_EVENT, listener);
}

/** What the visitor has chosen, for what renders by it. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const choice = useSyncExternalStore(subscribe, consentNow, () => null);
  return <Consent value={choice}>{children}</Consent>;
}

/** The choice that holds now; null before one was made, and in the built HTML. */
export function useConsent(): ConsentChoice | null {
  return useContext(Consent);
}
