/** Items: lists, one by one, and every change of them. Who may do what is decided by the storage, whatever calls it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { moment } from '@corporate-website/contract/items';
import { MOST_PREVIEW_DAYS, PREVIEW_DAYS } from '@corporate-website/contract/previews';
import { collectionNamed, type ContentSource } from '../../content-loader/sources';
import type { Database } from '../../database/connect';
import { makeLink, previewKinds } from '../../previews/links';
import type {
  CheckAnswer,
  ItemAnswer,
  ItemsAnswer,
  PreviewLinkAnswer,
  VersionAnswer,
  VersionsAnswer,
} from '../protocol';
import * as change from '../storage/change';
import { checkFields } from '../storage/check';
import { moveItem } from '../storage/order';
import { listItems, listVersions, readItem, readVersion } from '../storage/read';
import { itemSorts, type Change, type DeskItem, type Outcome } from '../storage/types';
import { auditLog } from './audit';
import { query, readBody } from './bodies';
import { DeskError } from './errors';
import { signedIn } from './guard';
import { answerItem, changedItem, expectedVersion } from './item-answers';

export interface ItemRouteOptions {
  database: Database;
  now: () => Date;
  /** The site's address, without a trailing slash. */
  site: () => string;
}

/** A long article is 100 kB; a picture pasted as text is no article. */
const ITEM_BYTES = 4 * 1024 * 1024;

const fieldsBody = z.object({ fields: z.record(z.string(), z.unknown()) });
const versionBody = z.object({ version: z.int().check(z.gte(1)) });
const publishBody = z.object({ published_at: z.optional(moment) });
const moveBody = z.object({ before: z.nullable(z.string().check(z.maxLength(300))) });
const linkBody = z.object({
  days: z.optional(z.int().check(z.gte(1), z.lte(MOST_PREVIEW_DAYS))),
});
const listQuery = z.object({
  q: query.text,
  status: z.optional(z.enum(['draft', 'publish', 'archived', 'deleted'])),
  category: query.text,
  from: query.text,
  to: query.text,
  pending: query.flag,
  sort: z.optional(z.enum(itemSorts)),
  order: z.optional(z.enum(['asc', 'desc'])),
  page: query.page,
  pageSize: query.pageSize,
});

function collectionOf({ params }: FastifyRequest): ContentSource {
  const found = collectionNamed((params as { collection: string }).collection);
  if (!found) throw new DeskError('missing');
  return found;
}

function idOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  if (id.includes('\0')) throw new DeskError('missing');
  return id;
}

