import type { GatsbyBrowser } from 'gatsby';
import { RENDER_EVENT, ROUTE_EVENT } from '../site/markup';
import { recordRoute } from './tracking-provider';

/** On each page shown: records it, and tells the early script of new elements and of a new page. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = (update, options) => {
  recordRoute(update, options);
  document.dispatchEvent(new Event(RENDER_EVENT));
  if (update.prevLocation) document.dispatchEvent(new Event(ROUTE_EVENT));
};
