/** Calls of the desk's server: the token against forged requests, faults as sentences, signing in again. */
import type { ErrorAnswer, SessionAnswer } from '../../protocol';

type Fault = Omit<ErrorAnswer['error'], 'code'> & {
  code: ErrorAnswer['error']['code'] | 'offline';
};

/** A call that was not answered as hoped; `message` is a sentence for an editor. */
export class DeskError extends Error {
  /** @param status of the answer; 0 without one */
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is if it is a form. */
  body?: unknown;
  /** The version that a change is meant for. */
  version?: number;
  signal?: AbortSignal;
  /** A call in the background fails, rather than ask to sign in. */
  isQuiet?: boolean;
}

const BASE = '/desk/api';
/** A server that says nothing for so long is out of reach; an upload takes as long as it takes. */
const PATIENCE_MS = 60_000;
const OFFLINE =
  'The desk cannot be reached. Everything you typed is kept in this browser; try again in a moment.';
const UNREADABLE = 'The server gave an answer that the desk cannot read. Try again in a moment.';

let token = '';
let askToSignIn: () => Promise<boolean> = () => Promise.resolve(false);
let asking: Promise<boolean> | null = null;

/** Sets what asks for the password when a session has ended; it gives whether somebody signed in. */
export function whenSessionEnds(ask: () => Promise<boolean>): void {
  askToSignIn = ask;
}

async function send(path: string, { method = 'GET', body, version, signal }: CallOptions) {
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['x-csrf-token'] = token;
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const payload = isForm ? body : JSON.stringify(body);
  const patience = isForm ? undefined : AbortSignal.timeout(PATIENCE_MS);
  const ends = signal ?? patience;
  try {
    return await fetch(`${BASE}${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: payload }),
      ...(ends ? { signal: ends } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new DeskError(0, { code: 'offline', message: OFFLINE });
  }
}

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const fault = (answer as ErrorAnswer | null)?.error;
  throw new DeskError(response.status, fault ?? { code: 'failed', message: UNREADABLE });
}

const once = async <T>(path: string, options: CallOptions): Promise<T> =>
  read<T>(await send(path, options));

/** Reads the session that the cookie stands for. @throws {DeskError} 401 without one */
export async function readSession(): Promise<SessionAnswer> {
  return opened(await once<SessionAnswer>('/session', {}));
}

/** Signs in. @throws {DeskError} for a wrong name or password, or too many tries */
export async function signIn(name: string, password: string): Promise<SessionAnswer> {
  return opened(
    await once<SessionAnswer>('/session', { method: 'POST', body: { name, password } }),
  );
}

/** Changes the own password, which renews the session. */
export async function changePassword(current: string, next: string): Promise<SessionAnswer> {
  return opened(
    await call<SessionAnswer>('/password', { method: 'POST', body: { current, next } }),
  );
}

function opened(answer: SessionAnswer): SessionAnswer {
  token = answer.csrf;
  return answer;
}

/** Whether a call may be made again after its fault. */
async function isMended({ fault: { code } }: DeskError): Promise<boolean> {
  if (code === 'csrf') return readSession().then(() => true);
  if (code !== 'not-signed-in') return false;
  // Calls that fail together ask once.
  asking ??= askToSignIn().finally(() => {
    asking = null;
  });
  return asking;
}

/**
 * Makes a call. Where the session has ended it asks to sign in, and goes on after that.
 * @param path below `/desk/api`
 * @throws {DeskError}
 */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  try {
    return await once<T>(path, options);
  } catch (error) {
    if (!(error instanceof DeskError) || options.isQuiet || !(await isMended(error))) throw error;
    return once<T>(path, options);
  }
}

/** The query of an address, without what is empty. */
export function query(values: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
