/**
 * Who may call: cookies and sessions, protection against calls that other sites make, and roles. The person is read
 * anew for each call, so that another role, a disabled person and a new password are effective at once.
 */
import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import session from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallOptions } from '../../call-options';
import type { Database } from '../../database/connect';
import { readPerson, type PersonRow } from '../../database/people';
import { deskSecret } from '../../database/schema';
import { readSecret } from '../../database/secret';
import type { Change } from '../storage/types';
import { DeskError } from './errors';
import { sessionStore } from './session-store';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null where nobody is signed in. */
    person: PersonRow | null;
  }
  interface FastifyContextConfig {
    /** `anybody` calls it without being signed in; `new` also with a first password; `editor` with that role alone. */
    desk?: 'anybody' | 'new' | 'editor';
  }
}

/** No other host of the domain can set a cookie of this name in a browser: `__Host-` needs HTTPS and the path `/`. */
export const cookieNameOf = (name: string, { development }: Pick<CallOptions, 'development'>) =>
  development ? name : `__Host-${name}`;

export const cookieOptionsOf = ({ development }: Pick<CallOptions, 'development'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: !development }) as const;

const changes = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Whether a page of another origin made the call. Browsers say so, and scripts cannot; whoever calls without a browser
 * has no cookies of somebody else.
 */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}

/** Who is signed in, as the database has it at this moment. */
async function personOf(request: FastifyRequest, database: Database): Promise<PersonRow | null> {
  const { person: id, passwordAt } = request.session;
  const person = id === undefined ? undefined : await readPerson(database, id);
  const isValid = person && !person.disabled_at && person.password_at.toISOString() === passwordAt;
  return isValid ? person : null;
}

/** @throws {DeskError} where the call is not for who makes it */
function judge({ person, routeOptions }: FastifyRequest): void {
  const need = routeOptions.config.desk;
  if (need === 'anybody') return;
  if (!person) throw new DeskError('not-signed-in');
  if (person.must_change && need !== 'new') throw new DeskError('must-change-password');
  if (need === 'editor' && person.role !== 'editor') throw new DeskError('forbidden');
}

/** Who calls. To be asked where somebody is signed in for sure: behind the guard. */
export function signedIn({ person }: FastifyRequest): PersonRow {
  if (!person) throw new DeskError('not-signed-in');
  return person;
}

/** A change by whoever calls, now. */
export function changeBy(
  request: FastifyRequest,
  { database, now }: Pick<CallOptions, 'database' | 'now'>,
): Change {
  const { id, name, role } = signedIn(request);
  return { database, now: now(), actor: { id, name, role } };
}

/** Guards every route that is added to a server after this. */
export async function guard(server: FastifyInstance, options: CallOptions): Promise<void> {
  const { database, now } = options;
  const secret = await readSecret(database, deskSecret);
  server.decorateRequest('person', null);
  server.addHook('onRequest', async (request) => {
    if (isForeign(request)) throw new DeskError('csrf');
  });
  await server.register(cookie, { secret });
  await server.register(session, {
    secret,
    store: sessionStore(database, now),
    cookieName: cookieNameOf('desk', options),
    cookie: cookieOptionsOf(options),
    saveUninitialized: false,
    rolling: false,
  });
  await server.register(csrf, {
    sessionPlugin: '@fastify/session',
    getToken: ({ headers }) => String(headers['x-csrf-token'] ?? ''),
  });
  server.addHook('onRequest', async (request) => {
    request.person = await personOf(request, database);
    judge(request);
  });
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!changes(request) || routeIsOpen(request)) done();
    else server.csrfProtection(request, reply, done);
  });
}

const routeIsOpen = ({ routeOptions }: FastifyRequest) => routeOptions.config.desk === 'anybody';
