/** Between the built HTML, which holds the application's scripts asleep, the early script, and the application. */
import { rootState, type ApplicationState } from '../site/markup';

/** Id of the `template` at the end of the body: its content neither runs nor is fetched. */
export const APPLICATION_ID = 'application';

/** Sent on `document` when the application has taken over the page. */
export const APPLICATION_EVENT = 'site:application';

/** How far the application has come; null until it is asked for. */
export const applicationState = (): ApplicationState | null => rootState().application ?? null;

export function setApplicationState(state: ApplicationState): void {
  rootState().application = state;
}
