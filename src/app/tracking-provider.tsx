import { pathNow } from '../lib/path-now';
import type { GatsbyBrowser } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import { followVisit } from '../state/site-store';
import { recordVisit } from '../consent/visit';

type RouteUpdate = NonNullable<GatsbyBrowser['onRouteUpdate']>;

/** Keeps the store's share of the visit as the visit's record has it, which the early script begins. */
export function TrackingProvider({ children }: { children: ReactNode }) {
  useEffect(followVisit, []);
  return children;
}

/** Records each page after the first; that one is recorded by `src/consent/early/visit.ts`. A query or an anchor is no page. */
export const recordRoute: RouteUpdate = ({ location, prevLocation }) => {
  if (prevLocation && pathNow(location) !== pathNow(prevLocation)) recordVisit(pathNow(location));
};
