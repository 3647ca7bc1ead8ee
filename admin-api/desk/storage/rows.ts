/** Items as rows: the public one, and the facts of the working copy. */
import { getTableColumns, sql } from 'drizzle-orm';
import { foldedText } from '@corporate-website/contract/folded-text';
import { MEDIA_BASE } from '../../content-loader/media';
import type { ContentSource } from '../../content-loader/sources';
import { inBatches } from '../../database/batches';
import { hashOf } from '../../database/hash';
import type { ItemState } from '../../database/kinds';
import { contentItem, type workingItem } from '../../database/schema';
import { slugKey as keyOf } from '../../../src/lib/slug-rules';
import type { Fields, Queries } from './types';

export type WorkingRow = typeof workingItem.$inferSelect;
export type PublicRow = typeof contentItem.$inferInsert;

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const momentOf = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);

/** Whether the contract lets the public see the state of such items. */
export const hasStatus = ({ definition }: ContentSource): boolean =>
  'status' in definition.optional;

/** The fields as an item in a state has them. */
export function inState(collection: ContentSource, fields: Fields, status: ItemState): Fields {
  return hasStatus(collection) ? { ...fields, status } : fields;
}

/** The key by which the site compares the slug of an item that has one: without case, and as it looks. */
export const slugKey = (slug: unknown): string | null =>
  typeof slug === 'string' ? keyOf(slug) : null;

/** The first field that an item must have besides its address: title, name or quote. */
function titleOf({ definition }: ContentSource, fields: Fields): string {
  const name = Object.keys(definition.required).find((field) => !['id', 'slug'].includes(field));
  return textOrNull(name && fields[name]) ?? textOrNull(fields['id']) ?? '';
}

/** The facts of a working copy that editors list, filter and order by. */
export function factsOf(collection: ContentSource, fields: Fields) {
  const title = titleOf(collection, fields);
  return {
    slug_key: slugKey(fields['slug']),
    title,
    title_folded: foldedText(title),
    category: textOrNull(fields['category']) ?? textOrNull(fields['type']),
    published_at: momentOf(fields['published_at']),
  };
}

const MEDIA_ADDRESS = new RegExp(
  `${MEDIA_BASE.replaceAll('.', '\\.')}([A-Za-z0-9._~/%!$&+,;=:@()*-]+)`,
  'g',
);

/** Paths of the media that fields name, as addresses have them. */
export function mediaNamed(...all: (Fields | undefined)[]): string[] {
  const found = JSON.stringify(all).matchAll(MEDIA_ADDRESS);
  return [...new Set([...found].map(([, path = '']) => path))].sort();
}

/** The row that the public calls read. */
export function publicRowOf(
  { definition, markdown }: ContentSource,
  fields: Fields,
  { position, updated_at }: Pick<PublicRow, 'position' | 'updated_at'>,
): PublicRow {
  const summary: Fields = {};
  const richText: Record<string, string> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (markdown.includes(field) && typeof value === 'string') richText[field] = value;
    else summary[field] = value;
  }
  return {
    collection: definition.name,
    id: String(fields['id']),
    slug: textOrNull(fields['slug']),
    title_folded: foldedText(textOrNull(fields['title']) ?? ''),
    category: textOrNull(fields['category']),
    type: textOrNull(fields['type']),
    is_main: fields['is_main'] !== false,
    status: textOrNull(fields['status']) ?? 'publish',
    published_at: momentOf(fields['published_at']),
    position,
    summary,
    rich_text: richText,
    content_hash: hashOf(fields),
    updated_at,
  };
}

const given = (column: string) => sql.raw(`excluded.${column}`);
/** Everything but the key; the place in a list may move without the item changing. */
const updates = Object.fromEntries(
  Object.keys(getTableColumns(contentItem))
    .filter((name) => !['collection', 'id', 'updated_at'].includes(name))
    .map((name) => [name, given(name)]),
);

/** Puts public rows in their places. `updated_at` moves for those alone whose content is another. */
export async function putPublicRows(queries: Queries, rows: readonly PublicRow[]): Promise<void> {
  await inBatches(rows, (batch) =>
    queries
      .insert(contentItem)
      .values(batch)
      .onConflictDoUpdate({
        target: [contentItem.collection, contentItem.id],
        set: {
          ...updates,
          updated_at: sql`case when ${contentItem.content_hash} = excluded.content_hash
            then ${contentItem.updated_at} else excluded.updated_at end`,
        },
      }),
  );
}
