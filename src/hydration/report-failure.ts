/**
 * Reports a failed render to operations: a line in the console, and a report to the URL that browsers report violations
 * of the policy to, in the same form (https://www.w3.org/TR/reporting-1/#serialize-reports). It holds the page's path,
 * the error's own words and the build, and nothing of the visitor.
 */
import { pathNow } from '../lib/path-now';
import { APPLICATION_ID } from './application';

declare global {
  interface Window {
    /** Gatsby's own: the build that the page is of. */
    ___webpackCompilationHash?: string;
  }
}

const MAX_WORDS = 300;
/** A page that fails again and again is one failure. */
const MAX_REPORTS = 5;

const told = new Set<string>();

function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_WORDS);
}

/** Never throws: it is called where something else has failed already. */
export function reportFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where operations look for it in a browser
  console.error(error);
  const { reports } = document.getElementById(APPLICATION_ID)?.dataset ?? {};
  const url = location.origin + pathNow();
  const message = wordsOf(error);
  const key = `${url} ${message}`;
  if (!reports || told.has(key) || told.size >= MAX_REPORTS) return;
  told.add(key);
  fetch(reports, {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json' },
    body: JSON.stringify([
      {
        type: 'render-error',
        age: 0,
        url,
        body: { message, build: window.___webpackCompilationHash ?? '' },
      },
    ]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The visitor may leave a page that has failed at once.
    keepalive: true,
  }).catch(() => undefined);
}
