import type { GatsbyBrowser } from 'gatsby';
import { onRouteUpdate as announceRoute } from './navigation/route-announcer';
import { showRest } from './navigation/window-first';
import { recordRoute } from './tracking-provider';

/** Runs on each page shown, in this order: records it, announces it, and has all of it laid out. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = (...update) => {
  recordRoute(...update);
  announceRoute(...update);
  showRest();
};
