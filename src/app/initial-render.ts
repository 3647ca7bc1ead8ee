import type { GatsbyBrowser } from 'gatsby';
import { APPLICATION_EVENT, setApplicationState } from '../hydration/application';
import { whenHydrated } from '../hydration/hydration';
import { startLiveShell } from './live-shell';

/** The application runs. Once all of the page is hydrated, it replays what the visitor did meanwhile. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = () => {
  // Gatsby records positions at each `scroll`, and missed those before the application.
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  startLiveShell();
  whenHydrated(() => {
    setApplicationState('ready');
    document.dispatchEvent(new Event(APPLICATION_EVENT));
  });
};
