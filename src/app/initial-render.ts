import type { GatsbyBrowser } from 'gatsby';
import { APPLICATION_EVENT, setApplicationState } from '../hydration/application';
import { whenHydrated } from '../hydration/hydration';
import { startLiveShell } from './live-shell';
import { startPrefetch } from './navigation/prefetch';
import { recordScroll } from './navigation/scroll-memory';
import { onInitialClientRender as startViewTransitions } from './navigation/view-transition';

/**
 * The application has hydrated the page. It now replays what the visitor did meanwhile: `src/shell/early/replay.ts`.
 */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = (
  ...args
) => {
  recordScroll();
  startViewTransitions(...args);
  startLiveShell();
  startPrefetch();
  whenHydrated(() => {
    setApplicationState('ready');
    document.dispatchEvent(new Event(APPLICATION_EVENT));
  });
};
