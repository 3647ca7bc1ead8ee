/**
 * Keeps a visitor's early actions: forms sent and the search opened before the application comes wait for it, and fall
 * back to plain HTML without it. All else works without it.
 */
import { APPLICATION_EVENT } from '../../hydration/application';
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { askForSearch } from '../../site-search/search-event';
import { opensSearch } from '../../site-search/search-shortcut';
import { rootState, type Marked } from '../../site/markup';

/** Milliseconds. An application that has not come by then does not come soon. */
export const PATIENCE_MS = 8000;

const POSTING_FORM = 'form[method="post"]';
const SEARCH_LINK = '[data-search-link]' satisfies Marked;
const SEARCH_PATH = '/search';

/** Starts listening. Once a page. */
export function startReplay(): void {
  let waiting: { go: () => void; timer: ReturnType<typeof setTimeout> } | null = null;

  /** The last wish counts: a form that is sent and a search that is opened do not go together. */
  function wait(go: () => void, goWithout: () => void): void {
    if (waiting) clearTimeout(waiting.timer);
    const timer = setTimeout(() => {
      waiting = null;
      goWithout();
    }, PATIENCE_MS);
    waiting = { go, timer };
  }

  const openSearch = () => {
    const leave = () => location.assign(SEARCH_PATH);
    wait(() => {
      if (!askForSearch()) leave();
    }, leave);
  };
  // The application reports faults there, in the words of the specification; the browser would do so first.
  document.querySelector('[data-newsletter]' satisfies Marked)?.toggleAttribute('novalidate');
  const isThere = () => rootState().application === 'ready';

  document.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (isThere() || !(target instanceof HTMLFormElement) || !target.matches(POSTING_FORM))
        return;
      event.preventDefault();
      wait(
        () => target.requestSubmit(submitter),
        // Its own checks were left to the application.
        () => target.reportValidity() && target.submit(),
      );
    },
    true,
  );
  document.addEventListener('click', (event) => {
    if (isThere() || opensElsewhere(event) || !(event.target instanceof Element)) return;
    if (!event.target.closest(SEARCH_LINK)) return;
    event.preventDefault();
    openSearch();
  });
  document.addEventListener('keydown', (event) => {
    if (isThere() || !opensSearch(event)) return;
    event.preventDefault();
    openSearch();
  });
  document.addEventListener(APPLICATION_EVENT, () => {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.go();
    waiting = null;
  });
}
