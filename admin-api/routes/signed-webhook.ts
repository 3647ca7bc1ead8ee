/** Signatures of webhooks, as the Standard Webhooks define them: https://www.standardwebhooks.com */
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { MAX_BODY_BYTES } from '@corporate-website/contract/writes';
import { isSame } from '../previews/keys';
import { ApiError } from './errors';

/** Seconds that the clocks of both sides may differ, and a call may be repeated. */
const TOLERANCE_SECONDS = 300;

/** A body as it was sent, before anything parses it. @throws {ApiError} 413 for one that is too long */
export async function wholeBody(payload: RequestPayload, reply: FastifyReply): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    const part = Buffer.from(chunk as Buffer | string);
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) {
      // Its rest would be taken for the next call.
      reply.header('connection', 'close');
      throw new ApiError(413, 'The body of this call is too long.');
    }
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/** Whether a call claims to be signed. */
export const hasSignature = ({ headers }: FastifyRequest): boolean =>
  headers['webhook-signature'] !== undefined;

/**
 * Whether a call was signed with a secret, a few minutes ago at the most: `webhook-signature` holds, as `v1,<base64>`, an
 * HMAC-SHA-256 over `<webhook-id>.<webhook-timestamp>.<body>`.
 * @param secret its bytes are the key; without one, no call is signed
 */
export function isSigned(
  { headers }: FastifyRequest,
  body: Buffer,
  secret: string | undefined,
  now: Date,
): boolean {
  const [id, seconds, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  ) as [string, string, string];
  const age = Math.abs(now.getTime() / 1000 - Number(seconds));
  if (secret === undefined || id === '' || !/^\d+$/.test(seconds) || age > TOLERANCE_SECONDS)
    return false;
  const own = createHmac('sha256', secret).update(`${id}.${seconds}.`).update(body);
  const expected = `v1,${own.digest('base64')}`;
  return signatures.split(' ').some((each) => isSame(each, expected));
}
