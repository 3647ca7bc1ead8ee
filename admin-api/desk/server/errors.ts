/** The errors of the desk's calls, in words for editors. */
import type { FastifyError, FastifyReply, FastifyInstance } from 'fastify';
import { loggedFailure } from '../../routes/errors';
import type { ErrorAnswer, ErrorCode } from '../protocol';

const statuses: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'not-signed-in': 401,
  'wrong-login': 401,
  'must-change-password': 403,
  csrf: 403,
  forbidden: 403,
  missing: 404,
  taken: 409,
  'in-use': 409,
  changed: 412,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'wrong-password': 422,
  'weak-password': 422,
  'no-version': 428,
  'too-many': 429,
  failed: 500,
  unavailable: 503,
  'no-https': 503,
};

const messages: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'The request could not be understood.',
  'not-signed-in': 'Please sign in.',
  // The same for an unknown name, a wrong password, a disabled person and an expired first password.
  'wrong-login': 'Name and password do not match, or the first password is too old.',
  'must-change-password': 'Please choose a password of your own first.',
  csrf: 'This request did not come from the desk. Please reload the page and try again.',
  forbidden: 'Your role does not allow this.',
  missing: 'There is nothing at this address. It may have been deleted.',
  taken: 'Another item has this address already.',
  'in-use': 'This file is in use, and cannot be deleted.',
  changed: 'Somebody else has saved this item in the meantime.',
  'too-large': 'This is too large.',
  'wrong-type': 'Files of this type cannot be used.',
  invalid: 'Some fields need to be corrected.',
  'wrong-password': 'The current password is wrong.',
  'weak-password': 'Please choose another password.',
  'no-version': 'The version that this change is based on is missing.',
  'too-many': 'Too many attempts. Please try again later.',
  failed: 'Something went wrong. The last saved version is unharmed.',
  unavailable:
    'This is not available at the moment. The last saved version is unharmed; please try again in a while.',
  'no-https':
    'The desk works over HTTPS only. Whoever operates it: set TRUST_PROXY to the proxy that ends TLS, and have it send X-Forwarded-Proto.',
};

type Details = Partial<Omit<ErrorAnswer['error'], 'code'>>;

/** An answer that is not a success. */
export class DeskError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.message ?? messages[code]);
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
  return reply.code(statuses[code]).type('application/json; charset=utf-8').send(answer);
}

/** Has every failure of a server answer as the desk's calls do. */
export function answerDeskErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError | DeskError>((error, request, reply) => {
    const answer = deskErrorOf(error);
    if (statuses[answer.code] >= 500)
      request.log.error(loggedFailure(error), 'request of the desk failed');
    return send(reply, answer);
  });
}
