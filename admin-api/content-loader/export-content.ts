/** Writes all content as files, which an import reads back without loss. */
import { createHash } from 'node:crypto';
import type { Database } from '../database/connect';
import { media } from '../database/schema';
import { hasStatus } from '../desk/storage/rows';
import { readMediaFile, type MediaPlace } from '../media/store';
import { namedMedia } from '../media/uses';
import { replaceExport, type ExportWriter } from './export-folder';
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
  /** Paths of media that the library or items name, and that no place has: the export lacks them. */
  missing: string[];
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

/** Writes the files of one side of a collection. */
async function putSide(
  { put }: ExportWriter,
  source: ContentSource,
  all: readonly StoredSides[],
  { side, mediaUrls }: { side: 'shown' | 'unpublished'; mediaUrls: ReadonlySet<string> },
): Promise<number> {
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
    if (hasPages) await put(file, pageOf(source, fields, facts));
    else entries.push(entryOf(source, fields, facts));
  }
  if (entries.length > 0) await put(list, yamlOf(entries));
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

/** Writes the bytes of media, each once; keeps which were there. */
function mediaCopy(writer: ExportWriter, places: readonly MediaPlace[]) {
  const copied = new Set<string>();
  return {
    copied,
    copy: async (rows: readonly Pick<MediaRow, 'path'>[]) => {
      for (const { path: name } of rows.filter((row) => !copied.has(row.path))) {
        const bytes = await readMediaFile(places, name);
        if (!bytes) continue;
        await writer.put(name, bytes);
        copied.add(name);
      }
    },
  };
}

/**
 * Exports everything but history: items, changes that are not public, and media.
 * @param places where media are; the first that has a file gives it
 * @param folder absolute path; missing, empty, or an earlier export, which is replaced
 * @throws {Error} where the folder holds other things than an export
 */
export function exportContent(
  database: Database,
  places: readonly MediaPlace[],
  folder: string,
): Promise<ExportReport> {
  return replaceExport(folder, async (writer) => {
    const { copied, copy } = mediaCopy(writer, places);
    // Before the transaction, during which PGlite answers nobody else.
    await copy(await database.select({ path: media.path }).from(media));
    return database.transaction(
      async (queries) => {
        const rows = await queries.select().from(media).orderBy(media.path);
        await copy(rows);
        const known = new Set(rows.map(({ path: name }) => name));
        for (const name of copied) if (!known.has(name)) await writer.drop(name);
        const kept = rows.filter((row) => copied.has(row.path));
        await writer.put(MEDIA_LIST, yamlOf(kept.map(factsOf)));
        const mediaUrls = new Set(kept.map((row) => MEDIA_BASE + encodeURI(row.path)));
        const missing = [...new Set([...known, ...(await namedMedia(queries))])].filter(
          (name) => !copied.has(name),
        );
        const report = { items: 0, unpublished: 0, media: kept.length, missing: missing.sort() };
        for (const source of sources) {
          const all = await readSides(queries, source);
          report.items += await putSide(writer, source, all, { side: 'shown', mediaUrls });
          const unpublished = { side: 'unpublished', mediaUrls } as const;
          report.unpublished += await putSide(writer, source, all, unpublished);
        }
        return report;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  });
}
