import type { GatsbyBrowser } from 'gatsby';
import { MAIN_ID } from '../components/skip-link/skip-link';
import { ROUTE_EVENT } from '../lib/route-event';

type RouteUpdate = NonNullable<GatsbyBrowser['onRouteUpdate']>;

/**
 * After a navigation inside the site: tells what lives outside the application, and moves focus to the page's main
 * part, past the header. What is announced is Gatsby's own live region's business; `main` has no name, so that
 * nothing is said twice. Nothing moves on the first page, nor where an anchor or another query was followed.
 */
export const onRouteUpdate: RouteUpdate = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  document.dispatchEvent(new CustomEvent(ROUTE_EVENT));
  if (location.pathname === prevLocation.pathname || location.hash) return;
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
};
