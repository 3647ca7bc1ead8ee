/**
 * The visitor's choice on cookies: what it is, when it was made, and to which version of the question.
 *
 * The choice is the cookie's; local storage keeps beside it what was agreed to. Without React, for the early
 * script as for the application.
 */
import { visitKeys } from './visit-keys';
import { readKept, removeKept, writeKept } from './kept';

/** Sent on `document` whenever the choice that holds may have changed, in this tab or another. */
export const CONSENT_EVENT = 'site:consent';

/**
 * The version of what the visitor is asked. It rises when the banner's text or what is kept changes in substance,
 * and everyone who chose before is asked again.
 */
export const CONSENT_VERSION = 1;

export type ConsentChoice = 'accept' | 'decline';

/** What was answered, to which version of the question, and when (ISO 8601). */
export interface ConsentRecord {
  readonly version: number;
  readonly at: string;
  readonly choice: ConsentChoice;
}

/** What a browser may say for its user. */
export type PrivacySignal = 'Global Privacy Control' | 'Do Not Track';

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** A choice read from anywhere; null for what is none. */
export function choiceOf(value: unknown): ConsentChoice | null {
  return value === 'accept' || value === 'decline' ? value : null;
}

/** Global Privacy Control or Do Not Track, where the browser sends it: it counts as a decline until one chooses. */
export function privacySignal(): PrivacySignal | null {
  const { globalPrivacyControl, doNotTrack }: Signals = navigator;
  if (globalPrivacyControl) return 'Global Privacy Control';
  return doNotTrack === '1' ? 'Do Not Track' : null;
}

/** What is kept beside the cookie; null where there is nothing, or nothing that can be read. */
export function consentRecord(): ConsentRecord | null {
  try {
    const found = JSON.parse(readKept(visitKeys.consentRecord) ?? '') as ConsentRecord;
    return typeof found.version === 'number' && found.at ? found : null;
  } catch {
    return null;
  }
}

/** What the visitor has chosen; null before, and where the question has changed since. */
export function recordedChoice(): ConsentChoice | null {
  const choice = choiceOf(readKept(visitKeys.consent));
  const isOld = (consentRecord()?.version ?? CONSENT_VERSION) < CONSENT_VERSION;
  return isOld ? null : choice;
}

/** What holds now: the visitor's choice, else what the browser says for them; null where nobody has said anything. */
export function consentNow(): ConsentChoice | null {
  return recordedChoice() ?? (privacySignal() ? 'decline' : null);
}

/** Keeps a choice. What follows from it is the business of `choose`. */
export function recordChoice(choice: ConsentChoice): void {
  const record: ConsentRecord = {
    version: CONSENT_VERSION,
    at: new Date().toISOString(),
    choice,
  };
  writeKept(visitKeys.consent, choice);
  writeKept(visitKeys.consentRecord, JSON.stringify(record));
}

/** Deletes what is left of a choice that no longer holds: its cookie has run out, or the question has changed. */
export function forgetLapsedChoice(): void {
  if (recordedChoice()) return;
  removeKept(visitKeys.consent);
  removeKept(visitKeys.consentRecord);
}
