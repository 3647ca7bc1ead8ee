/** Strong entity tags, and 304 for a reader that has the answer already. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The tag of some bytes: equal exactly where the bytes are. */
export function strongETag(bytes: string | Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}"`;
}

/**
 * Whether an `If-None-Match` header names a tag; it may hold several, weak ones, or `*`.
 * Compared weakly, as RFC 9110 (13.1.2) demands.
 */
export function matchesETag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === etag);
}

/** Adds tags to every successful GET and HEAD that may be kept. An answer that is streamed brings its own. */
export function addETags(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!['GET', 'HEAD'].includes(request.method) || reply.statusCode !== 200) return payload;
    if (reply.getHeader('cache-control') === 'no-store') return payload;
    let etag = reply.getHeader('etag');
    if (etag === undefined && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
      etag = strongETag(payload);
      reply.header('etag', etag);
    }
    const known = request.headers['if-none-match'];
    if (known === undefined || typeof etag !== 'string' || !matchesETag(known, etag))
      return payload;
    if (payload && typeof payload === 'object' && 'destroy' in payload) {
      (payload as { destroy: () => void }).destroy();
    }
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}
