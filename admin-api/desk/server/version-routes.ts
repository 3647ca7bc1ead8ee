/** Beside an item: its versions, links to it as it will look, and the check of what is typed. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { MOST_PREVIEW_DAYS, PREVIEW_DAYS } from '@corporate-website/contract/previews';
import type { CallOptions } from '../../call-options';
import { makeLink, previewKinds } from '../../previews/links';
import type { CheckAnswer, PreviewLinkAnswer, VersionAnswer, VersionsAnswer } from '../protocol';
import { checkFields } from '../storage/check';
import { fieldsOf, listVersions, readItem } from '../storage/read';
import { whoHasSlug } from '../storage/slugs';
import { auditLog } from './audit';
import { fieldsBody, ITEM_BYTES, readBody } from './bodies';
import { DeskError } from './errors';
import { collectionOf, idOf, takenBy } from './item-answers';

const days = z.int().check(z.gte(1), z.lte(MOST_PREVIEW_DAYS));
const linkBody = z.object({ days: z._default(days, PREVIEW_DAYS) });

/** Fields of an item; without its id, of one that was never saved. */
const checkBody = z.extend(fieldsBody, { id: z._default(z.string(), '') });

/** Adds the routes to a server that is guarded. */
export function addVersionRoutes(server: FastifyInstance, options: CallOptions): void {
  const { database, now, site } = options;
  const audit = auditLog(database, now);
  const one = '/items/:collection/:id';

  server.get(`${one}/versions`, async (request): Promise<VersionsAnswer> => {
    const data = await listVersions(database, collectionOf(request), idOf(request));
    if (data.length === 0) throw new DeskError('missing');
    return { data };
  });

  server.get(`${one}/versions/:version`, async (request): Promise<VersionAnswer> => {
    const { version } = request.params as { version: string };
    const number = /^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0;
    const fields = await fieldsOf(database, collectionOf(request), idOf(request), number);
    if (!fields) throw new DeskError('missing');
    return { data: { fields } };
  });

  server.post(`${one}/preview-link`, async (request): Promise<PreviewLinkAnswer> => {
    const { days: lasts } = readBody(linkBody, request.body);
    const of = collectionOf(request);
    const name = previewKinds.get(of.name);
    const item = await readItem(database, of, idOf(request));
    if (!name || !item || item.deleted) throw new DeskError('missing');
    const { id } = item;
    const link = await makeLink(database, site(), { name, id }, { now: now(), days: lasts });
    const detail = `until ${link.expires_at}`;
    await audit(request, 'preview-link', { collection: of.name, item: id, detail });
    return { data: link };
  });

  server.post('/check/:collection', { bodyLimit: ITEM_BYTES }, async (request) => {
    const { id, fields } = readBody(checkBody, request.body);
    const of = collectionOf(request);
    const by = await whoHasSlug(database, of, id, fields['slug']);
    const problems = [...checkFields(of, fields), ...(by ? [takenBy(by)] : [])];
    return { data: { problems } } satisfies CheckAnswer;
  });
}
