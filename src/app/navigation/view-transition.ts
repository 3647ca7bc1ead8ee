import type { GatsbyBrowser } from 'gatsby';
import { ROUTE_EVENT } from '../../site/markup';
import { loadWholePage } from './whole-page';

type ClientRender = NonNullable<GatsbyBrowser['onInitialClientRender']>;
type Navigate = (to: string | number, options?: unknown) => void;

declare global {
  interface Window {
    /** Gatsby's own, behind every link and `navigate()`: cache-dir/navigation.js */
    ___navigate: Navigate;
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/** A page that has not loaded by then is shown without a transition: the screen freezes meanwhile. */
const LONGEST_MS = 300;

/** Whether the browser has transitions and the visitor wants them. */
function isWelcome(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Until the application has put the next page in place. */
function rendered(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    document.addEventListener(ROUTE_EVENT, () => resolve(), { once: true });
  });
}

/**
 * Fades from one page to the next inside the application, as the stylesheet's `@view-transition` does between loaded
 * pages. The next page's code and data come first, so that the page on show can be used while they are on their way;
 * of several links followed meanwhile the last one counts. Back and Forward change at once, as browsers have it.
 */
export const onInitialClientRender: ClientRender = () => {
  const navigate = window.___navigate;
  let latest = 0;
  window.___navigate = (to, options) => {
    latest += 1;
    const own = latest;
    const target = typeof to === 'string' ? new URL(to, location.href) : null;
    if (!target || target.pathname === location.pathname) {
      navigate(to, options);
      return;
    }
    const change = () => {
      if (own !== latest) return;
      if (!isWelcome()) {
        navigate(to, options);
        return;
      }
      const transition = document.startViewTransition(() => {
        const done = rendered();
        navigate(to, options);
        return done;
      });
      // Another transition may take this one's place: nothing is lost by that.
      transition.ready.catch(() => undefined);
      transition.finished.catch(() => undefined);
    };
    // Parts of it that cannot be loaded, after a release or offline, the browser may have elsewhere.
    loadWholePage(target.pathname + target.search).then(change, () => location.assign(target));
  };
};
