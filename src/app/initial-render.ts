import type { GatsbyBrowser } from 'gatsby';
import { APPLICATION_EVENT, setApplicationState } from '../hydration/application';
import { whenHydrated } from '../hydration/hydration';
import { startLiveShell } from './live-shell';
import { startPrefetch } from './navigation/prefetch';
import { recordScroll } from './navigation/scroll-memory';
import { loadBeforeNavigating } from './navigation/whole-page';

/**
 * The application has hydrated the page. It now replays what the visitor did meanwhile: `src/shell/early/replay.ts`.
 */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = () => {
  recordScroll();
  loadBeforeNavigating();
  startLiveShell();
  startPrefetch();
  whenHydrated(() => {
    setApplicationState('ready');
    document.dispatchEvent(new Event(APPLICATION_EVENT));
  });
};
