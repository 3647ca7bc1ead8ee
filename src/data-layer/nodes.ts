/** Turns the snapshot's items into the data of Gatsby's nodes; pure. */
import { foldedText } from '@corporate-website/contract/folded-text';
import { digestOf } from '../lib/build/digest';
import { fieldText } from '../lib/field-text';
import { groupInOrder } from '../lib/group-in-order';
import { percentDecoded } from '../lib/percent-decoding';
import { statedChange } from '../lib/stated-change';
import { timeOf } from '../lib/time-of';
import { valueAt } from '../lib/value-at';
import type { Collection } from '../collections/build-rows';
import { withFarAnchors } from './far-anchors';
import type { RichText, Snapshot, SnapshotItem, SnapshotPicture } from '../pull/snapshot/types';

/** A picture in a node; without paths, which differ between machines. */
export interface PictureReference {
  hash: string;
  name: string;
  alt: string;
  width: number;
  height: number;
  dominant_color: string;
  format: SnapshotPicture['format'];
  is_vector: boolean;
  is_animated: boolean;
}

/** A rich text with references to its pictures; null for a picture that could not be fetched. */
export interface NodeRichText extends Omit<RichText, 'pictures'> {
  pictures: readonly (PictureReference | null)[];
}

export interface NodeData {
  api_id: string;
  position: number;
  content_digest: string;
  rich: Record<string, NodeRichText>;
  /** By the field that holds the URL, such as `author.image_cdn`. */
  pictures: Record<string, PictureReference>;
  file?: { hash: string; name: string };
  previous_id: string | null;
  next_id: string | null;
  related_ids: readonly string[];
  is_first?: boolean;
  [field: string]: unknown;
}

/** A short, safe file name from a URL: `motor-claim` of `https://cdn.example/a/Motor%20claim.jpg?w=1`. */
export function pictureName(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const file = (percentDecoded(path.slice(path.lastIndexOf('/') + 1)) ?? '').replace(
    /\.[a-z0-9]+$/i,
    '',
  );
  const name = foldedText(file)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return name || 'picture';
}

function reference(picture: SnapshotPicture | undefined, alt: string): PictureReference | null {
  if (!picture) return null;
  return {
    hash: picture.hash,
    name: pictureName(picture.url),
    alt,
    width: picture.width,
    height: picture.height,
    dominant_color: picture.dominantColor,
    format: picture.format,
    is_vector: picture.format === 'svg',
    is_animated: picture.animated,
  };
}

function pictureReferences(
  row: Collection,
  item: SnapshotItem,
  snapshot: Snapshot,
): Record<string, PictureReference> {
  const found: Record<string, PictureReference> = {};
  for (const { field, altField } of row.pictures) {
    const url = valueAt(item.fields, field);
    if (typeof url !== 'string') continue;
    const alt = altField ? valueAt(item.fields, altField) : '';
    const picture = reference(snapshot.manifest.pictures[url], typeof alt === 'string' ? alt : '');
    if (picture) found[field] = picture;
  }
  return found;
}

function richTexts(item: SnapshotItem, snapshot: Snapshot): Record<string, NodeRichText> {
  return Object.fromEntries(
    Object.entries(item.rich).map(([name, text]) => [
      name,
      {
        ...text,
        html: withFarAnchors(text.html, snapshot),
        pictures: text.pictures.map(({ url, alt }) =>
          reference(snapshot.manifest.pictures[url], alt),
        ),
      },
    ]),
  );
}

/** Number of neighbours in its group that an item is compared with. */
const RELATED_WINDOW = 12;
/** Greatest distance of such a neighbour, if many between are not offered. */
const RELATED_REACH = 500;
const RELATED_COUNT = 3;

/** The group in which related items are sought: a service, else a category, else a department. */
function groupOf(item: SnapshotItem): string {
  const { type, category, department } = item.fields;
  const group = type ?? (category === 'General' ? undefined : category) ?? department;
  return typeof group === 'string' ? group : '';
}

function tagsOf(item: SnapshotItem): ReadonlySet<string> {
  const { tags, technologies } = item.fields;
  return new Set([tags, technologies].flat().filter((tag) => typeof tag === 'string'));
}

type Filter = (item: SnapshotItem) => boolean;

function nearest(items: readonly SnapshotItem[], index: number, isOffered: Filter): SnapshotItem[] {
  const found: SnapshotItem[] = [];
  const far = Math.min(items.length, RELATED_REACH);
  for (let distance = 1; found.length < RELATED_WINDOW && distance < far; distance += 1) {
    for (const at of [index + distance, index - distance]) {
      const item = items[at];
      if (item && isOffered(item)) found.push(item);
    }
  }
  return found;
}

/**
 * Up to three related items for each item. Of the nearest in time of its group, those with most shared tags come first;
 * the nearest of the whole collection fill up. In both, the next older and newer item come last, because the page links
 * to them anyway. Takes time linear in the number of items.
 * @param isOffered whether pages may link to an item; false for a closed job
 */
