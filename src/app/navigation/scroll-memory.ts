/**
 * Gatsby's record of scroll positions, for Back and Forward. Gatsby writes it at each `scroll`, under the page rendered
 * by then: `gatsby-react-router-scroll/scroll-handler.js`.
 */
import { ROUTE_EVENT } from '../../site/markup';
import { isRecorded, pathNow } from '../../consent/visit-memory';

/** Starts with the current position: Gatsby missed scrolling before the application came. */
export function startScrollMemory(): void {
  const leavesATrace = () => isRecorded(pathNow());
  if (leavesATrace()) window.dispatchEvent(new Event('scroll'));
  // As the router knows it: a list that is refined while one types changes the address alone.
  let shown = location.href;
  let isLeaving = false;
  // Before the router, which may hear of it later: `waitAtFirst`.
  addEventListener('popstate', () => (isLeaving = location.href !== shown), { capture: true });
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
