/** Requests as they stand on the wire: with what `fetch` would refuse to send, and nothing followed or unpacked. */
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/**
 * By default a request of this machine, by http; certificates are not checked. If a kept connection is gone by its next
 * use, it asks by another, as browsers do: RFC 9112, 9.3.1.
 */
export async function rawRequest(
  options: https.RequestOptions,
  content?: string | Buffer,
): Promise<RawAnswer> {
  const { request: send } = options.protocol === 'https:' ? https : http;
  const request = send({ host: '127.0.0.1', rejectUnauthorized: false, ...options }).end(content);
  try {
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    // A server may end the connection before it has read all.
    request.on('error', () => undefined);
    const body = await buffer(response);
    const { statusCode = 0, headers } = response;
    return { status: statusCode, headers, body, text: body.toString() };
  } catch (error) {
    const isGone = /ECONNRESET|EPIPE/.test((error as NodeJS.ErrnoException).code ?? '');
    if (request.reusedSocket && isGone) return rawRequest(options, content);
    throw error;
  }
}
