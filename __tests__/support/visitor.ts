/** A visitor's browser in jsdom, as new: no cookie, no storage, no signal, nothing in memory. */
import Cookies from 'js-cookie';

export function newVisitor(path = '/'): void {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  localStorage.clear();
  sessionStorage.clear();
  setSignals({});
  newDocument(path);
}

/** The next page that is loaded: memory is gone, cookies and storage are not. */
export function newDocument(path: string): void {
  delete window.siteVisit;
  delete window.siteMemory;
  history.replaceState(null, '', path);
}

/** Everything that is kept, as `cookie _guest_id` and the like, sorted. */
export function keptNames(): string[] {
  return [
    ...Object.keys(Cookies.get()).map((name) => `cookie ${name}`),
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
  ].sort();
}

/** Sets the browser's signals for its user. */
export function setSignals(signals: { globalPrivacyControl?: boolean; doNotTrack?: string }): void {
  for (const name of ['globalPrivacyControl', 'doNotTrack'] as const) {
    Object.defineProperty(navigator, name, { value: signals[name], configurable: true });
  }
}
