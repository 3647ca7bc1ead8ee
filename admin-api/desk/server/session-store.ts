/** The store of `@fastify/session`, in the database. */
import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { Database } from '../../database/connect';
import { endSession, readSession, writeSession } from '../../database/sessions';

declare module 'fastify' {
  interface Session {
    /** The id of the person who is signed in. */
    person?: string;
    /** When that person's password was set (ISO 8601): the session ends with it. */
    passwordAt?: string;
    /** When the session ends, whatever is done (ISO 8601). */
    endsAt?: string;
  }
}

const keyOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** @param now the clock, by which sessions end */
export function sessionStore(database: Database, now: () => Date): SessionStore {
  return {
    get: callbackify(async (id: string) => {
      const data = await readSession(database, keyOf(id), now());
      return (data as Session | undefined) ?? null;
    }),
    set: callbackify(async (id: string, session: Session) => {
      // `regenerate` stores a session before anybody is in it.
      if (session.person === undefined) return;
      const data = JSON.parse(JSON.stringify(session)) as Record<string, unknown>;
      await writeSession(database, { key: keyOf(id), person: session.person, data }, now());
    }),
    destroy: callbackify((id: string) => endSession(database, keyOf(id))),
  };
}
