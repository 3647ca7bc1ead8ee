/** Finds the pictures and files that items show, by their addresses. */
import type { Collection, CollectionKey } from '../collections/build-rows';
import { valueAt } from '../lib/value-at';
import { itemDigest } from './item-digest';
import type { SnapshotItem } from './snapshot/types';

export interface MediaCollection {
  key: CollectionKey;
  /** Whether the item was read in this pull; for others, the earlier download stays. */
  live: boolean;
  items: readonly SnapshotItem[];
}

export type MediaKind = 'picture' | 'file';

/** A place that shows a picture or file. */
export interface MediaUse {
  collection: CollectionKey;
  id: string;
  slug?: string;
  field: string;
}

interface Held {
  kind: MediaKind;
  /** The address in the item. */
  address: string;
  field: string;
}

/** The addresses of pictures and files that an item shows, each with its field. */
export function mediaOf(collection: Collection, item: SnapshotItem): Held[] {
  const found: Held[] = [];
  for (const { field } of collection.pictures) {
    const address = valueAt(item.fields, field);
    if (typeof address === 'string') found.push({ kind: 'picture', address, field });
  }
  for (const [field, text] of Object.entries(item.rich)) {
    for (const { url: address } of text.pictures) found.push({ kind: 'picture', address, field });
  }
  const { fileField: field } = collection;
  const file = field ? item.fields[field] : undefined;
  if (field && typeof file === 'string') found.push({ kind: 'file', address: file, field });
  return found;
}

/** The name of a picture or file, by its address in an item. */
export type Rename = (kind: MediaKind, address: string) => string;

function withValue(fields: SnapshotItem['fields'], path: string, value: string) {
  const [holder = '', part] = path.split('.');
  if (part === undefined) return { ...fields, [holder]: value };
  return { ...fields, [holder]: { ...(fields[holder] as object), [part]: value } };
}

/** The same item where none is another. */
function renamed(collection: Collection, item: SnapshotItem, rename: Rename): SnapshotItem {
  const held = mediaOf(collection, item);
  if (held.every(({ kind, address }) => rename(kind, address) === address)) return item;
  let { fields } = item;
  for (const { kind, address, field } of held) {
    if (!(field in item.rich)) fields = withValue(fields, field, rename(kind, address));
  }
  const rich = Object.fromEntries(
    Object.entries(item.rich).map(([field, text]) => [
      field,
      {
        ...text,
        pictures: text.pictures.map((picture) => ({
          ...picture,
          url: rename('picture', picture.url),
        })),
      },
    ]),
  );
  return { ...item, fields, rich, digest: itemDigest({ fields, rich }) };
}

/** Collections with new names for the pictures and files of their items. */
export const allRenamed = <T extends { collection: Collection; items: readonly SnapshotItem[] }>(
  pulled: readonly T[],
  rename: Rename,
): T[] =>
  pulled.map((entry) => ({
    ...entry,
    items: entry.items.map((item) => renamed(entry.collection, item, rename)),
  }));
