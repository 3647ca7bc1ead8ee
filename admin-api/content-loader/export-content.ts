/** Writes all content as files, which an import reads back without loss. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/connect';
import { media } from '../database/schema';
import { hasStatus } from '../desk/storage/rows';
import type { Queries } from '../desk/storage/types';
import { writeFiles, type Files } from './export-folder';
import { MEDIA_LIST } from './load-media';
import { MEDIA_BASE } from './media';
import { UNPUBLISHED } from './check-item';
import { sources, type ContentSource } from './sources';
import { readSides, type StoredSides } from './stored-sides';
import { entryOf, pageOf, yamlOf } from './write-item';

export interface ExportReport {
  /** Number of items and of changes that are not public, and of media. */
  items: number;
  unpublished: number;
  media: number;
}

type MediaRow = typeof media.$inferSelect;

/** Names that are no file's everywhere get one of their own. */
function fileName({ row }: StoredSides, slug: unknown): string {
  const isPlain = typeof slug === 'string' && /^[a-z0-9][a-z0-9._-]{0,150}$/.test(slug);
  if (isPlain && !slug.startsWith('readme')) return `${slug}.html`;
  return `item-${createHash('sha256').update(row.id).digest('hex').slice(0, 16)}.html`;
}

/** Places as they follow from the order where no date decides; an import gives each item its index in the file. */
function ranked({ definition }: ContentSource, all: readonly StoredSides[]): Map<string, number> {
  const isDated = 'published_at' in definition.optional;
  return new Map(all.map(({ row }, index) => [row.id, isDated ? row.position : index]));
}

/** The files of one side of a collection. */
function addSide(
  files: Files,
  source: ContentSource,
  all: readonly StoredSides[],
  { side, mediaUrls }: { side: 'shown' | 'unpublished'; mediaUrls: ReadonlySet<string> },
): number {
  const places = ranked(source, all);
  const below = side === 'shown' ? '' : `${UNPUBLISHED}/`;
  const hasPages = 'slug' in source.definition.required;
  const list = `${below}${source.name}.yaml`;
  const entries: object[] = [];
  for (const each of all) {
    const fields = each[side];
    if (!fields) continue;
    const place = places.get(each.row.id) ?? 0;
    const index = hasPages ? 0 : entries.length;
    const knowsUpdates = 'updated_at' in source.definition.optional;
    const added = {
      ...(side === 'shown' &&
        hasPages &&
        knowsUpdates && { updated_at: each.updatedAt?.toISOString() }),
      ...(side === 'unpublished' && !hasStatus(source) && { status: each.row.status }),
      ...(place !== index && { position: place }),
    };
    const file = hasPages ? `${below}${source.name}/${fileName(each, fields['slug'])}` : list;
    const facts = { file, mediaUrls, added };
    if (hasPages) files.set(file, pageOf(source, fields, facts));
    else entries.push(entryOf(source, fields, facts));
  }
  if (entries.length > 0) files.set(list, yamlOf(entries));
  return hasPages ? all.filter((each) => each[side]).length : entries.length;
}

function factsOf(row: MediaRow): object {
  const { path: name, id, alt, width, height, sha256, made_by, made_by_name } = row;
  return {
    ...{ path: name, id },
    ...(alt && { alt }),
    ...(width !== null && { width }),
    ...(height !== null && { height }),
    ...(sha256 !== null && { sha256 }),
    ...{ made_at: row.made_at.toISOString(), made_by, made_by_name },
  };
}

/** The bytes of a file, of the first folder that has it. */
async function bytesOf(name: string, folders: readonly string[]): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const bytes = await readFile(path.join(folder, name)).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}

async function addMediaFiles(
  files: Files,
  queries: Pick<Queries, 'select'>,
  folders: readonly string[],
): Promise<ReadonlySet<string>> {
  const facts: object[] = [];
  const urls = new Set<string>();
  for (const row of await queries.select().from(media).orderBy(media.path)) {
    const bytes = await bytesOf(row.path, folders);
    if (!bytes) continue;
    files.set(row.path, bytes);
    facts.push(factsOf(row));
    urls.add(MEDIA_BASE + encodeURI(row.path));
  }
  files.set(MEDIA_LIST, yamlOf(facts));
  return urls;
}

/**
 * Exports everything but history: items, changes that are not public, and media.
 * @param from.mediaFolders absolute paths; the first that has a file gives it
 * @param folder absolute path; missing, empty, or an earlier export, which is replaced
 * @throws {ExportFolderError}
 */
export async function exportContent(
  database: Database,
  from: { mediaFolders: readonly string[] },
  folder: string,
): Promise<ExportReport> {
  const files: Files = new Map();
  const report = { items: 0, unpublished: 0, media: 0 };
  await database.transaction(
    async (queries) => {
      const mediaUrls = await addMediaFiles(files, queries, from.mediaFolders);
      report.media = mediaUrls.size;
      for (const source of sources) {
        const all = await readSides(queries, source);
        report.items += addSide(files, source, all, { side: 'shown', mediaUrls });
        report.unpublished += addSide(files, source, all, { side: 'unpublished', mediaUrls });
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  writeFiles(files, folder);
  return report;
}
