/** Pictures, logos and PDFs: of the content folder, and of the store of uploads. */
import { readFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isMediaPath, MEDIA_PATH, mediaTypes, UPLOADS } from '../content-loader/media';
import { strongETag } from './etag';

/** An SVG opened by itself is a document: it gets no scripts and no origin. */
export const DRAWN_ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Whether a file was uploaded, and is one that a browser would open as a document: it is to be saved instead. */
const isForSaving = (file: string): boolean =>
  path.basename(path.dirname(file)) === UPLOADS && /\.(?:svg|pdf)$/i.test(file);

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

/**
 * Serves media files below `/media/`, and nothing else of their folders.
 * @param folders absolute paths; the first that has a file gives it
 */
export async function addMedia(server: FastifyInstance, folders: readonly string[]): Promise<void> {
  const tagOf = fileTags();
  await server.register(fastifyStatic, {
    root: [...folders],
    prefix: MEDIA_PATH,
    index: false,
    decorateReply: false,
    dotfiles: 'ignore',
    etag: false,
    cacheControl: false,
    allowedPath: (pathName) => isMediaPath(pathName.replace(/^\/+/, '')),
    setHeaders: (reply, file, stats) => {
      reply.header('etag', tagOf(file, stats));
      reply.header('cache-control', 'public, no-cache');
      const type = mediaTypes[path.extname(file).toLowerCase()];
      if (type) reply.header('content-type', type);
      reply.header('content-security-policy', DRAWN_ALONE);
      if (isForSaving(file)) reply.header('content-disposition', 'attachment');
    },
  });
}
