import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { CONSENT_EVENT, consentNow, type ConsentChoice } from './consent';

const Consent = createContext<ConsentChoice | null>(null);

/** Provides the visitor's choice to components that render by it. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ConsentChoice | null>(null);
  useEffect(() => {
    // In its own time: at once, React would have to take over all of the page to tell it.
    const read = () => startTransition(() => setChoice(consentNow()));
    read();
    document.addEventListener(CONSENT_EVENT, read);
    return () => document.removeEventListener(CONSENT_EVENT, read);
  }, []);
  return <Consent value={choice}>{children}</Consent>;
}

/** The choice that holds now; null before one was made, and in the built HTML. */
export function useConsent(): ConsentChoice | null {
  return useContext(Consent);
}
