/** The contract's errors: `{ message }`, and `{ message, errors }` for a rejected form. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFormPage } from './form-page';

/** An answer that is not a success; its texts are fit to be shown to a visitor. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly errors: Record<string, string> | undefined;

  constructor(statusCode: number, message: string, errors?: Record<string, string>) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.errors = errors;
  }
}

/** Messages for visitors where the cause has no words of its own. */
const messages: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  408: 'The request took too long to arrive.',
  413: 'This is too long to send. Please shorten it.',
  414: 'This address is too long.',
  415: 'Please send JSON, or a form.',
  429: 'Too many messages have come from your network. Please try again in a while.',
  431: 'The request’s headers are too large.',
  503: 'This is not available at the moment. Please try again in a while.',
};
const FAILURE = 'Something went wrong';
/** A form that is too long is not read, so that its text cannot be given back on the page. */
const WRITTEN_BEFORE = 'Your browser’s Back button leads to what you wrote.';

/** Whether the request is a form posted by a browser without JavaScript, which is answered with a page. */
export function isFormPost(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return request.method === 'POST' && /^application\/x-www-form-urlencoded\b/i.test(type);
}

/** The error of a status, in the words for it. */
export function errorOf(statusCode: number): ApiError {
  return new ApiError(statusCode, messages[statusCode] ?? FAILURE);
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
): FastifyReply {
  const { statusCode, message, errors } = error;
  reply.code(statusCode).header('cache-control', 'no-store').removeHeader('etag');
  if (isFormPost(request)) {
    const words = statusCode === 413 ? `${message} ${WRITTEN_BEFORE}` : message;
    return sendFormPage(request, reply, { message: words, errors });
  }
  return reply.type('application/json; charset=utf-8').send({ message, ...(errors && { errors }) });
}

/** Fastify's own errors (body too large, wrong type, bad JSON) and unforeseen ones, in the contract's words. */
export function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return status in messages ? errorOf(status) : new ApiError(status, messages[400] ?? FAILURE);
  }
  return errorOf(status === 503 ? 503 : 500);
}

/** The methods that a path takes, by the routes' own patterns: `/api/posts/slug/:slug`. */
function allowedMethods(routes: ReadonlyMap<string, Set<string>>, pathname: string): string[] {
  const parts = pathname.split('/');
  for (const [pattern, methods] of routes) {
    const expected = pattern.split('/');
    const matches = expected.every((part, i) => part.startsWith(':') || part === parts[i]);
    if (expected.length === parts.length && matches) return [...methods];
  }
  return [];
}

/** A failure as the log has it: the database's own error text would hold the values of the row. */
export function loggedFailure(error: FastifyError | Error) {
  const { name, stack } = error;
  const frames = stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  return { failure: { name, code: 'code' in error ? error.code : undefined, frames } };
}

/** Makes every failure of the server answer as the contract says. To be called before routes are added. */
export function answerErrors(server: FastifyInstance): void {
  const routes = new Map<string, Set<string>>();
  server.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const methods = routes.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    routes.set(url, methods);
  });
  server.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const methods = allowedMethods(routes, pathname);
    if (methods.length === 0) return sendError(request, reply, errorOf(404));
    reply.header('allow', [...methods, 'OPTIONS'].join(', '));
    return sendError(request, reply, errorOf(405));
  });
  server.setErrorHandler<FastifyError | ApiError>((error, request, reply) => {
    const answer = toApiError(error);
    if (answer.statusCode >= 500) request.log.error(loggedFailure(error), 'request failed');
    return sendError(request, reply, answer);
  });
}
