/** The calls that store what visitors send: one loop over the contract's table. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writes, type WriteName } from '@corporate-website/contract/calls';
import { fieldErrors, HONEYPOT_NAME, IDEMPOTENCY_HEADER } from '@corporate-website/contract/writes';
import type { CallOptions } from '../call-options';
import { hashOf } from '../database/hash';
import { subscriptionHash } from '../database/subscribers';
import { forgetExpiredKeys, isStored, storeWrite, type Idempotency } from '../database/writes';
import { doRegularly } from '../regularly';
import { ApiError, errorOf, isFormPost } from './errors';
import { sendFormPage, typedValue } from './form-page';
import { writeLimits, type Refusal } from './write-limits';

/** Messages to the visitor; the same for a subscriber whose address was known already. */
const thanks: Record<WriteName, string> = {
  contact: 'Your message has reached us. We will reply to the address you gave.',
  insurtech: 'Your message has reached us. We will reply to the address you gave.',
  subscribe: 'Subscribed Successfully.',
  feedback: 'Thank you for taking the time to share your experience with us !',
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HOUR_MS = 60 * 60 * 1000;
/**
 * All addresses together may write as much in an hour as one could in so many windows: what anybody may send must not
 * fill the disk.
 */
const WRITES_IN_ALL = 20;

/**
 * Text as a database can hold it: no NUL, no half of a surrogate pair. A line break is one character, as in the
 * browser's count; a form posts two.
 */
function storable(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n');
}

/** The fields of the contract among a body's own properties; inherited or unknown ones are ignored. */
function knownFields(body: unknown, fields: readonly string[]): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'The request’s body must be an object.');
  }
  const values = body as Record<string, unknown>;
  return Object.fromEntries(
    fields
      .filter((field) => Object.hasOwn(values, field))
      .map((field) => [field, storable(values[field])]),
  );
}

function parseBody(name: WriteName, body: unknown): Record<string, unknown> {
  const schema = writes[name].body;
  const parsed = schema.safeParse(knownFields(body, Object.keys(schema.shape)));
  if (!parsed.success) {
    throw new ApiError(422, 'Please check what you entered.', fieldErrors(parsed.error));
  }
  const { journey, ...fields } = parsed.data as Record<string, unknown> & {
    journey?: { path: string; at: string }[];
  };
  if (!journey) return fields;
  const entries = journey.map(({ path, at }) => ({ path: storable(path), at: storable(at) }));
  return { ...fields, journey: entries };
}

/** Time in which the same form from the same place is one press made twice. */
const DOUBLE_PRESS_MS = 10 * 60 * 1000;

/**
 * A browser that posts a form itself sends no key, and posts twice when the button is pressed twice. The same fields
 * from the same address within ten minutes count as one.
 */
function keyOfFormPost(request: FastifyRequest, bodyHash: string, now: Date): string {
  const since = Math.floor(now.getTime() / DOUBLE_PRESS_MS);
  const hex = hashOf([request.ip, since, bodyHash]).slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * The request's key and the typed fields that it stands for. Context sent along may differ between a try and its retry:
 * pages were opened, or the visitor has withdrawn.
 */
function idempotencyOf(
  request: FastifyRequest,
  name: WriteName,
  body: Record<string, unknown>,
  now: Date,
): Idempotency | undefined {
  const { journey: _journey, guest_id: _guest, source_path: _path, ...typed } = body;
  const bodyHash = name === 'subscribe' ? subscriptionHash(typed) : hashOf(typed);
  const call = writes[name].path;
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined || key === '') {
    if (!isFormPost(request)) return undefined;
    return { call, key: keyOfFormPost(request, bodyHash, now), bodyHash };
  }
  if (typeof key !== 'string' || !UUID.test(key)) {
    throw new ApiError(400, `${IDEMPOTENCY_HEADER} must be a UUID.`);
  }
  return { call, key: key.toLowerCase(), bodyHash };
}

/** Whether a posted form has the field filled in that only robots see. */
const isTrapped = (request: FastifyRequest): boolean =>
  isFormPost(request) && typedValue(request, HONEYPOT_NAME) !== '';

/** Nothing is dropped in silence: a person's browser may have filled the field in, and presses once more. */
function askAgain(request: FastifyRequest, reply: FastifyReply, name: WriteName): FastifyReply {
  return sendFormPage(request, reply.code(422), {
    message:
      'This looks as if a program filled it in. If you wrote it yourself, press the button again.',
    confirms: Object.keys(writes[name].body.shape),
  });
}

/** Fastify would unpack nothing and then call the bytes bad JSON. */
async function refuseEncodedBodies(request: FastifyRequest): Promise<void> {
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding.toLowerCase() !== 'identity') {
    throw new ApiError(415, 'Please send the request’s body without compression.');
  }
  if (request.headers['content-type'] === undefined) {
    throw errorOf(415);
  }
}

/** Idempotency keys are personal data of a kind: they go when their window is over. */
function forgetKeysHourly(server: FastifyInstance, { database, now }: CallOptions): void {
  doRegularly(server, HOUR_MS, 'expired keys are still there', () =>
    forgetExpiredKeys(database, now()),
  );
}

function refuse(reply: FastifyReply, { status, retryAfterSeconds }: Refusal): never {
  reply.header('retry-after', String(retryAfterSeconds));
  if (status === 429) throw errorOf(429);
  throw new ApiError(
    503,
    'We are receiving too many messages at the moment. Please try again in a while.',
  );
}

/** Adds every writing call to a server whose prefix is the API's base path. */
export function addWrites(server: FastifyInstance, options: CallOptions): void {
  const { database, now, notices, outbox, most } = options;
  const refusalOf = writeLimits(most * WRITES_IN_ALL);
  for (const name of Object.keys(writes) as WriteName[]) {
    const { path } = writes[name];
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (isTrapped(request)) return askAgain(request, reply, name);
      const body = parseBody(name, request.body);
      const at = now();
      const idempotency = idempotencyOf(request, name, body, at);
      const refusal = refusalOf(request.ip, at);
      // A retry of a stored write stores nothing more, and its sender has not got the first answer.
      if (refusal && !(idempotency && (await isStored(database, idempotency, at)))) {
        return refuse(reply, refusal);
      }
      const result = await storeWrite(database, name, body, at, { idempotency, outbox });
      if (result === 'conflict') {
        throw new ApiError(422, `This ${IDEMPOTENCY_HEADER} was used for something else.`);
      }
      notices.wake();
      reply.code(201).header('cache-control', 'no-store');
      if (isFormPost(request)) return sendFormPage(request, reply, { message: thanks[name] });
      return reply.type('application/json; charset=utf-8').send({ message: thanks[name] });
    };
    server.post(`/${path}`, { config: { rateLimit: {} }, onRequest: refuseEncodedBodies }, answer);
  }
  forgetKeysHourly(server, options);
}
