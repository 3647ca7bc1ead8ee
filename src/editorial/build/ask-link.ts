/** One link: whether there is something at its address. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressGuard } from '../../pictures/build/addresses';

/** When a link was asked for last, and what came of it. */
export interface LinkCheck {
  /** ISO 8601 */
  at: string;
  /** `gone`: 404, 410 or no such host. `unclear`: any other failure, which may be the way there. */
  outcome: 'there' | 'gone' | 'unclear';
  /** `404`, `ENOTFOUND`, … */
  reason: string;
}

export type LinkChecks = Readonly<Record<string, LinkCheck>>;

export interface AskOptions {
  /** Milliseconds. */
  now: number;
  guard: AddressGuard;
  timeoutMs?: number;
}

const GONE = new Set([404, 410]);
/** Servers that do not know HEAD, or refuse it, may answer GET. */
const NO_HEAD = new Set([400, 403, 405, 501]);
const REDIRECT = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 5;

interface Answer {
  status: number;
  location: string | undefined;
}

function ask(
  url: URL,
  method: 'HEAD' | 'GET',
  { guard, timeoutMs = 10_000 }: AskOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = { 'user-agent': 'link-check (a site looks after its own links)' };
    const signal = AbortSignal.timeout(timeoutMs);
    send(url, { method, headers, lookup: guard.lookup, agent: false, signal }, (response) => {
      // Its status is all that is wanted.
      response.destroy();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    })
      .once('error', reject)
      .end();
  });
}

async function statusOf(address: string, options: AskOptions): Promise<number> {
  let url = new URL(address);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const refusal = options.guard.refusal(url);
    if (refusal) throw refusal;
    let answer = await ask(url, 'HEAD', options);
    if (NO_HEAD.has(answer.status)) answer = await ask(url, 'GET', options);
    const { status, location } = answer;
    if (!REDIRECT.has(status) || !location || !URL.canParse(location, url)) return status;
    url = new URL(location, url);
  }
  throw new Error('too many redirects');
}

/** Asks whether a link leads anywhere; what cannot be told is `unclear`. */
export async function askLink(address: string, options: AskOptions): Promise<LinkCheck> {
  const at = new Date(options.now).toISOString();
  try {
    const status = await statusOf(address, options);
    const outcome = GONE.has(status) ? 'gone' : status < 400 ? 'there' : 'unclear';
    return { at, outcome, reason: String(status) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { at, outcome: code === 'ENOTFOUND' ? 'gone' : 'unclear', reason: code ?? message };
  }
}
