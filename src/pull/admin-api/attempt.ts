/** One attempt at a request. Every way in which it can end is a value, which keeps the retry loop short. */
import { fetch, type Dispatcher, type Response } from 'undici';
import { AdminApiError, checkForStatus, type AdminApiFailure } from './errors';
import type { JsonAnswer, JsonRequest } from './http';

export interface AttemptOptions {
  /** Milliseconds since 1970. */
  deadline: number;
  idleMs: number;
  maxBytes: number;
  dispatcher: Dispatcher;
  signal: AbortSignal | undefined;
}

export type Attempt =
  | { ok: true; answer: JsonAnswer }
  | { ok: false; error: AdminApiError; retry: boolean; retryAfter?: string | null };

const MAX_REDIRECTS = 3;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)|^text\/json\s*(?:;|$)/i;
const RETRIED = new Set([408, 429]);

/** Why the client itself ended a request. */
class Stop extends Error {
  constructor(
    readonly kind: AdminApiFailure,
    readonly what: string,
  ) {
    super(what);
  }
}

const checks: Partial<Record<AdminApiFailure, string>> = {
  unreachable:
    'Check that the admin API runs and that ADMIN_API_URL names it (npm run admin-api starts the embedded one).',
  'no-answer':
    'Check whether the admin API hangs; ADMIN_API_TIMEOUT_MS says how long a request may take.',
  stalled:
    'The server stopped in the middle of its answer: check its log, and any proxy before it.',
  cut: 'The connection broke in the middle of the answer: check the server and any proxy before it.',
  'not-json':
    'Check that ADMIN_API_URL names the API itself, not a web page, a login form or a maintenance page.',
  'broken-json':
    "The answer is not whole or not JSON: check the server's log, and any proxy before it.",
  'too-large': 'Check the call: an answer of this size is not a list of at most 100 items.',
  redirects: 'Set ADMIN_API_URL to the address that the calls end up at.',
  aborted: 'The pull was stopped from outside.',
};

/** Sends one request and reads its answer. Never rejects. */
export async function attemptJson(request: JsonRequest, options: AttemptOptions): Promise<Attempt> {
  const controller = new AbortController();
  const stop = (kind: AdminApiFailure, what: string): void =>
    controller.abort(new Stop(kind, what));
  const onAbort = (): void => stop('aborted', 'stopped before it was answered.');
  options.signal?.addEventListener('abort', onAbort, { once: true });
  if (options.signal?.aborted) onAbort();
  const allowed = Math.max(1, options.deadline - Date.now());
  let phase: 'headers' | 'body' = 'headers';
  const whole = setTimeout(() => {
    if (phase === 'headers') stop('no-answer', `no answer within ${seconds(allowed)}.`);
    else stop('stalled', `the answer was not complete within ${seconds(allowed)}.`);
  }, allowed);
  try {
    const response = await follow(request, options, controller.signal);
    phase = 'body';
    if (response.status === 304 && request.etag !== undefined) {
      await response.body?.cancel();
      return { ok: true, answer: { modified: false } };
    }
    const failure = failureOf(request, response);
    if (failure) {
      await response.body?.cancel().catch(() => undefined);
      return failure;
    }
    const bytes = await readBody(response, options, stop);
    return parse(request, bytes, response.headers.get('etag'));
  } catch (thrown) {
    return failed(request, controller.signal.reason ?? thrown, phase);
  } finally {
    clearTimeout(whole);
    options.signal?.removeEventListener('abort', onAbort);
  }
}

/** Follows at most three redirects, and none from https to http. */
async function follow(
  request: JsonRequest,
  options: AttemptOptions,
  signal: AbortSignal,
): Promise<Response> {
  let url = new URL(request.url);
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      dispatcher: options.dispatcher,
      signal,
      headers: {
        accept: 'application/json',
        ...(request.etag === undefined ? {} : { 'if-none-match': request.etag }),
      },
    }).catch((cause: unknown) => {
      if (hops === 0) throw cause;
      const { origin } = url;
      throw new Stop(
        'unreachable',
        `redirected to ${origin}, which did not answer (${codeOf(cause)}).`,
      );
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || response.status === 304) return response;
    await response.body?.cancel();
    if (hops === MAX_REDIRECTS)
      throw new Stop('redirects', `more than ${MAX_REDIRECTS} redirects.`);
    const next = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
    const secure =
      next?.protocol === 'https:' || (next?.protocol === 'http:' && url.protocol === 'http:');
    if (!next || !secure) {
      throw new Stop(
        'redirects',
        `status ${response.status} with a redirect that leads nowhere safe.`,
      );
    }
    url = next;
  }
}

function failureOf(request: JsonRequest, response: Response): Attempt | null {
  const { status } = response;
  if (status !== 200) {
    const retry = RETRIED.has(status) || status >= 500;
    return {
      ok: false,
      retry,
      retryAfter: response.headers.get('retry-after'),
      error: new AdminApiError({
        ...request,
        kind: 'status',
        status,
        what: `status ${status}${response.statusText ? ` ${response.statusText}` : ''}.`,
        check: checkForStatus(status),
      }),
    };
  }
  const type = response.headers.get('content-type');
  if (type !== null && JSON_TYPE.test(type)) return null;
  const said = type === null ? 'no content type' : `"${type.split(';')[0]?.slice(0, 80)}"`;
  return failed(
    request,
    new Stop('not-json', `status 200 with ${said} where JSON was expected.`),
    'body',
  );
}

async function readBody(
  response: Response,
  options: AttemptOptions,
  stop: (kind: AdminApiFailure, what: string) => void,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!response.body) return Buffer.alloc(0);
  const idle = setTimeout(
    () =>
      stop(
        'stalled',
        `the answer stopped after ${size} bytes, with nothing more for ${seconds(options.idleMs)}.`,
      ),
    options.idleMs,
  );
  try {
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      idle.refresh();
      size += chunk.byteLength;
      if (size > options.maxBytes) {
        throw new Stop('too-large', `the answer is larger than ${options.maxBytes} bytes.`);
      }
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(idle);
  }
  return Buffer.concat(chunks);
}

function parse(request: JsonRequest, bytes: Buffer, etag: string | null): Attempt {
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return {
      ok: true,
      answer: { modified: true, body, bytes, ...(etag === null ? {} : { etag }) },
    };
  } catch {
    const what = `status 200, but its ${bytes.byteLength} bytes are not valid JSON.`;
    return failed(request, new Stop('broken-json', what), 'body');
  }
}

const RETRIED_KINDS = new Set<AdminApiFailure>(['unreachable', 'cut', 'stalled', 'broken-json']);

function failed(request: JsonRequest, reason: unknown, phase: 'headers' | 'body'): Attempt {
  const kind = reason instanceof Stop ? reason.kind : phase === 'headers' ? 'unreachable' : 'cut';
  const what =
    reason instanceof Stop
      ? reason.what
      : phase === 'headers'
        ? `no connection, or none that answered (${codeOf(reason)}).`
        : `the connection broke in the middle of the answer (${codeOf(reason)}).`;
  return {
    ok: false,
    retry: RETRIED_KINDS.has(kind),
    error: new AdminApiError({ ...request, kind, what, check: checks[kind] ?? '', cause: reason }),
  };
}

/** @example `ECONNREFUSED` */
function codeOf(reason: unknown): string {
  let error: unknown = reason;
  for (let depth = 0; depth < 4 && error instanceof Error; depth += 1) {
    if ('code' in error && typeof error.code === 'string') return error.code;
    if (error.cause === undefined) return error.message;
    error = error.cause;
  }
  return String(error);
}

function seconds(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 100) / 10} s`;
}
