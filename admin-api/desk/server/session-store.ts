/** The store of `@fastify/session`, in the database. */
import { createHash } from 'node:crypto';
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
    get: (id, done) => {
      readSession(database, keyOf(id), now()).then(
        (data) => done(null, (data as Session | undefined) ?? null),
        (error: unknown) => done(error),
      );
    },
    set: (id, session, done) => {
      // `regenerate` stores a session before anybody is in it.
      if (session.person === undefined) return done();
      const data = JSON.parse(JSON.stringify(session)) as Record<string, unknown>;
      writeSession(database, { key: keyOf(id), person: session.person, data }, now()).then(
        () => done(),
        (error: unknown) => done(error),
      );
    },
    destroy: (id, done) => {
      endSession(database, keyOf(id)).then(
        () => done(),
        (error: unknown) => done(error),
      );
    },
  };
}
