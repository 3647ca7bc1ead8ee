/**
 * Adds the call widget's script to the page, and rids the page of it again. A separate chunk, for sites that have one.
 */
import Cookies from 'js-cookie';
import type { CallState } from './call-widget';
import { storedKeyOf } from '../stored-keys';
import { CONSENT_EVENT, consentNow } from '../consent';

function setState(state: CallState): void {
  document.documentElement.dataset['call'] = state;
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

/** Without an ACCEPT the page is loaded anew: a script that has run cannot be undone otherwise. Drafts outlive it. */
function endWithConsent(): void {
  if (consentNow() === 'accept') return;
  document.removeEventListener(CONSENT_EVENT, endWithConsent);
  try {
    forgetForeignKeys();
  } catch {
    // Turned off: nothing was kept there.
  }
  location.reload();
}

/**
 * Puts the script into the page, once, until the visitor withdraws.
 * @param url the script's address
 */
export function loadCallWidget(url: string): void {
  const state = document.documentElement.dataset['call'] as CallState | undefined;
  if (state === 'loading' || state === 'ready') return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.onload = () => setState('ready');
  script.onerror = () => {
    script.remove();
    setState('failed');
  };
  setState('loading');
  document.body.append(script);
  document.addEventListener(CONSENT_EVENT, endWithConsent);
}
