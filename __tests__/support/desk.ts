/** People who use the desk of a running admin API, over HTTP. */
import { beforeAll, expect } from '@jest/globals';
import { askHolder } from '../../admin-api/admin-socket';
import type { ErrorAnswer, Item, SessionAnswer } from '../../admin-api/desk/protocol';
import { runScript, type Environment } from './admin-api';
import { pglite, serverFor, type TestDatabase } from './databases';

interface Login {
  name: string;
  password: string;
}

/** Where `npm run people` works, and the desk answers. */
export interface DeskServer {
  env: Environment;
  api: { origin: string };
}

/** A server with a desk, whose limits of tries no other test reaches. */
export const deskFor = (
  added: Environment | (() => Promise<Environment>) = {},
  database: TestDatabase = pglite,
) =>
  serverFor(database, async () => ({
    ...{ ADMIN_DESK: 'on', ADMIN_API_WRITES_A_MINUTE: '100000' },
    ...(typeof added === 'function' ? await added() : added),
  }));

/** Runs an operation of `npm run people`. */
export async function people(
  { env }: DeskServer,
  name: 'addPerson' | 'changePerson' | 'renewPassword' | 'listPeople',
  args: object,
): Promise<unknown> {
  return (await askHolder(env['ADMIN_API_DATA_DIR'] ?? '', name, args))?.result;
}

/** Runs `npm run people` itself. */
export const runPeople = ({ env }: Pick<DeskServer, 'env'>, ...args: string[]) =>
  runScript('admin-api/people.ts', env, args);

/** A browser: it keeps cookies, and says that its calls come from the desk's own pages. */
export class Browser {
  readonly cookies = new Map<string, string>();
  csrf = '';
  /** Headers of every call; a test may change them. */
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };

  constructor(
    readonly server: DeskServer,
    readonly base = '/desk/api',
  ) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.server.api.origin + this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers,
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.csrf && method !== 'GET' && { 'x-csrf-token': this.csrf }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  get = (path: string) => this.call('GET', path);
  post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    this.call('POST', path, body, headers);
  put = (path: string, body: unknown, headers?: Record<string, string>) =>
    this.call('PUT', path, body, headers);
  delete = (path: string, headers?: Record<string, string>) =>
    this.call('DELETE', path, undefined, headers);

  async signIn(name: string, password: string): Promise<Response> {
    const answer = await this.post('/session', { name, password });
    if (answer.ok) this.csrf = ((await answer.clone().json()) as SessionAnswer).csrf;
    return answer;
  }
}

/** Status and code of an answer that is no success. */
export async function refusal(answer: Response | Promise<Response>): Promise<[number, string]> {
  const given = await answer;
  const { error } = (await given.json()) as Partial<ErrorAnswer>;
  return [given.status, error?.code ?? ''];
}

/** The item of an answer. */
export async function itemOf(answer: Response | Promise<Response>): Promise<Item> {
  const given = await answer;
  expect(given.status).toBeLessThan(300);
  return ((await given.json()) as { data: Item }).data;
}

/** The header that names the version that a change is based on. */
export const ifMatch = ({ version }: Pick<Item, 'version'>) => ({ 'if-match': `"${version}"` });

export const OWN_PASSWORD = 'warp, weft and a shuttle';

/** A browser in which somebody has signed in with a first password and chosen another. */
async function signedIn(browser: Browser, { name, password }: Login): Promise<Browser> {
  expect((await browser.signIn(name, password)).status).toBe(200);
  const changed = await browser.post('/password', { current: password, next: OWN_PASSWORD });
  expect(changed.status).toBe(200);
  browser.csrf = ((await changed.json()) as SessionAnswer).csrf;
  return browser;
}

/** Adds a person with a role, who signs in and chooses a password of their own. */
export async function newPerson(
  server: DeskServer,
  name: string,
  role: 'writer' | 'editor',
  browser = new Browser(server),
): Promise<Browser> {
  const { password } = (await people(server, 'addPerson', { name, role })) as Login;
  return signedIn(browser, { name, password });
}

/** Adds a person by `npm run people`, which works on every database, and signs in with a password of their own. */
export async function personByCommand(
  server: DeskServer,
  name: string,
  role: 'writer' | 'editor',
): Promise<Browser> {
  const { stdout } = runPeople(server, 'add', name, '--role', role);
  const [, password = ''] = /password (\S+)/.exec(stdout) ?? [];
  return signedIn(new Browser(server), { name, password });
}

/** A server with a desk, and an editor and a writer who have signed in once the tests begin. */
export function deskWithPeople(added: Environment = {}) {
  const server = deskFor(added);
  const editor = new Browser(server);
  const writer = new Browser(server);
  beforeAll(async () => {
    await newPerson(server, 'Edith', 'editor', editor);
    await newPerson(server, 'Will', 'writer', writer);
  });
  return { server, editor, writer };
}
