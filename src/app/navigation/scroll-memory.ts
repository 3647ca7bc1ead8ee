/**
 * Gatsby's record of scroll positions, for Back and Forward. Gatsby writes it at each `scroll`, under the page rendered
 * by then: `gatsby-react-router-scroll/scroll-handler.js`.
 */
import { pathNow } from '../../lib/path-now';
import { ROUTE_EVENT } from '../../site/markup';
import { isRecorded } from '../../consent/visit-memory';

const leavesATrace = () => isRecorded(pathNow());

/** Has the current position recorded: Gatsby missed scrolling before the application came. */
export function recordScroll(): void {
  if (leavesATrace()) window.dispatchEvent(new Event('scroll'));
}

/** Keeps from the record what belongs to another page. Before the router, which may hear of a step later: `waitAtFirst`. */
export function followScroll(): void {
  // As the router knows it: a list that is refined while one types changes the address alone.
  let shown = location.href;
  let isLeaving = false;
  addEventListener('popstate', () => {
    isLeaving = location.href !== shown;
  });
  document.addEventListener(ROUTE_EVENT, () => {
    shown = location.href;
    isLeaving = false;
  });
  // On Back and Forward, Firefox and WebKit scroll to where the other page was while this one is still rendered. And of a
  // preview nothing is kept.
  addEventListener(
    'scroll',
    (event) => {
      if ((isLeaving || !leavesATrace()) && event.target === document) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
}