export function relatedItems(
  items: readonly SnapshotItem[],
  isOffered: Filter = () => true,
): ReadonlyMap<string, readonly SnapshotItem[]> {
  const groups = new Map(groupInOrder(items, groupOf));
  const places = new Map<SnapshotItem, number>();
  for (const group of groups.values()) group.forEach((item, index) => places.set(item, index));
  return new Map(
    items.map((item, index) => {
      const group = groupOf(item);
      const own = group ? nearest(groups.get(group) ?? [], places.get(item) ?? 0, isOffered) : [];
      const tags = tagsOf(item);
      const shared = (other: SnapshotItem) =>
        [...tagsOf(other)].filter((tag) => tags.has(tag)).length;
      const ranked = own
        .map((other, distance) => ({ other, distance, shared: shared(other) }))
        .sort((a, b) => b.shared - a.shared || a.distance - b.distance)
        .map(({ other }) => other);
      const beside = new Set([items[index - 1], items[index + 1]]);
      const neighboursLast = (some: readonly SnapshotItem[]) =>
        some.toSorted((a, b) => Number(beside.has(a)) - Number(beside.has(b)));
      const others = ranked.length < RELATED_COUNT ? nearest(items, index, isOffered) : [];
      const all = [...neighboursLast(ranked), ...neighboursLast(others)];
      return [item.id, [...new Set(all)].slice(0, RELATED_COUNT)];
    }),
  );
}

/** Dates with a `_utc` field to sort by. */
export const SORTED_MOMENTS = ['published_at', 'starts_at'] as const;

/**
 * The moments to sort by. An item that does not say when it was published is the oldest: Gatsby would have it before the
 * newest. An event without a day is still to come, and has none.
 */
function momentsInUtc(
  { item }: Collection,
  fields: SnapshotItem['fields'],
): Record<string, string> {
  return Object.fromEntries(
    SORTED_MOMENTS.flatMap((name) => {
      const undated = name === 'published_at' && name in item.optional ? 0 : null;
      const at = timeOf(fieldText(fields[name])) ?? undated;
      return at === null ? [] : [[`${name}_utc`, new Date(at).toISOString()]];
    }),
  );
}

/** The fields of an item's node, without its Gatsby id. `position` has the order. */
function nodeData(
  row: Collection,
  item: SnapshotItem,
  snapshot: Snapshot,
  now: number,
): Omit<NodeData, 'previous_id' | 'next_id' | 'related_ids'> {
  const pictures = pictureReferences(row, item, snapshot);
  const rich = richTexts(item, snapshot);
  const url = row.fileField ? valueAt(item.fields, row.fileField) : undefined;
  const file = typeof url === 'string' ? snapshot.manifest.files[url] : undefined;
  const dated = {
    ...row.atBuild?.(item.fields, now),
    ...momentsInUtc(row, item.fields),
    ...('updated_at' in item.fields && { updated_at: statedChange(item.fields, now) }),
  };
  return {
    ...item.fields,
    ...dated,
    api_id: item.id,
    ...(item.slug === undefined ? {} : { slug: item.slug }),
    position: item.position,
    rich,
    pictures,
    ...(file ? { file: { hash: file.hash, name: file.name } } : {}),
    // The file knows its size better than the API.
    ...(file && 'size_bytes' in row.item.optional ? { size_bytes: file.bytes } : {}),
    ...(item.first === undefined ? {} : { is_first: item.first }),
    content_digest: digestOf(item.digest, pictures, rich, file?.hash, dated),
  };
}

export interface NodeInput {
  /** Gatsby's id. */
  id: string;
  typeName: string;
  data: NodeData;
  /** Changes if the node has changed. The place in the list counts only for items without pages. */
  digest: string;
}

/**
 * The nodes of a collection, in the server's order, linked to their neighbours.
 * @param nodeId makes Gatsby's id from a name such as `BlogPost:17`
 * @param now milliseconds since 1970
 */
export function collectionNodes(
  row: Collection,
  snapshot: Snapshot,
  nodeId: (name: string) => string,
  now: number,
): NodeInput[] {
  const items = snapshot.items[row.key];
  const bases = new Map(items.map((item) => [item, nodeData(row, item, snapshot, now)]));
  const isOffered: Filter = (item) => bases.get(item)?.['is_open'] !== false;
  const related = row.page ? relatedItems(items, isOffered) : undefined;
  const idOf = (item: SnapshotItem | undefined) =>
    item ? nodeId(`${row.typeName}:${item.id}`) : null;
  return [...bases].map(([item, base], index) => {
    const links = {
      next_id: row.page ? idOf(items[index - 1]) : null,
      previous_id: row.page ? idOf(items[index + 1]) : null,
      related_ids: (related?.get(item.id) ?? []).map((other) => idOf(other) as string),
    };
    const data: NodeData = { ...(base as NodeData), ...links };
    return {
      id: idOf(item) as string,
      typeName: row.typeName,
      data,
      digest: digestOf(base.content_digest, links, row.page ? null : item.position),
    };
  });
}
