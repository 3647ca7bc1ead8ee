/** The media of a content folder: rows of the library, and `media.yaml`, which knows what files do not say. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { inBatches } from '../database/batches';
import type { Database } from '../database/connect';
import { media } from '../database/schema';
import type { Queries } from '../desk/storage/types';
import { inTurn } from '../desk/storage/versions';
import type { MediaStore } from '../media/store';
import { namedMedia } from '../media/uses';
import { ofFiles } from './imported-rows';
import { readYamlFile } from './content-file';
import { isMediaPath, mediaFolders, mediaTypes } from './media';
import { ContentError } from './problems';

export const MEDIA_LIST = 'media.yaml';

type MediaRow = typeof media.$inferInsert;

/** An entry of `media.yaml`. */
const mediaFacts = z.object({
  path: z.string(),
  id: z.optional(z.uuid()),
  alt: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  sha256: z.optional(z.string()),
  made_at: z.optional(z.iso.datetime()),
  made_by: z.optional(z.string()),
  made_by_name: z.optional(z.string()),
});
type MediaFacts = z.output<typeof mediaFacts>;

/** @throws {ContentError} */
function readFacts(contentDir: string): Map<string, MediaFacts> {
  const file = path.join(contentDir, MEDIA_LIST);
  if (!existsSync(file)) return new Map();
  const facts = readYamlFile(readFileSync(file, 'utf8')).map(({ fields, lineOf }) => {
    const parsed = mediaFacts.safeParse(fields);
    if (parsed.success) return parsed.data;
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    const problem = { file: MEDIA_LIST, line: lineOf(field), severity: 'error' as const };
    throw new ContentError(contentDir, [
      { ...problem, message: `${field}: ${parsed.error.issues[0]?.message ?? 'is not valid'}` },
    ]);
  });
  return new Map(facts.map((each) => [each.path, each]));
}

/** Paths of a content folder's media, in the order of their letters. */
export function mediaFilesOf(contentDir: string): string[] {
  return mediaFolders
    .flatMap((folder) => {
      const below = path.join(contentDir, folder);
      if (!existsSync(below)) return [];
      const names = readdirSync(below, { recursive: true, encoding: 'utf8' });
      return names.map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`);
    })
    .filter((name) => isMediaPath(name) && statSync(path.join(contentDir, name)).isFile())
    .sort();
}

export const typeOf = (name: string): string =>
  (mediaTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream').replace(/;.*/, '');

function rowOf(contentDir: string, name: string, facts: MediaFacts | undefined): MediaRow {
  const { size, mtime } = statSync(path.join(contentDir, name));
  const { made_at: madeAt, made_by: by, made_by_name: byName, ...others } = facts ?? {};
  return {
    ...others,
    ...{ path: name, type: typeOf(name), bytes: size },
    made_at: madeAt ? new Date(madeAt) : mtime,
    made_by: by ?? ofFiles.id,
    made_by_name: byName ?? ofFiles.name,
  };
}

/** Puts the bytes of a content folder's media into the store. */
export async function storeMedia(
  contentDir: string,
  store: MediaStore,
  names = mediaFilesOf(contentDir),
): Promise<void> {
  for (const name of names) {
    await store.put(name, readFileSync(path.join(contentDir, name)));
  }
}

/**
 * Brings the library up to a content folder's media.
 * @param options.inFolder whether they are served from the folder; what is no longer there goes then
 * @param options.names all of them, or some
 */
export async function loadMedia(
  queries: Queries,
  contentDir: string,
  { inFolder, names = mediaFilesOf(contentDir) }: { inFolder: boolean; names?: string[] },
): Promise<void> {
  const facts = readFacts(contentDir);
  const known = new Map((await queries.select().from(media)).map((row) => [row.path, row]));
  const added: MediaRow[] = [];
  for (const name of names) {
    const row = known.get(name);
    const given = facts.get(name);
    const found = { ...rowOf(contentDir, name, given), in_folder: inFolder };
    if (!row) added.push(found);
    else if (inFolder ? row.in_folder && row.bytes !== found.bytes : given || row.in_folder) {
      const changed = given ? found : { bytes: found.bytes, in_folder: inFolder };
      await queries.update(media).set(changed).where(eq(media.path, name));
    }
  }
  await inBatches(added, (batch) => queries.insert(media).values(batch));
  const gone = [...known.values()].filter((row) => row.in_folder && !names.includes(row.path));
  if (!inFolder || gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await queries.delete(media).where(and(eq(media.in_folder, true), inArray(media.id, ids)));
}

/**
 * Takes the files of a content folder that items name and the library lacks: earlier versions of this server had no
 * library, and served them from there.
 * @returns how many there were
 */
export async function adoptMedia(
  database: Database,
  contentDir: string,
  store: MediaStore,
): Promise<number> {
  const rows = await database.select({ path: media.path }).from(media);
  const known = new Set(rows.map((row) => row.path));
  const named = new Set(await namedMedia(database));
  const names = mediaFilesOf(contentDir).filter((name) => named.has(name) && !known.has(name));
  if (names.length === 0) return 0;
  await storeMedia(contentDir, store, names);
  await inTurn(database, (queries) => loadMedia(queries, contentDir, { inFolder: false, names }));
  return names.length;
}
