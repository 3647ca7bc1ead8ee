/**
 * The visitor's choice on cookies: its value, its date, and the version of the question.
 *
 * The cookie holds the choice; local storage keeps the record of it. Without React, for the early script as for the
 * application.
 */
import { visitKeys } from './visit-keys';
import { readStored, removeStored, writeStored } from './storage';

/** Sent on `document` whenever the choice that holds may have changed, in this tab or another. */
export const CONSENT_EVENT = 'site:consent';

/**
 * The version of the question. It rises when the banner's text or the stored data change in substance, and everyone who
 * chose before is asked again.
 */
export const CONSENT_VERSION = 1;

export type ConsentChoice = 'accept' | 'decline';

/** The answer, the version of the question, and the time (ISO 8601). */
export interface ConsentRecord {
  readonly version: number;
  readonly at: string;
  readonly choice: ConsentChoice;
}

/** Signals that a browser sends for its user. */
export type PrivacySignal = 'Global Privacy Control' | 'Do Not Track';

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** A choice read from anywhere; null for an invalid one. */
export function choiceOf(value: unknown): ConsentChoice | null {
  return value === 'accept' || value === 'decline' ? value : null;
}

/** Global Privacy Control or Do Not Track, where the browser sends it: it counts as a decline until one chooses. */
export function privacySignal(): PrivacySignal | null {
  const { globalPrivacyControl, doNotTrack }: Signals = navigator;
  if (globalPrivacyControl) return 'Global Privacy Control';
  return doNotTrack === '1' ? 'Do Not Track' : null;
}

/** The record stored beside the cookie; null where it is missing or unreadable. */
export function consentRecord(): ConsentRecord | null {
  try {
    const found = JSON.parse(readStored(visitKeys.consentRecord) ?? '') as ConsentRecord;
    return typeof found.version === 'number' && found.at ? found : null;
  } catch {
    return null;
  }
}

/** The visitor's recorded choice; null before one, and where the question has changed since. */
export function recordedChoice(): ConsentChoice | null {
  const choice = choiceOf(readStored(visitKeys.consent));
  const isOld = (consentRecord()?.version ?? CONSENT_VERSION) < CONSENT_VERSION;
  return isOld ? null : choice;
}

/** The choice in force: the visitor's, else the browser's signal; null where neither exists. */
export function consentNow(): ConsentChoice | null {
  return recordedChoice() ?? (privacySignal() ? 'decline' : null);
}

/** Stores a choice. `choose` handles its consequences. */
export function recordChoice(choice: ConsentChoice): void {
  const record: ConsentRecord = {
    version: CONSENT_VERSION,
    at: new Date().toISOString(),
    choice,
  };
  writeStored(visitKeys.consent, choice);
  writeStored(visitKeys.consentRecord, JSON.stringify(record));
}

/** Deletes the data of a choice that no longer holds: its cookie has expired, or the question has changed. */
export function forgetLapsedChoice(): void {
  if (recordedChoice()) return;
  removeStored(visitKeys.consent);
  removeStored(visitKeys.consentRecord);
}
