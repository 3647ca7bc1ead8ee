/** Between the built HTML, which holds the application's scripts asleep, the early script, and the application. */

/** Id of the `template` at the end of the body: its content neither runs nor is fetched. */
export const APPLICATION_ID = 'application';

/** On the page's root, once the application was asked for. */
export const APPLICATION_ATTRIBUTE = 'data-application';

/** Sent on `document` when the application has taken over the page. */
export const APPLICATION_EVENT = 'site:application';

export type ApplicationState =
  /** The page cannot do without it: it was asked for as the page came. */
  | 'at-once'
  /** The visitor has done something first, and may have scrolled. */
  | 'asked'
  | 'ready';

export function applicationState(): ApplicationState | null {
  return document.documentElement.getAttribute(APPLICATION_ATTRIBUTE) as ApplicationState | null;
}

export function setApplicationState(state: ApplicationState): void {
  document.documentElement.setAttribute(APPLICATION_ATTRIBUTE, state);
}
