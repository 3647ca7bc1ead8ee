import type { GatsbyBrowser } from 'gatsby';
import { onRouteUpdate as announceRoute } from './navigation/route-announcer';
import { recordRoute } from '../consent/tracking-provider';

/** What happens on each page that is shown, in this order: it is recorded, then announced. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = (...update) => {
  recordRoute(...update);
  announceRoute(...update);
};
