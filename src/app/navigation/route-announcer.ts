import type { GatsbyBrowser } from 'gatsby';
import { MAIN_ID, RENDER_EVENT, ROUTE_EVENT } from '../../site/markup';

type RouteUpdate = NonNullable<GatsbyBrowser['onRouteUpdate']>;

/** Gatsby's own, around the whole page. */
const WRAPPER_ID = 'gatsby-focus-wrapper';

/**
 * Passes focus on to the main part: after a navigation Gatsby's router focuses the wrapper around the page, in an
 * effect that runs later than `onRouteUpdate`. Any other focus before that is the visitor's own.
 */
function passFocusToMain(): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || target.id !== WRAPPER_ID) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
    { once: true },
  );
}

/**
 * Announces new elements and, after a navigation, a new page to code outside the application; then moves focus to the
 * page's main part, past the header. Gatsby's own live region does the announcing; `main` has no name, so that nothing
 * is said twice. Focus stays where it is on the first page, and where an anchor or another query was followed.
 */
export const onRouteUpdate: RouteUpdate = ({ location, prevLocation }) => {
  document.dispatchEvent(new Event(RENDER_EVENT));
  if (!prevLocation) return;
  document.dispatchEvent(new Event(ROUTE_EVENT));
  if (location.pathname !== prevLocation.pathname && !location.hash) passFocusToMain();
};
