/**
 * Keeps a visitor's early actions: forms sent and the search opened before the application comes wait for it, and fall
 * back to plain HTML without it; a link to be copied waits for it too. All else works without it.
 */
import { APPLICATION_EVENT } from '../../hydration/application';
import { inUse } from '../../lib/in-use';
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { askForSearch } from '../../site-search/search-event';
import { opensSearch } from '../../site-search/search-shortcut';
import { ROUTE_EVENT, rootState, type Marked } from '../../site/markup';

/** Milliseconds. An application that has not come by then does not come soon. */
export const PATIENCE_MS = 8000;

const SEARCH_LINK = '[data-search-link]' satisfies Marked;
const SEARCH_PATH = '/search';
const COPY = '[data-copy-link]' satisfies Marked;
const OFFLINE = 'You are offline. Nothing was sent.';

/** Does what was asked for: with the application, or by plain HTML. */
type Wish = (isReady?: boolean) => unknown;

/** Starts listening. Once a page. */
export function startReplay(): void {
  /** By what was used: a form that is sent twice is one wish. */
  const waiting = new Map<EventTarget | string, Wish>();
  let isPosted = false;

  const settle: Wish = (isReady) => {
    for (const wish of waiting.values()) wish(isReady);
    waiting.clear();
  };
  function wait(used: EventTarget | string, wish: Wish): void {
    waiting.set(used, wish);
    setTimeout(settle, PATIENCE_MS);
  }

  function openSearch(event: Event): void {
    event.preventDefault();
    wait(SEARCH_PATH, (isReady) => {
      if (!isPosted && !(isReady && askForSearch())) location.assign(SEARCH_PATH);
    });
  }
  // The application reports faults there, in the words of the specification; the browser would do so first.
  document.querySelector('[data-newsletter]' satisfies Marked)?.toggleAttribute('novalidate');
  const isThere = () => rootState().application === 'ready';

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      // Each of these forms has a button.
      const submitter = event.submitter as HTMLButtonElement;
      if ((isThere() && !isPosted) || form.method !== 'post') return;
      event.preventDefault();
      // An application that has come meanwhile would send it again.
      event.stopPropagation();
      wait(form, (isReady) => {
        const now = inUse(form);
        const button = inUse(submitter);
        // A browser posts no form that has left the page, as with a part of it that has failed.
        if (!now.isConnected) document.body.append(now);
        else if (isReady) {
          now.requestSubmit(button);
          return;
        }
        if (!navigator.onLine) {
          button.setCustomValidity(OFFLINE);
          button.onclick = () => button.setCustomValidity('');
        }
        // Once: the answer may be a while on its way. Its own checks were left to the application.
        if (isPosted || !now.reportValidity()) return;
        isPosted = true;
        now.submit();
      });
    },
    true,
  );
  document.addEventListener('click', (event) => {
    if (isThere() || opensElsewhere(event)) return;
    const target = event.target as Element;
    if (target.closest(SEARCH_LINK)) openSearch(event);
    const copy = target.closest<HTMLElement>(COPY);
    // Browsers let a press count for a few seconds; the application says so where it was too long ago.
    if (copy) waiting.set(copy, (isReady) => isReady && inUse(copy).click());
  });
  document.addEventListener('keydown', (event) => {
    if (!isThere() && opensSearch(event)) openSearch(event);
  });
  // The page is left; Back may find it as it was.
  document.addEventListener(ROUTE_EVENT, () => (isPosted = false));
  document.addEventListener(APPLICATION_EVENT, () => settle(true));
}
