import type { GatsbyBrowser } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import { isRecorded } from '../consent/visit-memory';
import { IN_PLACE } from '../lib/in-place';
import { pathNow } from '../lib/path-now';

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

/** Gatsby records the position at each `scroll` of the document; a preview leaves no trace. */
function keepToItself(event: Event): void {
  if (event.target === document && !isRecorded(pathNow())) event.stopPropagation();
}

/**
 * Leaves scrolling on Back and Forward to Gatsby while the application runs: the browser would scroll the page on show
 * before the other one is rendered. The browser has it back when the document is left, for a reload or a return.
 */
export function ScrollResetProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const give = () => (history.scrollRestoration = 'auto');
    const take = () => (history.scrollRestoration = 'manual');
    take();
    addEventListener('pagehide', give);
    addEventListener('pageshow', take);
    addEventListener('scroll', keepToItself, { capture: true, passive: true });
    return () => {
      removeEventListener('pagehide', give);
      removeEventListener('pageshow', take);
      removeEventListener('scroll', keepToItself, { capture: true });
    };
  }, []);
  return children;
}
