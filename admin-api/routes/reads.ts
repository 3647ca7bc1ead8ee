/** The calls that read: one loop over the contract's table. */
import type { FastifyInstance } from 'fastify';
import { reads, type ReadCall } from '@corporate-website/contract/calls';
import type { CallOptions } from '../call-options';
import { withMediaAddress } from '../content-loader/media';
import { readContentVersion } from '../database/content-version';
import { findItems, findPublished } from '../database/items';
import { AnswerCache } from './answer-cache';
import { errorOf } from './errors';
import { readListQuery } from './query';

type Answer = (query: Record<string, unknown>, slug: string) => Promise<unknown>;

function listAnswer(call: ReadCall, { database }: CallOptions): Answer {
  return async (query) => {
    const { filters, page } = readListQuery(call, query);
    const { items, total } = await findItems(database, call.item, filters, {
      page,
      summaries: call.summaries,
    });
    if (typeof call.answer === 'string') return items;
    // `searchByType` has neither total nor pages; the demo's list has a total alone.
    if (call.developmentOnly) return { [call.answer.list]: items, total };
    return { [call.answer.list]: items, ...(page && { total, ...page }) };
  };
}

function detailAnswer(call: ReadCall, { database, now }: CallOptions): Answer {
  return async (_query, slug) => {
    // PostgreSQL refuses text with NUL in it; no slug has one.
    const item = slug.includes('\0')
      ? undefined
      : await findPublished(database, call.item, slug, now());
    if (!item) throw errorOf(404);
    return item;
  };
}

/** Adds every reading call to a server whose prefix is the API's base path. */
export function addReads(server: FastifyInstance, options: CallOptions): void {
  const cache = new AnswerCache(() => readContentVersion(options.database));
  for (const call of Object.values<ReadCall>(reads)) {
    if (call.developmentOnly && !options.development) continue;
    const answer =
      call.answer === 'object' ? detailAnswer(call, options) : listAnswer(call, options);
    server.get(`/${call.path.replace('{slug}', ':slug')}`, async (request, reply) => {
      // An item that falls due by time alone was a 404 before, which is not cached.
      const { body, etag } = await cache.answer(request.url, async () => {
        const { slug = '' } = request.params as { slug?: string };
        const found = await answer(request.query as Record<string, unknown>, slug);
        return withMediaAddress(JSON.stringify(found), options.publicUrl());
      });
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('etag', etag)
        .send(body);
    });
  }
}
