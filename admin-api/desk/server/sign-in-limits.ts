/**
 * Limits of tries to sign in, so that nobody guesses passwords, and nobody locks others out by guessing: a browser in
 * which a person has signed in before has a count of its own, marked by a signed cookie, which strangers cannot use up.
 */
import { randomUUID } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallOptions } from '../../call-options';
import { foldedName } from '../../database/people';
import { DeskError } from './errors';
import { cookieNameOf, cookieOptionsOf } from './guard';

const WINDOW_MS = 15 * 60_000;
/** Of the tries of an address, so many may be for one name, whatever their addresses. */
const SHARE_OF_A_NAME = 1 / 3;
const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** Whose try it is; the id is missing for an unknown name. */
export interface Try {
  name: string;
  person?: string | undefined;
}

/** The limits of a server, whose routes and cookies are there already. */
export function signInLimits(server: FastifyInstance, options: CallOptions) {
  const device = cookieNameOf('desk-device', options);
  const tries = new WeakMap<FastifyRequest, string>();
  const count = server.createRateLimit({
    max: Math.max(3, Math.round(options.most * SHARE_OF_A_NAME)),
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => tries.get(request) ?? '',
  });

  /** The mark of a browser in which somebody has signed in. */
  function markOf(request: FastifyRequest): string | undefined {
    const { valid, value } = request.unsignCookie(request.cookies[device] ?? '');
    return valid ? (value ?? undefined) : undefined;
  }

  /** The mark of a browser in which the person has signed in. */
  function deviceOf(request: FastifyRequest, person: string | undefined): string | undefined {
    const mark = markOf(request);
    return person !== undefined && mark?.startsWith(`${person}.`) ? mark : undefined;
  }

  return {
    /** For the options of a route: tries of one address, whatever the names. */
    ofAddress: {
      max: options.most,
      timeWindow: WINDOW_MS,
      // In an office all have one address, and one of them may be an intruder.
      keyGenerator: (request: FastifyRequest) => markOf(request) ?? normalizeIP(request.ip, 64),
    },
    /**
     * Counts a try.
     * @returns whether it comes from a browser in which the person has signed in before
     * @throws {DeskError} where there were too many
     */
    async count(request: FastifyRequest, { name, person }: Try): Promise<boolean> {
      const known = deviceOf(request, person);
      tries.set(request, known ?? `name ${foldedName(name)}`);
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw new DeskError('too-many', { retryAfter: counted.ttlInSeconds });
      return known !== undefined;
    },
    /** Remembers that a person has signed in in this browser. */
    remember(request: FastifyRequest, reply: FastifyReply, person: string): void {
      const value = deviceOf(request, person) ?? `${person}.${randomUUID()}`;
      const times = { ...cookieOptionsOf(options), maxAge: DEVICE_SECONDS };
      reply.setCookie(device, value, { ...times, signed: true });
    },
  };
}
