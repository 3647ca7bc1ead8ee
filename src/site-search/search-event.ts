/** Sent on `document` to have the search opened; who opens it, prevents its default. */
const SEARCH_EVENT = 'site:search';

/** @returns false if nothing can open it */
export function askForSearch(): boolean {
  return !document.dispatchEvent(new Event(SEARCH_EVENT, { cancelable: true }));
}

/** @returns what ends the listening */
export function onSearchAskedFor(open: () => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    open();
  };
  document.addEventListener(SEARCH_EVENT, listen);
  return () => document.removeEventListener(SEARCH_EVENT, listen);
}
