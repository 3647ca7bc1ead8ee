/** The library of pictures and PDFs: adding, finding, naming and removing them. */
import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { foldedText } from '@corporate-website/contract/folded-text';
import { typeOf } from '../content-loader/load-media';
import { MEDIA_BASE, UPLOADS } from '../content-loader/media';
import { media } from '../database/schema';
import type { MediaFile, Use } from '../desk/protocol';
import type { Change, Queries } from '../desk/storage/types';
import { inTurn } from '../desk/storage/versions';
import { inspectUpload, type InspectedUpload } from './inspect';
import { mediaPath } from './sizes';
import type { MediaStore } from './store';
import { whereUsed } from './uses';

export interface MediaQuery {
  /** A part of the name or the text alternative, in any case. */
  q?: string | undefined;
  kind?: 'picture' | 'file' | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

type Row = typeof media.$inferSelect;
type Reading = Pick<Queries, 'select'>;

const NAME_LENGTH = 60;

function fileOf(row: Row): MediaFile {
  const { id, path: name, type, bytes, width, height, alt, made_by_name: by } = row;
  const url = MEDIA_BASE + encodeURI(name);
  const madeAt = row.made_at.toISOString();
  return {
    ...{ id, path: name, url, type, bytes, width, height, alt },
    made_at: madeAt,
    made_by: by,
  };
}

/** A page of the library, newest first. */
export async function listMedia(
  database: Reading,
  { q = '', kind, page = 1, pageSize = 25 }: MediaQuery,
): Promise<{ items: MediaFile[]; total: number }> {
  const rows = await database.select().from(media);
  const files = rows
    .map(fileOf)
    .filter(
      (file) =>
        foldedText(`${file.path} ${file.alt}`).includes(foldedText(q)) &&
        (!kind || (kind === 'picture') === file.type.startsWith('image/')),
    )
    .sort((a, b) => (a.made_at === b.made_at ? 0 : a.made_at < b.made_at ? 1 : -1));
  return { items: files.slice((page - 1) * pageSize, page * pageSize), total: files.length };
}

async function findRow(database: Reading, id: string): Promise<Row | undefined> {
  const [row] = await database.select().from(media).where(eq(media.id, id));
  return row;
}

/** The file of the library that has a stored address; undefined for any other address. */
export async function mediaAt(database: Reading, address: string): Promise<MediaFile | undefined> {
  const stored = mediaPath(address);
  if (stored === undefined) return undefined;
  const [row] = await database.select().from(media).where(eq(media.path, stored));
  return row && fileOf(row);
}

/** A file of the library, and where it is used. */
export async function readMedia(
  database: Reading,
  id: string,
): Promise<(MediaFile & { usedBy: Use[] }) | undefined> {
  const row = await findRow(database, id);
  return row && { ...fileOf(row), usedBy: await whereUsed(database, row.path) };
}

/** A path of plain letters that no other upload ever has. */
function newPath(name: string, extension: string): string {
  const stem = foldedText(path.parse(name.replaceAll('\\', '/')).name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `${UPLOADS}/${stem || 'file'}-${randomUUID().slice(0, 8)}${extension}`;
}

async function findSame(database: Reading, sha256: string): Promise<MediaFile | undefined> {
  const [row] = await database.select().from(media).where(eq(media.sha256, sha256));
  return row && fileOf(row);
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

export type AddedMedia =
  | { ok: true; isNew: boolean; media: MediaFile }
  /** `message` is a phrase such as `is an HTML page, not a picture`. */
  | { ok: false; reason: 'unfit'; message: string }
  | { ok: false; reason: 'no-room' };

interface Upload {
  name: string;
  sha256: string;
  alt: string;
  kept: InspectedUpload;
}

/** Writes a known file's bytes again: the store may have lost them. @returns undefined where the file was removed meanwhile */
async function addAgain(
  { database }: Change,
  store: MediaStore,
  { sha256, kept }: Upload,
): Promise<MediaFile | undefined> {
  const known = await findSame(database, sha256);
  if (!known) return undefined;
  await store.put(known.path, kept.bytes);
  const still = await findSame(database, sha256);
  if (still?.id === known.id) return still;
  await store.remove(known.path);
  return undefined;
}

/** Stores bytes under a path of their own, so that nobody who removes others can meet them, and then their row. */
async function addNew(
  { database, actor, now }: Change,
  store: MediaStore,
  { name, sha256, alt, kept }: Upload,
): Promise<{ isNew: boolean; media: MediaFile }> {
  const { bytes, extension, width, height } = kept;
  const file = newPath(name, extension);
  await store.put(file, bytes);
  const row = {
    ...{ path: file, type: typeOf(file), bytes: bytes.length, width, height, sha256 },
    ...{ alt: alt.trim(), made_at: now, made_by: actor.id, made_by_name: actor.name },
  };
  const added = await inTurn(database, async (queries) => {
    // Of two who upload the same at once, one is told that it is there.
    const same = await findSame(queries, sha256);
    if (same) return { isNew: false, media: same };
    const [own] = await queries.insert(media).values(row).returning();
    if (!own) throw new Error(`${file} was not stored.`);
    return { isNew: true, media: fileOf(own) };
  }).catch(async (error: unknown) => {
    await store.remove(file);
    throw error;
  });
  if (!added.isNew) await store.remove(file);
  return added;
}

/** Adds a file to the library, unless it is there already. Nothing is kept of one that is refused. */
export async function addMedia(
  change: Change,
  store: MediaStore,
  { name, bytes, alt = '' }: { name: string; bytes: Buffer; alt?: string | undefined },
): Promise<AddedMedia> {
  const kept = await inspectUpload(bytes);
  if (typeof kept === 'string') return { ok: false, reason: 'unfit', message: kept };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const upload = { name, sha256, alt, kept };
  try {
    const known = await addAgain(change, store, upload);
    if (known) return { ok: true, isNew: false, media: known };
    return { ok: true, ...(await addNew(change, store, upload)) };
  } catch (error) {
    if (isFull(error)) return { ok: false, reason: 'no-room' };
    throw error;
  }
}

/** Says what a picture shows. */
export async function setMediaAlt(
  { database }: Change,
  id: string,
  alt: string,
): Promise<{ ok: true; media: MediaFile } | { ok: false; reason: 'missing' }> {
  const named = { alt: alt.trim() };
  const [row] = await database.update(media).set(named).where(eq(media.id, id)).returning();
  return row ? { ok: true, media: fileOf(row) } : { ok: false, reason: 'missing' };
}

export type RemovedMedia =
  | { ok: true }
  | { ok: false; reason: 'missing' | 'forbidden' | 'in-use' | 'in-folder' };

/** Removes a file that no item names: an editor, or the writer who uploaded it. Files of the content folder stay. */
export async function removeMedia(
  { database, actor }: Change,
  store: MediaStore,
  id: string,
): Promise<RemovedMedia> {
  const removed = await inTurn(database, async (queries) => {
    const row = await findRow(queries, id);
    if (!row) return { ok: false, reason: 'missing' } as const;
    if (row.in_folder) return { ok: false, reason: 'in-folder' } as const;
    const isAllowed = actor.role === 'editor' || row.made_by === actor.id;
    if (!isAllowed) return { ok: false, reason: 'forbidden' } as const;
    const uses = await whereUsed(queries, row.path);
    if (uses.length > 0) return { ok: false, reason: 'in-use' } as const;
    await queries.delete(media).where(eq(media.id, id));
    return { ok: true, path: row.path } as const;
  });
  if (!removed.ok) return removed;
  await store.remove(removed.path);
  return { ok: true };
}
