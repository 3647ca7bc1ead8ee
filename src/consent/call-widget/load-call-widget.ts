/**
 * Adds the call widget's script to the page, and removes all of it again. A separate chunk, for sites that have one.
 */
import Cookies from 'js-cookie';
import type { CallState } from './call-widget';
import { storedKeyOf } from '../stored-keys';
import { CONSENT_EVENT, consentNow } from '../consent';

/** Elements that the application itself adds to an open page. */
const OURS = '[data-emotion], [data-react-helmet]';

function setState(state: CallState | null): void {
  const { dataset } = document.documentElement;
  if (state) dataset['call'] = state;
  else delete dataset['call'];
}

/** A stylesheet, script or hint that the application has fetched from the site itself. */
function isFromHere(node: Element): boolean {
  const address = node.getAttribute('src') ?? node.getAttribute('href');
  return address !== null && new URL(address, location.href).origin === location.origin;
}

/** Deletes the cookies and keys that the site itself never sets. */
function forgetForeignKeys(): void {
  for (const name of Object.keys(Cookies.get())) {
    if (!storedKeyOf('cookie', name)) Cookies.remove(name, { path: '/' });
  }
  for (const [where, storage] of [
    ['local storage', localStorage],
    ['session storage', sessionStorage],
  ] as const) {
    for (const name of Object.keys(storage)) {
      if (!storedKeyOf(where, name)) storage.removeItem(name);
    }
  }
}

/**
 * Records elements that enter the page from outside the application.
 * @returns all of them, and an end of the watch
 */
function watchPage(): () => readonly Element[] {
  const added = new Set<Element>();
  const note = (records: readonly MutationRecord[]) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && !node.matches(OURS) && !isFromHere(node)) added.add(node);
    }
  };
  const observer = new MutationObserver(note);
  for (const parent of [document.head, document.body, document.documentElement]) {
    observer.observe(parent, { childList: true });
  }
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return [...added];
  };
}

let remove: (() => void) | undefined;

/**
 * Puts the script into the page, once, and takes it and everything it has added out when the visitor withdraws.
 * @param url the script's address
 */
export function loadCallWidget(url: string): void {
  if (remove && document.documentElement.dataset['call'] !== 'failed') return;
  remove?.();
  const endWatch = watchPage();
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.onload = () => setState('ready');
  script.onerror = () => setState('failed');
  setState('loading');
  document.body.append(script);

  function onConsent(): void {
    if (consentNow() === 'accept') return;
    remove?.();
    try {
      forgetForeignKeys();
    } catch {
      // Turned off: nothing was kept there.
    }
    // A script that has run cannot be undone: its timers and listeners end with the page. Drafts outlive a reload.
    location.reload();
  }
  document.addEventListener(CONSENT_EVENT, onConsent);
  remove = () => {
    for (const node of [script, ...endWatch()]) node.remove();
    setState(null);
    document.removeEventListener(CONSENT_EVENT, onConsent);
    remove = undefined;
  };
}
