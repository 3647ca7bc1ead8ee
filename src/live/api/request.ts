/** One request to the admin API from a visitor's browser: where to, how long, and what went wrong. */
import { adminApiUrlFor } from '../../site/environments';
import { failureWords, parsedJson, retryAfter } from './answers';
import { AdminApiError, type FailureDetails } from './errors';

export { AdminApiError, isAborted, type FailureKind } from './errors';

/** Milliseconds; section 9 of the specification. */
export const REQUEST_TIMEOUT_MS = 300_000;

export interface RequestOptions {
  /** Ends the request; it then rejects with kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until it is given up, body and all. */
  timeoutMs?: number;
}

/** The admin API's base URL for the page that is open, by the page's host; QA for an unknown one. */
export function adminApi(): string {
  return adminApiUrlFor(location.host);
}

/** Browsers say `false` only when they are certain to be offline. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** Runs a request with its time-out; what keeps it from an answer becomes an `AdminApiError`. */
async function withTimeLimit<T>(
  what: string,
  { signal, timeoutMs = REQUEST_TIMEOUT_MS }: RequestOptions,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // `AbortSignal.any` and `.timeout` are younger than the browsers that the site supports.
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    controller.abort();
  }, timeoutMs);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    if (signal?.aborted) abort();
    return await run(controller.signal);
  } catch (error) {
    if (error instanceof AdminApiError) throw error;
    if (signal?.aborted) throw new AdminApiError('aborted', `${what} was given up.`, {}, error);
    if (isTimedOut) {
      throw new AdminApiError('timeout', `${what} took over ${timeoutMs} ms.`, {}, error);
    }
    const kind = isOffline() ? 'offline' : 'network';
    throw new AdminApiError(kind, `${what} got no whole answer.`, {}, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function refusal(what: string, response: Response): Promise<AdminApiError> {
  const { status } = response;
  // A refusal whose words break off is still a refusal.
  const text = await response.text().catch(() => '');
  const seconds = retryAfter(response.headers.get('retry-after'), Date.now());
  const details: FailureDetails = {
    ...failureWords(parsedJson(text)),
    status,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  };
  return new AdminApiError('status', `${what} was answered with status ${status}.`, details);
}

/**
 * Reads JSON.
 * @param url absolute, as `callUrl` makes it
 * @returns the unchecked answer
 * @throws {AdminApiError} for every failure
 */
export function getJson(
  url: string,
  { headers, ...options }: RequestOptions & { headers?: Readonly<Record<string, string>> } = {},
): Promise<unknown> {
  const what = `GET ${url}`;
  return withTimeLimit(what, options, async (signal) => {
    const response = await fetch(url, {
      signal,
      credentials: 'omit',
      headers: { ...headers, accept: 'application/json' },
    });
    if (!response.ok) throw await refusal(what, response);
    const body = parsedJson(await response.text());
    if (body === undefined) throw new AdminApiError('shape', `${what} was answered with no JSON.`);
    return body;
  });
}

/**
 * Sends JSON. Resolves on the server's 2xx; the rest of its answer does not matter.
 * @param url absolute, as `callUrl` makes it
 * @param headers besides the content type
 * @throws {AdminApiError} always one; after all but `status` it is not known whether the server took it
 */
export function postJson(
  url: string,
  body: unknown,
  { headers, ...options }: RequestOptions & { headers?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const what = `POST ${url}`;
  return withTimeLimit(what, options, async (signal) => {
    const response = await fetch(url, {
      method: 'POST',
      signal,
      credentials: 'omit',
      // A redirected POST may arrive as a GET, whose success would say nothing.
      redirect: 'error',
      headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw await refusal(what, response);
    await response.body?.cancel().catch(() => undefined);
  });
}
