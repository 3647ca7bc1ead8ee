/** Items: lists, one by one, and every change of them. Who may do what is decided by the storage, whoever calls it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { lastMoment, moment } from '@corporate-website/contract/items';
import type { CallOptions } from '../../call-options';
import type { ContentSource } from '../../content-loader/sources';
import type { ItemAnswer, ItemsAnswer } from '../protocol';
import {
  archiveItem,
  createItem,
  deleteItem,
  duplicateItem,
  publishItem,
  restoreVersion,
  saveItem,
} from '../storage/change';
import { moveItem } from '../storage/order';
import { listItems, readItem } from '../storage/read';
import { itemSorts, type Change, type Outcome } from '../storage/types';
import { auditLog } from './audit';
import { fieldsBody, ITEM_BYTES, query, readBody } from './bodies';
import { DeskError } from './errors';
import { changeBy } from './guard';
import { answerItem, changedItem, collectionOf, expectedVersion, idOf } from './item-answers';

const versionBody = z.object({ version: z.int().check(z.gte(1)) });
const publishBody = z.object({ published_at: z.optional(moment) });
const moveBody = z.object({ before: z.nullable(z.string().check(z.maxLength(300))) });
const listQuery = z.object({
  q: query.text,
  status: z.optional(z.enum(['draft', 'scheduled', 'publish', 'archived', 'deleted'])),
  category: query.text,
  from: z.pipe(query.text, z.optional(moment)),
  // A day counts to its end.
  to: z.pipe(query.text, z.optional(lastMoment)),
  pending: query.flag,
  sort: z.optional(z.enum(itemSorts)),
  order: z.optional(z.enum(['asc', 'desc'])),
  page: query.page,
  pageSize: query.pageSize,
});

/** A change that is asked for. */
interface Asked {
  change: Change;
  of: ContentSource;
  body: unknown;
}
/** One of an item, based on a version of it. */
interface AskedOfItem extends Asked {
  id: string;
  version: { expectedVersion: number };
}

/** Adds the routes to a server that is guarded. */
export function addItemRoutes(server: FastifyInstance, { database, now }: CallOptions): void {
  const audit = auditLog(database, now);

  function askedBy(request: FastifyRequest): Asked {
    const change = changeBy(request, { database, now });
    return { change, of: collectionOf(request), body: request.body };
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    action: string,
    outcome: Outcome,
  ): Promise<ItemAnswer> {
    const item = changedItem(outcome);
    const { name: collection } = collectionOf(request);
    await audit(request, action, { collection, item: item.id, detail: `version ${item.version}` });
    return answerItem(reply, item);
  }

  /** Handles a call that makes an item. */
  const making =
    (run: (asked: Asked, request: FastifyRequest) => Promise<Outcome>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<ItemAnswer> => {
      const outcome = await run(askedBy(request), request);
      if (outcome.ok) reply.code(201);
      return answer(request, reply, 'created', outcome);
    };

  /** Handles a call that changes one. */
  const changing =
    (action: string, run: (asked: AskedOfItem) => Promise<Outcome>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<ItemAnswer> => {
      const version = { expectedVersion: expectedVersion(request) };
      const outcome = await run({ ...askedBy(request), id: idOf(request), version });
      return answer(request, reply, action, outcome);
    };

  const large = { bodyLimit: ITEM_BYTES };
  const forEditors = { config: { desk: 'editor' } } as const;
  const list = '/items/:collection';
  const one = `${list}/:id`;

  server.get(list, async (request): Promise<ItemsAnswer> => {
    const asked = readBody(listQuery, request.query);
    const { items, total } = await listItems(database, collectionOf(request), asked);
    return { data: items, total };
  });

  server.get(one, async (request, reply): Promise<ItemAnswer> => {
    const item = await readItem(database, collectionOf(request), idOf(request));
    if (!item) throw new DeskError('missing');
    return answerItem(reply, item);
  });

  server.post(
    list,
    large,
    making(({ change, of, body }) => createItem(change, of, readBody(fieldsBody, body).fields)),
  );
  server.post(
    `${one}/duplicate`,
    making(({ change, of }, request) => duplicateItem(change, of, idOf(request))),
  );
  server.put(
    one,
    large,
    changing('saved', ({ change, of, id, body, version }) =>
      saveItem(change, of, id, { ...readBody(fieldsBody, body), ...version }),
    ),
  );
  server.delete(
    one,
    changing('deleted', ({ change, of, id, version }) => deleteItem(change, of, id, version)),
  );
  server.post(
    `${one}/publish`,
    forEditors,
    changing('published', ({ change, of, id, body, version }) => {
      const { published_at: publishedAt } = readBody(publishBody, body);
      return publishItem(change, of, id, { publishedAt, ...version });
    }),
  );
  server.post(
    `${one}/archive`,
    changing('archived', ({ change, of, id, version }) => archiveItem(change, of, id, version)),
  );
  server.post(
    `${one}/restore`,
    changing('restored', ({ change, of, id, body, version }) =>
      restoreVersion(change, of, id, { ...readBody(versionBody, body), ...version }),
    ),
  );
  server.post(`${one}/move`, forEditors, async (request, reply): Promise<ItemAnswer> => {
    const { change, of, body } = askedBy(request);
    const outcome = await moveItem(change, of, idOf(request), readBody(moveBody, body));
    return answer(request, reply, 'moved', outcome);
  });
}
