/** Signing in and out, and changing a password. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallOptions } from '../../call-options';
import { noteAudit } from '../../database/audit';
import { changePerson, findPerson, type PersonRow } from '../../database/people';
import { endSessionsOf, LONGEST_MS } from '../../database/sessions';
import type { SessionAnswer } from '../protocol';
import { auditLog } from './audit';
import { readBody } from './bodies';
import { DeskError } from './errors';
import { cookieNameOf, cookieOptionsOf, signedIn } from './guard';
import { hashPassword, isPassword, weaknessOf } from './passwords';
import { signInLimits } from './sign-in-limits';

/** Whoever finds a first password in an old log cannot use it. */
const FIRST_PASSWORD_MS = 7 * 24 * 60 * 60_000;

const word = z.string().check(z.maxLength(1000));
const credentials = z.object({ name: word, password: word });
const newPassword = z.object({ current: word, next: word });

/** Adds the routes to a server that is guarded. */
export function addSessionRoutes(server: FastifyInstance, options: CallOptions): void {
  const { database, now, development } = options;
  const limits = signInLimits(server, options);
  const audit = auditLog(database, now);

  function answerOf(reply: FastifyReply, person: PersonRow): SessionAnswer {
    const { id, name, role, must_change: mustChangePassword } = person;
    return {
      person: { id, name, role, mustChangePassword },
      csrf: reply.generateCsrf(),
    };
  }

  /** Begins a session with an id that nobody knew before. */
  async function begin(request: FastifyRequest, person: PersonRow): Promise<void> {
    await request.session.regenerate();
    request.session.person = person.id;
    request.session.passwordAt = person.password_at.toISOString();
    request.session.endsAt = new Date(now().getTime() + LONGEST_MS).toISOString();
  }

  const isUsable = (person: PersonRow) =>
    !person.disabled_at &&
    !(person.must_change && now().getTime() - person.password_at.getTime() > FIRST_PASSWORD_MS);

  const refused = new WeakMap<FastifyRequest, string>();
  const open = {
    config: { desk: 'anybody', rateLimit: limits.ofAddress },
    // After the answer, which takes no longer for a name that is known.
    onResponse: async (request: FastifyRequest) => {
      const person = refused.get(request);
      if (person) await noteAudit(database, { person, action: 'sign-in-refused' }, now());
    },
  } as const;
  server.post('/session', open, async (request, reply) => {
    // Without HTTPS the browser would not keep the cookie, and nobody could tell why.
    if (!development && request.protocol !== 'https') throw new DeskError('no-https');
    const { name, password } = readBody(credentials, request.body);
    const person = name.includes('\0') ? undefined : await findPerson(database, name);
    const isKnown = await limits.count(request, { name, person: person?.id });
    const isRight = await isPassword(password, person?.password_hash, isKnown);
    if (!person || !isRight || !isUsable(person)) {
      if (person) refused.set(request, person.id);
      throw new DeskError('wrong-login');
    }
    await begin(request, person);
    limits.remember(request, reply, person.id);
    await noteAudit(database, { person: person.id, action: 'signed-in' }, now());
    return answerOf(reply, person);
  });

  const forNew = { config: { desk: 'new' } } as const;
  server.get('/session', forNew, async (request, reply) => answerOf(reply, signedIn(request)));

  async function signOut(request: FastifyRequest, reply: FastifyReply) {
    await request.session.destroy();
    reply.clearCookie(cookieNameOf('desk', options), cookieOptionsOf(options));
    return reply.code(204).send();
  }

  server.delete('/session', forNew, async (request, reply) => {
    await audit(request, 'signed-out');
    return signOut(request, reply);
  });

  server.delete('/sessions', forNew, async (request, reply) => {
    await endSessionsOf(database, signedIn(request).id);
    await audit(request, 'signed-out-everywhere');
    return signOut(request, reply);
  });

  server.post('/password', forNew, async (request, reply) => {
    const person = signedIn(request);
    const { current, next } = readBody(newPassword, request.body);
    await limits.count(request, { name: person.name, person: person.id });
    if (!(await isPassword(current, person.password_hash))) throw new DeskError('wrong-password');
    const weakness =
      current === next ? 'This is the password that you have.' : weaknessOf(next, person.name);
    if (weakness) throw new DeskError('weak-password', { message: weakness });
    const change = {
      password_hash: await hashPassword(next),
      password_at: now(),
      must_change: false,
    };
    // Somebody has given a new first password meanwhile.
    if (!(await changePerson(database, person, change))) throw new DeskError('not-signed-in');
    await begin(request, { ...person, ...change });
    await audit(request, 'password-changed');
    return answerOf(reply, { ...person, ...change });
  });
}
