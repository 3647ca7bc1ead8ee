/**
 * Client-side state, all of it in one store: the tracked path and the pages of the visit, as `visit-memory.ts` has
 * them, and the visitor's selections.
 */
import { create } from 'zustand';
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import type { ServiceGroupKey } from '../site/service-groups';
import type { JourneyEntry } from '../consent/journey';
import { trackPath } from '../consent/tracked-path';
import { clearJourney } from '../consent/visit';
import { VISIT_EVENT, visitMemory } from '../consent/visit-memory';

interface Values {
  /** The page from which a form was gone to. */
  readonly trackedPath: string | null;
  /** The pages of this visit; it only grows, until a decline ends it. */
  readonly journey: readonly JourneyEntry[];
  /** Which services the home page shows. */
  readonly serviceGroup: ServiceGroupKey;
  /** The service of each group that the visitor looked at last. */
  readonly coreService: ServiceKey | null;
  readonly transformService: ServiceKey | null;
  /** The category that the lists show; null for all. */
  readonly category: string | null;
}

export interface SiteState extends Values {
  /** Kept in local storage too on each update, where the visitor has accepted. */
  setTrackedPath: (path: string | null) => void;
  setServiceGroup: (group: ServiceGroupKey) => void;
  setCoreService: (service: ServiceKey | null) => void;
  setTransformService: (service: ServiceKey | null) => void;
  setCategory: (category: string | null) => void;
  /** Everything as on a first visit; the stored path and pages go too. */
  reset: () => void;
}

const initial: Values = {
  trackedPath: null,
  journey: [],
  serviceGroup: 'all',
  coreService: null,
  transformService: null,
  category: null,
};

/** For code outside of components; within, `useSiteStore`. */
export const siteStore = create<SiteState>()((set) => ({
  ...initial,
  // Through the visit's memory, which the early script writes too; changes come back by its event.
  setTrackedPath: trackPath,
  setServiceGroup: (serviceGroup) => set({ serviceGroup }),
  setCoreService: (coreService) => set({ coreService }),
  setTransformService: (transformService) => set({ transformService }),
  setCategory: (category) => set({ category }),
  reset: () => {
    set(initial);
    clearJourney();
    trackPath(null);
  },
}));

function takeVisit(): void {
  const { trackedPath, journey } = visitMemory();
  siteStore.setState({ trackedPath, journey });
}

/** Takes the visit over into the store, now and whenever it changes. @returns what ends it */
export function followVisit(): () => void {
  takeVisit();
  document.addEventListener(VISIT_EVENT, takeVisit);
  return () => document.removeEventListener(VISIT_EVENT, takeVisit);
}

/** A part of the state, in a component: `useSiteStore(({ category }) => category)`. */
export function useSiteStore<T>(selector: (state: SiteState) => T): T {
  return siteStore(selector);
}
