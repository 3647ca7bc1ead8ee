/** Links of texts to other sites: asked at an interval, one at a time a host, and remembered. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import pLimit from 'p-limit';
import type { AddressGuard } from '../../pictures/build/addresses';
import { groupInOrder } from '../../lib/group-in-order';

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

export interface ForeignLinkOptions {
  /** Days before a link is asked for again; 0 asks for none. */
  days: number;
  /** Milliseconds. */
  now: number;
  guard: AddressGuard;
  /** Links that are asked for in one run, those first that waited longest. */
  most?: number;
  timeoutMs?: number;
  /** Milliseconds between two requests to one host. */
  pauseMs?: number;
}

const DAY = 86_400_000;
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
  { guard, timeoutMs = 10_000 }: ForeignLinkOptions,
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

async function statusOf(address: string, options: ForeignLinkOptions): Promise<number> {
  let url = new URL(address);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const refusal = options.guard.refusal(url);
    if (refusal) throw new Error(refusal);
    let answer = await ask(url, 'HEAD', options);
    if (NO_HEAD.has(answer.status)) answer = await ask(url, 'GET', options);
    const { status, location } = answer;
    if (!REDIRECT.has(status) || !location || !URL.canParse(location, url)) return status;
    url = new URL(location, url);
  }
  throw new Error('too many redirects');
}

async function check(address: string, options: ForeignLinkOptions): Promise<LinkCheck> {
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

/**
 * Asks for the links whose last check is older than the interval.
 * @param links absolute http(s) addresses of other sites
 * @returns the checks of these links, old and new; of links that are in no text any more, none
 */
export async function checkForeignLinks(
  links: readonly string[],
  before: LinkChecks,
  options: ForeignLinkOptions,
): Promise<LinkChecks> {
  const { days, now, most = 100, pauseMs = 1000 } = options;
  const known = new Map(links.flatMap((link) => (before[link] ? [[link, before[link]]] : [])));
  const lastAt = (link: string) => Date.parse(known.get(link)?.at ?? '') || 0;
  const due = days === 0 ? [] : links.filter((link) => now - lastAt(link) >= days * DAY);
  const chosen = due.sort((a, b) => lastAt(a) - lastAt(b) || (a < b ? -1 : 1)).slice(0, most);
  const byHost = groupInOrder(chosen, (link) => new URL(link).host);
  const limited = pLimit(8);
  const checks = await Promise.all(
    byHost.map(([, ofHost]) =>
      limited(async () => {
        const ofThis: [string, LinkCheck][] = [];
        for (const [index, link] of ofHost.entries()) {
          if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
          ofThis.push([link, await check(link, options)]);
        }
        return ofThis;
      }),
    ),
  );
  // Where no host has a name any more, it is this machine that reaches none.
  const isCutOff = checks.flat().every(([, { reason }]) => reason === 'ENOTFOUND');
  if (!isCutOff) for (const [link, made] of checks.flat()) known.set(link, made);
  return Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
}
