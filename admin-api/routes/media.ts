/** Pictures, logos and PDFs: of the content folder, and of the store of uploads. */
import { readFileSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isMediaPath, MEDIA_PATH, mediaTypes, UPLOADS } from '../content-loader/media';
import type { MediaPlace } from '../media/store';
import { strongETag } from './etag';

/** An SVG opened by itself is a document: it gets no scripts and no origin. */
export const DRAWN_ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Whether a file was uploaded, and is one that a browser would open as a document: it is to be saved instead. */
const isForSaving = (name: string): boolean =>
  name.startsWith(`${UPLOADS}/`) && /\.(?:svg|pdf)$/i.test(name);

/** The headers of a file, wherever it is. */
function headersOf(name: string): Record<string, string> {
  return {
    'cache-control': 'public, no-cache',
    'content-type': mediaTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
    'content-security-policy': DRAWN_ALONE,
    ...(isForSaving(name) && { 'content-disposition': 'attachment' }),
  };
}

/** Tags of files by path, kept while the file's size and time stay. */
function fileTags(): (file: string, stats: Stats) => string {
  const known = new Map<string, { mark: string; etag: string }>();
  return (file, stats) => {
    const mark = `${stats.size}-${stats.mtimeMs}`;
    const found = known.get(file);
    if (found?.mark === mark) return found.etag;
    const etag = strongETag(readFileSync(file));
    known.set(file, { mark, etag });
    return etag;
  };
}

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Serves media files below `/media/`, and nothing else of their places.
 * @param places the first that has a file gives it
 */
export async function addMedia(
  server: FastifyInstance,
  places: readonly MediaPlace[],
): Promise<void> {
  const tagOf = fileTags();
  await server.register(fastifyStatic, {
    serve: false,
    etag: false,
    cacheControl: false,
    contentType: false,
    setHeaders: (reply, file, stats) => {
      reply.header('etag', tagOf(file, stats));
    },
  });
  server.get(`${MEDIA_PATH}*`, async (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    if (!isMediaPath(name)) return reply.callNotFound();
    for (const place of places) {
      if ('folder' in place) {
        if (!isFile(path.join(place.folder, name))) continue;
        return reply.headers(headersOf(name)).sendFile(name, place.folder);
      }
      const found = await place.open(name);
      if (!found) continue;
      const { body, bytes, etag } = found;
      reply.headers({ ...headersOf(name), ...(etag && { etag }) });
      return reply.headers(bytes === undefined ? {} : { 'content-length': bytes }).send(body);
    }
    return reply.callNotFound();
  });
}
