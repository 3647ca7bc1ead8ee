/** The differences between the items of two snapshots, in words. */
import { collections, type Collection, type CollectionKey } from '../../src/collections/build-rows';
import { withoutMark } from '../../src/pull/snapshot/media-names';
import type { SnapshotItem } from '../../src/pull/snapshot/types';
import { linesOfHtml, wordDiff, type WordPart } from './words';

/** An item's name in a report. */
export interface ItemName {
  collection: CollectionKey;
  id: string;
  slug: string | null;
  title: string;
  /** The path of its page; null without one. */
  path: string | null;
}

export interface FieldChange {
  /** The field's name in the admin API. */
  field: string;
  words: WordPart[];
  /** A change other than of words, described; null if words have changed. */
  other: string | null;
}

export interface ChangedItem extends ItemName {
  /** Empty if too many items have changed: then this one is only named. */
  fields: FieldChange[];
}

/** Most items whose words are compared. */
export const MOST_WORDS = 60;

export interface ItemChanges {
  added: ItemName[];
  changed: ChangedItem[];
  removed: ItemName[];
}

/** The items of a snapshot, or of some of its collections. */
export type ItemLists = Partial<Record<CollectionKey, readonly SnapshotItem[]>>;

/** `updated_at` follows each change of another field; the slug is compared by itself. */
const NOT_COMPARED = new Set(['updated_at', 'slug']);

/** An item's name in a report: its title, or another field that names it. */
export function itemName(
  { key, page }: Pick<Collection, 'key' | 'page'>,
  { id, slug, fields }: Pick<SnapshotItem, 'id' | 'slug' | 'fields'>,
): ItemName {
  const title = ['title', 'name', 'quote', 'company']
    .map((field) => fields[field])
    .find((value) => typeof value === 'string' && value !== '');
  return {
    collection: key,
    id,
    slug: slug ?? null,
    title: typeof title === 'string' ? title.slice(0, 160) : `No. ${id}`,
    path: page && slug ? page.path(slug) : null,
  };
}

/** A value as lines of text. */
function linesOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(linesOf).join('\n');
  if (typeof value !== 'object') return withoutMark(String(value));
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== undefined && part !== '')
    .map(([name, part]) => `${name}: ${linesOf(part)}`)
    .join(', ');
}

const addressesIn = (html: string) =>
  new Set(Array.from(html.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, address = '']) => address));

/** The change of a rich text in words that has the same words. */
function otherChange(before: string, after: string): string {
  const [old, now] = [addressesIn(before), addressesIn(after)];
  const gone = [...old].filter((address) => !now.has(address));
  const come = [...now].filter((address) => !old.has(address));
  const told = [
    ...gone.map((address) => `no longer leads to or shows ${address}`),
    ...come.map((address) => `now leads to or shows ${address}`),
  ];
  const more = told.length > 4 ? `, and ${told.length - 4} more` : '';
  return told.length > 0
    ? `The words are the same; the text ${told.slice(0, 4).join(', ')}${more}.`
    : 'The words are the same; headings, lists or emphasis have changed.';
}

const ANOTHER_FILE = 'Another picture or file is under the same address.';

function fieldChanges(before: SnapshotItem, after: SnapshotItem): FieldChange[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const plain = [...names]
    .filter((field) => !NOT_COMPARED.has(field))
    .map((field): FieldChange => {
      const [old, now] = [before.fields[field], after.fields[field]];
      const words = wordDiff(linesOf(old), linesOf(now));
      const isSame = words.length > 0 || JSON.stringify(old) === JSON.stringify(now);
      return { field, words, other: isSame ? null : ANOTHER_FILE };
    });
  const texts = new Set([...Object.keys(before.rich), ...Object.keys(after.rich)]);
  const rich = [...texts].map((field): FieldChange => {
    const [old, now] = [before.rich[field]?.html ?? '', after.rich[field]?.html ?? ''];
    const words = wordDiff(linesOfHtml(old), linesOfHtml(now));
    return { field, words, other: words.length > 0 || old === now ? null : otherChange(old, now) };
  });
  const slug: FieldChange = {
    field: 'slug',
    words: wordDiff(before.slug ?? '', after.slug ?? ''),
    other: null,
  };
  return [slug, ...plain, ...rich].filter(({ words, other }) => words.length > 0 || other !== null);
}

/** All compared parts of an item, as one string. */
function comparedOf({ slug, fields, rich }: SnapshotItem): string {
  const compared = Object.entries(fields).filter(([field]) => !NOT_COMPARED.has(field));
  return JSON.stringify([
    slug,
    compared,
    Object.entries(rich).map(([name, { html }]) => [name, html]),
  ]);
}

/** The added, changed and removed items, in the order of the collections. */
export function itemChanges(before: Readonly<ItemLists>, after: Readonly<ItemLists>): ItemChanges {
  const changes: ItemChanges = { added: [], changed: [], removed: [] };
  for (const row of collections) {
    const old = new Map((before[row.key] ?? []).map((item) => [item.id, item]));
    for (const item of after[row.key] ?? []) {
      const earlier = old.get(item.id);
      old.delete(item.id);
      if (!earlier) changes.added.push(itemName(row, item));
      else if (earlier.digest !== item.digest || earlier.slug !== item.slug) {
        if (changes.changed.length < MOST_WORDS) {
          const fields = fieldChanges(earlier, item);
          if (fields.length > 0) changes.changed.push({ ...itemName(row, item), fields });
        } else if (comparedOf(earlier) !== comparedOf(item)) {
          changes.changed.push({ ...itemName(row, item), fields: [] });
        }
      }
    }
    for (const item of old.values()) changes.removed.push(itemName(row, item));
  }
  return changes;
}