/** Adds the routes to a server that is guarded. */
export function addItemRoutes(server: FastifyInstance, options: ItemRouteOptions): void {
  const { database, now, site } = options;
  const audit = auditLog(database, now);
  const changeBy = (request: FastifyRequest): Change => {
    const { id, name, role } = signedIn(request);
    return { database, now: now(), actor: { id, name, role } };
  };

  /** The item that a change has made, noted in the audit log. */
  async function made(
    request: FastifyRequest,
    action: string,
    outcome: Outcome,
  ): Promise<DeskItem> {
    const item = changedItem(outcome);
    const { name: collection } = collectionOf(request);
    await audit(request, action, { collection, item: item.id, detail: `version ${item.version}` });
    return item;
  }

  async function existing(request: FastifyRequest): Promise<DeskItem> {
    const item = await readItem(database, collectionOf(request), idOf(request));
    if (!item) throw new DeskError('missing');
    return item;
  }

  const large = { bodyLimit: ITEM_BYTES };
  const list = '/items/:collection';
  const one = `${list}/:id`;

  server.get(list, async (request): Promise<ItemsAnswer> => {
    const asked = readBody(listQuery, request.query);
    const { items, total } = await listItems(database, collectionOf(request), asked);
    return { data: items, total };
  });

  server.get(one, async (request, reply): Promise<ItemAnswer> =>
    answerItem(reply, await existing(request)),
  );

  server.post(list, large, async (request, reply): Promise<ItemAnswer> => {
    const { fields } = readBody(fieldsBody, request.body);
    const outcome = await change.createItem(changeBy(request), collectionOf(request), fields);
    reply.code(201);
    return answerItem(reply, await made(request, 'created', outcome));
  });

  server.put(one, large, async (request, reply): Promise<ItemAnswer> => {
    const by = { ...readBody(fieldsBody, request.body), expectedVersion: expectedVersion(request) };
    const of = collectionOf(request);
    const outcome = await change.saveItem(changeBy(request), of, idOf(request), by);
    return answerItem(reply, await made(request, 'saved', outcome));
  });

  server.delete(one, async (request, reply): Promise<ItemAnswer> => {
    const by = { expectedVersion: expectedVersion(request) };
    const of = collectionOf(request);
    const outcome = await change.deleteItem(changeBy(request), of, idOf(request), by);
    return answerItem(reply, await made(request, 'deleted', outcome));
  });

  const forEditors = { config: { desk: 'editor' } } as const;
  server.post(`${one}/publish`, forEditors, async (request, reply): Promise<ItemAnswer> => {
    const { published_at: publishedAt } = readBody(publishBody, request.body);
    const by = { expectedVersion: expectedVersion(request), ...(publishedAt && { publishedAt }) };
    const of = collectionOf(request);
    const outcome = await change.publishItem(changeBy(request), of, idOf(request), by);
    return answerItem(reply, await made(request, 'published', outcome));
  });

  server.post(`${one}/archive`, async (request, reply): Promise<ItemAnswer> => {
    const by = { expectedVersion: expectedVersion(request) };
    const of = collectionOf(request);
    const outcome = await change.archiveItem(changeBy(request), of, idOf(request), by);
    return answerItem(reply, await made(request, 'archived', outcome));
  });

  server.post(`${one}/duplicate`, async (request, reply): Promise<ItemAnswer> => {
    const of = collectionOf(request);
    const outcome = await change.duplicateItem(changeBy(request), of, idOf(request));
    reply.code(201);
    return answerItem(reply, await made(request, 'created', outcome));
  });

  server.post(`${one}/restore`, async (request, reply): Promise<ItemAnswer> => {
    const { version } = readBody(versionBody, request.body);
    const by = { version, expectedVersion: expectedVersion(request) };
    const of = collectionOf(request);
    const outcome = await change.restoreVersion(changeBy(request), of, idOf(request), by);
    return answerItem(reply, await made(request, 'restored', outcome));
  });

  server.post(`${one}/move`, forEditors, async (request, reply): Promise<ItemAnswer> => {
    const by = readBody(moveBody, request.body);
    const of = collectionOf(request);
    const outcome = await moveItem(changeBy(request), of, idOf(request), by);
    return answerItem(reply, await made(request, 'moved', outcome));
  });

  server.get(`${one}/versions`, async (request): Promise<VersionsAnswer> => {
    const { id } = await existing(request);
    const data = await listVersions(database, collectionOf(request), id);
    return { data, total: data.length };
  });

  server.get(`${one}/versions/:version`, async (request): Promise<VersionAnswer> => {
    const { version } = request.params as { version: string };
    const number = /^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0;
    const data = await readVersion(database, collectionOf(request), idOf(request), number);
    if (!data) throw new DeskError('missing');
    return { data };
  });

  server.post(`${one}/preview-link`, async (request): Promise<PreviewLinkAnswer> => {
    const { days = PREVIEW_DAYS } = readBody(linkBody, request.body);
    const { name: collection } = collectionOf(request);
    const name = previewKinds.get(collection);
    const { id, deleted } = await existing(request);
    if (!name || deleted) throw new DeskError('missing');
    const link = await makeLink(database, site(), { name, id }, { now: now(), days });
    const detail = `until ${link.expires_at}`;
    await audit(request, 'preview-link', { collection, item: id, detail });
    return { data: link };
  });

  server.post('/check/:collection', large, async (request): Promise<CheckAnswer> => {
    const { fields } = readBody(fieldsBody, request.body);
    return { data: { problems: checkFields(collectionOf(request), fields) } };
  });
}
