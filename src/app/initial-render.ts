import type { GatsbyBrowser } from 'gatsby';
import { APPLICATION_EVENT, setApplicationState } from '../lib/application';
import { whenHydrated } from '../providers/hydration';
import { startPrefetch } from '../providers/prefetch';
import { startScrollMemory } from '../providers/scroll-memory';
import { onInitialClientRender as startViewTransitions } from '../providers/view-transition';

/** The application has taken over the page. What the visitor did meanwhile is done now: `src/early/replay.ts`. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = (
  ...args
) => {
  startViewTransitions(...args);
  startPrefetch();
  startScrollMemory();
  whenHydrated(() => {
    setApplicationState('ready');
    document.dispatchEvent(new Event(APPLICATION_EVENT));
  });
};
