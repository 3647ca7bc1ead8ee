/** State of the visit in this page, shared by the early script and the application on `window`. */
import { PREVIEW_PAGE } from '@corporate-website/contract/preview-page';
import type { ConsentChoice } from './consent';
import type { JourneyEntry } from './journey';

/** Sent on `document` whenever anything of it has changed. */
export const VISIT_EVENT = 'site:visit';

export interface VisitMemory {
  /** All pages of the visit; it only grows, until a decline ends it. */
  journey: readonly JourneyEntry[];
  /** The page from which a form was gone to. */
  trackedPath: string | null;
  /** The choice by which all this was last stored; undefined before anything was. */
  keptBy?: ConsentChoice | null;
}

declare global {
  interface Window {
    siteVisit?: VisitMemory;
  }
}

export function visitMemory(): VisitMemory {
  return (window.siteVisit ??= { journey: [], trackedPath: null });
}

/** Changes it, and sends an event. */
export function setVisitMemory(change: Partial<VisitMemory>): void {
  window.siteVisit = { ...visitMemory(), ...change };
  document.dispatchEvent(new Event(VISIT_EVENT));
}

/** Whether a page leaves a trace. A preview leaves none: neither its key nor that somebody was there. */
export const isRecorded = (path: string): boolean => path !== PREVIEW_PAGE;
