import { visitKeys } from './visit-keys';
import { CONSENT_VERSION } from './consent';

const key = JSON.stringify(visitKeys.consentRecord.key);

/**
 * Runs in the head before anything is painted: shows the banner if nobody has answered yet, by the rule of
 * `recordedChoice`. Constant, so that a Content-Security-Policy can name its hash. Cookies and storage that are turned off
 * throw.
 */
export const CONSENT_SCRIPT = `{let c,v;try{c=document.cookie}catch{}try{v=JSON.parse(localStorage.getItem(${key})).version}catch{}if(v<${CONSENT_VERSION}||!/(^|; )${visitKeys.consent.key}=(accept|decline)(;|$)/.test(c))document.documentElement.dataset.consent="ask"}`;
