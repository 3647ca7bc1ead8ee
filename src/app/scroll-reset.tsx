import type { GatsbyBrowser } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import { isRecorded } from '../consent/visit-memory';
import { IN_PLACE } from '../lib/in-place';
import { pathNow } from '../lib/path-now';
import { ROUTE_EVENT } from '../site/markup';

type ShouldUpdateScroll = NonNullable<GatsbyBrowser['shouldUpdateScroll']>;

/** Whether the address is that of a list that was refined in place. */
const staysInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && IN_PLACE in state;

/**
 * Each navigation begins at the top of its page or at its anchor; Back and Forward restore the position: Gatsby's own
 * way. Two exceptions: on the first page the browser has set the position long before the application starts, and a list
 * refined in place keeps its own.
 */
export const shouldUpdateScroll: ShouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps !== undefined && !staysInPlace(location.state);

/**
 * Leaves scrolling on Back and Forward to Gatsby while the application runs: the browser would scroll the page on show
 * before the other one is rendered. The browser has it back when the document is left, for a reload or a return.
 */
export function ScrollResetProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const give = () => (history.scrollRestoration = 'auto');
    const take = () => (history.scrollRestoration = 'manual');
    // On Back the address is the next page's, while the one before is still rendered.
    let shown = pathNow();
    const show = () => (shown = pathNow());
    // Gatsby records the position at each `scroll` of the document; a preview leaves no trace.
    const keepToItself = (event: Event) => {
      if (event.target === document && !(isRecorded(shown) && isRecorded(pathNow())))
        event.stopPropagation();
    };
    take();
    document.addEventListener(ROUTE_EVENT, show);
    addEventListener('pagehide', give);
    addEventListener('pageshow', take);
    addEventListener('scroll', keepToItself, { capture: true, passive: true });
    return () => {
      document.removeEventListener(ROUTE_EVENT, show);
      removeEventListener('pagehide', give);
      removeEventListener('pageshow', take);
      removeEventListener('scroll', keepToItself, { capture: true });
    };
  }, []);
  return children;
}
