/**
 * Items in any state, for whoever has a key: signed, for one item, until a day. Nothing is stored, kept or written down
 * of a preview; what may be published is decided elsewhere, by what an item says of itself.
 */
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reads } from '@corporate-website/contract/calls';
import {
  PREVIEW_DAYS,
  previewNames,
  type PreviewSubject,
} from '@corporate-website/contract/previews';
import type { CallOptions } from '../call-options';
import { isMediaPath, MEDIA_PATH, mediaTypes, withMediaAddress } from '../content-loader/media';
import { findInAnyState } from '../database/items';
import { readPreviewSecret } from '../database/preview-secret';
import { checkKey, endOf } from '../previews/keys';
import { readMediaFile } from '../media/store';
import { makeLink } from '../previews/links';
import { bearerOf, isAdmin } from './bearer';
import { ApiError } from './errors';
import { DRAWN_ALONE } from './media';

const refusals = {
  wrong: () =>
    new ApiError(
      403,
      'This preview link does not open this item: it was cut off or changed, its keys were withdrawn, or it belongs to something else.',
    ),
  expired: () => new ApiError(410, 'This preview link has expired.'),
  gone: () => new ApiError(404, 'What this preview link was made for is no longer there.'),
  tooMany: () =>
    new ApiError(429, 'Too many previews were asked for from your address. Please wait a minute.'),
} as const;

/** A page of pictures is one preview. */
const PICTURES_A_PREVIEW = 30;

interface Opened {
  until: Date;
  isAdmin: boolean;
}

/** @throws {ApiError} 403, 410 */
async function open(
  request: FastifyRequest,
  subject: PreviewSubject,
  { database, now, adminToken }: CallOptions,
): Promise<Opened> {
  if (isAdmin(request, adminToken)) {
    return { until: endOf(now(), PREVIEW_DAYS), isAdmin: true };
  }
  const until = checkKey(await readPreviewSecret(database), subject, bearerOf(request), now());
  if (typeof until === 'string') throw refusals[until]();
  return { until, isAdmin: false };
}

/** Name of a media file; null for an address that is none of this server's. */
function mediaFile(url: unknown, publicUrl: string): string | null {
  const base = publicUrl + MEDIA_PATH;
  if (typeof url !== 'string' || !url.startsWith(base)) return null;
  try {
    const name = decodeURIComponent(url.slice(base.length));
    return isMediaPath(name) ? name : null;
  } catch {
    return null;
  }
}

async function picture(request: FastifyRequest, reply: FastifyReply, options: CallOptions) {
  const { url } = request.query as { url?: unknown };
  const name = mediaFile(url, options.publicUrl());
  const bytes = name && (await readMediaFile(options.mediaPlaces, name));
  if (!name || !bytes) throw new ApiError(404, 'This server has no such picture.');
  const type = mediaTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
  return reply.header('content-security-policy', DRAWN_ALONE).type(type).send(bytes);
}

/** Adds the calls to a server of their own, whose prefix is the API's base path. */
export async function addPreviews(server: FastifyInstance, options: CallOptions): Promise<void> {
  const { database, now, publicUrl, site, most } = options;
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });
  const limit = (max: number) => ({
    config: { rateLimit: { max, errorResponseBuilder: refusals.tooMany } },
  });
  for (const name of previewNames) {
    const subjectOf = (request: FastifyRequest): PreviewSubject => ({
      name,
      id: (request.params as { id: string }).id,
    });
    server.get(`/preview/${name}/:id`, limit(most), async (request, reply) => {
      const subject = subjectOf(request);
      const { until, isAdmin } = await open(request, subject, options);
      // PostgreSQL refuses text with NUL in it; no id has one.
      const item = subject.id.includes('\0')
        ? undefined
        : await findInAnyState(database, reads[name].item, { id: subject.id });
      if (!item) throw refusals.gone();
      const link = isAdmin ? await makeLink(database, site(), subject, { now: now() }) : undefined;
      const answer = {
        item,
        expires_at: until.toISOString(),
        ...(link && { preview_url: link.url }),
      };
      const body = withMediaAddress(JSON.stringify(answer), publicUrl());
      return reply.type('application/json; charset=utf-8').send(body);
    });
    server.get(
      `/preview/${name}/:id/picture`,
      limit(most * PICTURES_A_PREVIEW),
      async (request, reply) => {
        await open(request, subjectOf(request), options);
        return picture(request, reply, options);
      },
    );
  }
}
