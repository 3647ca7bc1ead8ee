/** The errors of the desk's calls, in words for editors. */
import type { FastifyError, FastifyReply, FastifyInstance } from 'fastify';
import { loggedFailure } from '../../routes/errors';
import type { ErrorAnswer, ErrorCode } from '../protocol';

/** The status of each error, and its words where the cause has none of its own. */
const errors: Readonly<Record<ErrorCode, readonly [status: number, message: string]>> = {
  'bad-request': [400, 'The request could not be understood.'],
  'not-signed-in': [401, 'Please sign in.'],
  // The same for an unknown name, a wrong password, a disabled person and an expired first password.
  'wrong-login': [401, 'Name and password do not match, or the first password is too old.'],
  'must-change-password': [403, 'Please choose a password of your own first.'],
  csrf: [403, 'This request did not come from the desk. Please reload the page and try again.'],
  forbidden: [403, 'Your role does not allow this.'],
  missing: [404, 'There is nothing at this address. It may have been deleted.'],
  taken: [409, 'Another item has this address already.'],
  'in-use': [409, 'This file is in use, and cannot be deleted.'],
  changed: [412, 'Somebody else has saved this item in the meantime.'],
  'too-large': [413, 'This is too large.'],
  'wrong-type': [415, 'Files of this type cannot be used.'],
  invalid: [422, 'Some fields need to be corrected.'],
  'wrong-password': [422, 'The current password is wrong.'],
  'weak-password': [422, 'Please choose another password.'],
  'no-version': [428, 'The version that this change is based on is missing.'],
  'too-many': [429, 'Too many attempts. Please try again later.'],
  failed: [500, 'Something went wrong. The last saved version is unharmed.'],
  unavailable: [
    503,
    'This is not available at the moment. The last saved version is unharmed; please try again in a while.',
  ],
  'no-https': [
    503,
    'The desk works over HTTPS only. Whoever operates it: set TRUST_PROXY to the proxy that ends TLS, and have it send X-Forwarded-Proto.',
  ],
};

type Details = Partial<Omit<ErrorAnswer['error'], 'code'>>;

/** An answer that is not a success. */
export class DeskError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.message ?? errors[code][1]);
    this.name = 'DeskError';
  }
}

/** The codes of Fastify's own errors, by status. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'missing',
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-many',
  503: 'unavailable',
};

function deskErrorOf(error: FastifyError | DeskError): DeskError {
  if (error instanceof DeskError) return error;
  if (error.code?.startsWith('FST_CSRF_')) return new DeskError('csrf');
  const { statusCode = 500 } = error;
  const isTheirs = statusCode >= 400 && statusCode < 500;
  return new DeskError(byStatus[statusCode] ?? (isTheirs ? 'bad-request' : 'failed'));
}

function send(reply: FastifyReply, error: DeskError): FastifyReply {
  const { code, message, details } = error;
  const answer: ErrorAnswer = { error: { ...details, code, message } };
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  return reply.code(errors[code][0]).type('application/json; charset=utf-8').send(answer);
}

/** Has every failure of a server answer as the desk's calls do. */
export function answerDeskErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError | DeskError>((error, request, reply) => {
    const answer = deskErrorOf(error);
    if (errors[answer.code][0] >= 500)
      request.log.error(loggedFailure(error), 'request of the desk failed');
    return send(reply, answer);
  });
}
