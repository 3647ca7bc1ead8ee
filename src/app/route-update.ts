import type { GatsbyBrowser } from 'gatsby';
import { onRouteUpdate as announceRoute } from './navigation/route-announcer';
import { recordRoute } from './tracking-provider';

/** Runs on each page shown, in this order: records it, then announces it. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = (...update) => {
  recordRoute(...update);
  announceRoute(...update);
};
