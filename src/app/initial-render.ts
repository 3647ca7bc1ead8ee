import type { GatsbyBrowser } from 'gatsby';
import { APPLICATION_EVENT, setApplicationState } from '../hydration/application';
import { whenHydrated } from '../hydration/hydration';
import { startPrefetch } from './navigation/prefetch';
import { startScrollMemory } from './navigation/scroll-memory';
import { onInitialClientRender as startViewTransitions } from './navigation/view-transition';

/** The application has taken over the page. What the visitor did meanwhile is done now: `src/shell/early/replay.ts`. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = (
  ...args
) => {
  startViewTransitions(...args);
  startPrefetch();
  startScrollMemory();
  whenHydrated(() => {
    setApplicationState('ready');
    document.dispatchEvent(new CustomEvent(APPLICATION_EVENT));
  });
};
