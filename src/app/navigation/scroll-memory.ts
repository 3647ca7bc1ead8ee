/**
 * What Gatsby keeps of where a page was scrolled to, for Back and Forward. It does so at each `scroll`, under the page
 * that is rendered by then: `gatsby-react-router-scroll/scroll-handler.js`.
 */
import { ROUTE_EVENT } from '../../shell/route-event';

/** Starts at once with where the page is by now: Gatsby has not heard what was scrolled before the application came. */
export function startScrollMemory(): void {
  window.dispatchEvent(new Event('scroll'));
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
  // On Back and Forward, Firefox and WebKit scroll to where the other page was while this one is still rendered.
  addEventListener(
    'scroll',
    (event) => {
      if (isLeaving && event.target === document) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
}
