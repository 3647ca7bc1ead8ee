/** The media library: uploads, which the storage judges by content, where each file is used, and what it shows. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import type { CallOptions } from '../../call-options';
import { fetchPicture } from '../../media/fetch-picture';
import { MAX_PICTURE_BYTES, MAX_UPLOAD_BYTES } from '../../media/inspect';
import {
  addMedia,
  listMedia,
  mediaAt,
  readMedia,
  removeMedia,
  setMediaAlt,
} from '../../media/library';
import type { MediaAnswer, MediaFileAnswer, MediaListAnswer } from '../protocol';
import { auditLog } from './audit';
import { query, readBody } from './bodies';
import { DeskError } from './errors';
import { changeBy } from './guard';

const MAX_ALT = 1000;
/** Uploads at once: each is in memory while it is judged. */
const AT_ONCE = 2;
/** Bytes of a call that has a picture in its address: base64 makes four of three. */
const COPY_BYTES = Math.ceil(MAX_PICTURE_BYTES * 1.4);
const OF_FOLDER =
  'This file came with the content folder and stays as long as it is there. Whoever operates the server can remove it.';
const altBody = z.object({ alt: z.string().check(z.maxLength(MAX_ALT)) });
const copyBody = z.object({
  url: z.string(),
  alt: z.string().check(z.maxLength(MAX_ALT)),
});
const listQuery = z.object({
  q: query.text,
  kind: z.optional(z.enum(['picture', 'file'])),
  page: query.page,
  pageSize: query.pageSize,
});
const uuid = z.uuid();

/** The id of a file in the address of a call. */
function fileId({ params }: FastifyRequest): string {
  const read = uuid.safeParse((params as { id: string }).id);
  if (!read.success) throw new DeskError('missing');
  return read.data;
}

/** The one file that was sent, and its text alternative. */
async function uploadOf(request: FastifyRequest) {
  if (!request.isMultipart()) throw new DeskError('wrong-type');
  const part = await request.file();
  if (!part) throw new DeskError('bad-request', { message: 'There is no file in this upload.' });
  const bytes = await part.toBuffer();
  const { alt } = part.fields;
  const text = alt && 'value' in alt && typeof alt.value === 'string' ? alt.value : '';
  return { name: part.filename, bytes, ...readBody(altBody, { alt: text }) };
}

/** Adds the routes to a server that is guarded. */
export async function addMediaRoutes(
  server: FastifyInstance,
  { database, now, media: store, site, allowedHosts }: CallOptions,
): Promise<void> {
  const audit = auditLog(database, now);
  const turns = pLimit(AT_ONCE);
  const by = (request: FastifyRequest) => changeBy(request, { database, now });
  await server.register(multipart, {
    limits: { files: 1, fields: 2, parts: 3, fieldSize: 4 * MAX_ALT, fileSize: MAX_UPLOAD_BYTES },
  });

  server.get('/media', async (request): Promise<MediaListAnswer> => {
    const { items, total } = await listMedia(database, readBody(listQuery, request.query));
    return { data: items, total };
  });

  server.get('/media/:id', async (request): Promise<MediaAnswer> => {
    const data = await readMedia(database, fileId(request));
    if (!data) throw new DeskError('missing');
    return { data };
  });

  /** Answers with a file that is to be added. */
  async function add(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<Parameters<typeof addMedia>[2]>,
  ): Promise<MediaFileAnswer> {
    const added = await turns(async () => addMedia(by(request), store, await read()));
    if (!added.ok) {
      if (added.reason === 'no-room') throw new DeskError('unavailable');
      throw new DeskError('wrong-type', { message: `This file ${added.message}.` });
    }
    const { isNew, media } = added;
    if (isNew) await audit(request, 'uploaded', { item: media.id, detail: media.path });
    reply.code(isNew ? 201 : 200);
    return { data: media };
  }

  server.post('/media', (request, reply) => add(request, reply, () => uploadOf(request)));

  server.post('/media/copy', { bodyLimit: COPY_BYTES }, async (request, reply) => {
    const { url, alt } = readBody(copyBody, request.body);
    const own = await mediaAt(database, url);
    if (own) return { data: own } satisfies MediaFileAnswer;
    const allowed = { site: site(), hosts: allowedHosts };
    const fetched = await fetchPicture(url, allowed);
    if (typeof fetched === 'string') {
      throw new DeskError('invalid', { message: `It cannot be fetched: ${fetched}.` });
    }
    return add(request, reply, async () => ({ ...fetched, alt }));
  });

  server.put('/media/:id', async (request): Promise<MediaFileAnswer> => {
    const { alt } = readBody(altBody, request.body);
    const changed = await setMediaAlt(by(request), fileId(request), alt);
    if (!changed.ok) throw new DeskError(changed.reason);
    await audit(request, 'described', { item: changed.media.id, detail: changed.media.path });
    return { data: changed.media };
  });

  server.delete('/media/:id', async (request, reply) => {
    const id = fileId(request);
    const removed = await removeMedia(by(request), store, id);
    if (!removed.ok) {
      if (removed.reason === 'in-folder') throw new DeskError('forbidden', { message: OF_FOLDER });
      throw new DeskError(removed.reason);
    }
    await audit(request, 'removed', { item: id });
    return reply.code(204).send();
  });
}
