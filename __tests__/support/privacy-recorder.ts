/** Records a browser's requests and storage, and lists the forbidden parts. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { reads, type ReadCall } from '@corporate-website/contract/read-calls';
import { storedKeyOf, storedKeys, type StoredKeyRole } from '../../src/consent/stored-keys';
import { builtSite } from './built-site';

interface Sent {
  method: string;
  url: string;
  /** The `Cookie` header; empty for none. */
  cookie: string;
  body: string;
}

/** Requests of the admin API that the site's own code may make: calls of the contract, with their own parameters. */
const calls = Object.values<ReadCall>(reads)
  .filter(({ developmentOnly }) => !developmentOnly)
  .map(({ path, query }) => ({
    path: new RegExp(`^/${path.replace('{slug}', '[^/]+')}$`),
    query: new Set<string>(query),
  }));

/** @param asked path and query below the API's base URL */
function isRead(asked: string): boolean {
  const { pathname, searchParams } = new URL(asked, 'http://api.invalid');
  const call = calls.find(({ path }) => path.test(pathname));
  return call !== undefined && [...searchParams.keys()].every((name) => call.query.has(name));
}

/** Gatsby fetches the data of a link's page ahead with the query that the link itself has: `/contact?service=cloud`. */
const QUERY_OF_A_LINK = /^(?:\?(?:service|type)=[a-z-]+)?$/;

type Headers = Record<string, string>;

export interface Recorder {
  sent: Sent[];
  /** Waits until pending events are recorded. */
  settle: () => Promise<void>;
}

/** Milliseconds in which request headers have come, once a page is quiet. */
const SETTLED_MS = 2000;

/** Notes every request of every page of a context. */
export function record(context: BrowserContext): Recorder {
  const sent: Sent[] = [];
  const pending = new Set<Promise<void>>();
  const given = new Map<Request, (headers: Headers) => void>();
  context.on('request', (request) => {
    const givenUp = new Promise<Headers>((resolve) => given.set(request, resolve));
    const noted = Promise.race([request.allHeaders(), givenUp])
      .catch(() => request.headers())
      .then(({ cookie = '' }) => {
        sent.push({
          method: request.method(),
          url: request.url(),
          cookie,
          body: request.postData() ?? '',
        });
      })
      .finally(() => pending.delete(noted));
    pending.add(noted);
  });
  return {
    sent,
    settle: async () => {
      // Of some requests the browser never tells, such as those that a navigation cancels before they leave.
      const giveUp = setTimeout(() => {
        for (const [request, give] of given) give(request.headers());
      }, SETTLED_MS);
      await Promise.all(pending);
      clearTimeout(giveUp);
    },
  };
}

/** Requests that no page of this site has any business with, and cookies that travel where they may not. */
export function forbidden(sent: readonly Sent[], cookies: readonly string[]): string[] {
  const { url: site, adminApiUrl } = builtSite();
  return sent.flatMap(({ method, url, cookie, body }) => {
    const names = cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=')[0] ?? '');
    const stray = names.filter((name) => !cookies.includes(name));
    const problems = stray.map((name) => `cookie ${name} with ${url}`);
    const isSite =
      url.startsWith(`${site}/`) && method === 'GET' && QUERY_OF_A_LINK.test(new URL(url).search);
    const isOfApi =
      url.startsWith(`${adminApiUrl}/`) &&
      method === 'GET' &&
      isRead(url.slice(adminApiUrl.length));
    if (isOfApi && cookie) problems.push(`cookies with ${url}`);
    if (!isSite && !isOfApi && !url.startsWith('data:')) problems.push(`${method} ${url} ${body}`);
    return problems;
  });
}

/** Roles of all that is kept; a name that the registry does not know stands for itself. */
export async function kept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const storage = await page.evaluate(() => ({
    'local storage': Object.keys(localStorage),
    'session storage': Object.keys(sessionStorage),
  }));
  const names = [
    ...cookies.map(({ name }) => ['cookie', name] as const),
    ...storage['local storage'].map((name) => ['local storage', name] as const),
    ...storage['session storage'].map((name) => ['session storage', name] as const),
  ];
  const roles = names.map(([where, name]) => {
    const entry = storedKeyOf(where, name);
    const role = Object.entries(storedKeys).find(([, key]) => key === entry)?.[0];
    return role ?? `unknown ${where} ${name}`;
  });
  return [...new Set(roles)].sort();
}

/** Kept by Gatsby for the Back button; there or not. */
const EITHER_WAY: readonly StoredKeyRole[] = ['scrollPosition', 'staleBuild'];

/** Stored keys other than Gatsby's own technical ones. */
export async function keptOfTheVisit(page: Page): Promise<string[]> {
  return (await kept(page)).filter((role) => !(EITHER_WAY as readonly string[]).includes(role));
}
