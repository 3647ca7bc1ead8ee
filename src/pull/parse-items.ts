/** Turns a server's item into the site's: parses, cleans, sanitises rich text, hashes. */
import { applyUrl, moment, webUrl, type ItemDefinition } from '@corporate-website/contract/items';
import { parseItem, withheldBecause, type FieldProblem } from '@corporate-website/contract/parse';
import { items as definitions } from '@corporate-website/contract/items';
import { cleanFields } from '../collections/clean-fields';
import type { Collection } from '../collections/build-rows';
import { sha256 } from '../lib/build/digest';
import { fieldText } from '../lib/field-text';
import { isSigned } from '../lib/lasting-address';
import { timeOf } from '../lib/time-of';
import type { Loss } from '../rich-text/types';
import { itemDigest } from './item-digest';
import type { RichText, SnapshotItem } from './snapshot/types';
import { endBeforeStart } from './period';
import type { ItemState } from './previous';
import { textNotes } from './text-notes';

type Json = Readonly<Record<string, unknown>>;

/** An item without its position. */
export interface MadeItem {
  item: Omit<SnapshotItem, 'position'>;
  state: ItemState;
}

export type Making = { ok: true; made: MadeItem } | { ok: false; problems: FieldProblem[] };

/** The place of a text on the site. */
export interface TextPlace {
  idPrefix?: string;
  ownPath?: string;
}

export interface MakeContext {
  renderRichText: (source: string, place: TextPlace) => { text: RichText; losses: readonly Loss[] };
  now: number;
}

/** The last version, whose rich text is reused if the HTML is the same. */
export interface Earlier {
  item: SnapshotItem;
  state: ItemState;
}

/** The three fields that decide whether an item is shown. All kinds that have them define them like this. */
const gateFields: ItemDefinition = {
  name: 'gate',
  required: {},
  optional: {
    is_main: definitions.Post.optional.is_main,
    status: definitions.Post.optional.status,
    published_at: moment,
  },
  dates: ['published_at'],
};

export interface Gate {
  withheld: boolean;
  /** When a scheduled item is due; ISO 8601 in UTC, as `publishedAt`. */
  due?: string;
  publishedAt?: string;
}

/** Whether to show an item, by the raw item: an invalid item may be withdrawn too. */
export function gateOf(collection: Collection, raw: Json, now: number): Gate {
  const fields = readableGates(raw, collection.item);
  const reason = withheldBecause(fields, now);
  const published = timeOf(fieldText(fields['published_at']));
  if (published === null) return { withheld: reason !== null };
  const publishedAt = new Date(published).toISOString();
  return {
    withheld: reason !== null,
    publishedAt,
    ...(reason === 'published_at' ? { due: publishedAt } : {}),
  };
}

/** The gates of a raw item. A gate that the contract does not define for this kind is ignored. */
function readableGates(raw: Json, definition: ItemDefinition): Json {
  const read: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(gateFields.optional)) {
    if (!(field in definition.optional)) continue;
    const gate = { ...gateFields, optional: { [field]: schema } };
    const parsed = parseItem(gate, { [field]: raw[field] });
    if (parsed.ok) Object.assign(read, parsed.item);
  }
  return read;
}

/**
 * Makes a snapshot's item from a raw one.
 * @returns the problems, if a required field is missing or of a wrong type
 */
export function makeItem(
  collection: Collection,
  raw: Json,
  context: MakeContext,
  earlier?: Earlier,
): Making {
  const parsed = parseItem(collection.item, raw);
  if (!parsed.ok) return parsed;
  const source: Json = parsed.item;
  const clean = cleanFields(collection.item, collection.richText, source);
  if (!clean.ok) return { ok: false, problems: clean.problems };
  const unfit = [...signedLinks(collection, clean.fields), ...endBeforeStart(clean.fields)];
  const problems = [...clean.problems, ...unfit];
  const fields = without(
    clean.fields,
    unfit.map(({ field }) => field),
  );
  const rich: Record<string, RichText> = {};
  const hashes: Record<string, string> = {};
  // Texts that share a page must not share the ids of their headings.
  const prefixed = collection.richText.length > 1;
  const { slug } = fields;
  const ownPath = typeof slug === 'string' ? collection.page?.path(slug) : undefined;
  const lost: ItemState['problems'] = [];
  for (const field of collection.richText) {
    const text = source[field];
    if (typeof text !== 'string') continue;
    const hash = sha256(text);
    const known = earlier?.state.html[field] === hash ? earlier.item.rich[field] : undefined;
    if (known && isOfPath(earlier, slug)) {
      rich[field] = known;
      const before = earlier?.state.problems ?? [];
      lost.push(...before.filter((told) => told.kind === 'content-lost' && told.field === field));
      hashes[field] = hash;
      continue;
    }
    try {
      const made = context.renderRichText(text, {
        ...(prefixed ? { idPrefix: `${field}-` } : {}),
        ...(ownPath === undefined ? {} : { ownPath }),
      });
      rich[field] = made.text;
      lost.push(...made.losses.map((loss) => lostProblem(field, loss)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { ok: false, problems: [{ field, reason: `cannot be read as HTML (${reason})` }] };
    }
    hashes[field] = hash;
  }
  const itemId = String(source['id']);
  keepWrittenSlug(fields, fieldText(source['slug']));
  const told: ItemState['problems'] = [
    ...[...parsed.dropped, ...problems].map(({ field, reason }) => ({
      kind: 'field-dropped' as const,
      field,
      message: droppedMessage(field, reason),
    })),
    ...textNotes(collection, source).map((note) => ({ kind: 'note' as const, ...note })),
  ];
  return {
    ok: true,
    made: {
      item: {
        id: itemId,
        ...(typeof slug === 'string' ? { slug } : {}),
        fields,
        rich,
        digest: itemDigest({ fields, rich }),
      },
      state: { id: itemId, html: hashes, problems: [...told, ...lost] },
    },
  };
}

const without = (fields: Readonly<Record<string, unknown>>, left: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !left.includes(field)));

/** Fields that may hold signed links, which expire. Pictures and files are not linked but fetched. */
function signedLinks(
  { item, pictures, fileField }: Collection,
  fields: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  const links = new Set<unknown>([webUrl, applyUrl]);
  const isLink = (field: string) =>
    links.has(item.optional[field]) &&
    field !== fileField &&
    !pictures.some((picture) => picture.field === field);
  const reason =
    'has a signature in its address, which expires and is not for the public; give an address that is public for good';
  return Object.entries(fields)
    .filter(([field, value]) => isLink(field) && isSigned(String(value)))
    .map(([field]) => ({ field, reason }));
}

/** Links may contain the slug as written, with invisible characters. */
function keepWrittenSlug(fields: Record<string, unknown>, written: string): void {
  const { slug, previous_slugs: former } = fields;
  if (slug === undefined || written.normalize('NFC') === slug) return;
  fields['previous_slugs'] = [...(Array.isArray(former) ? former : []), written];
}

/** Links to the text's own page depend on its path. */
const isOfPath = (earlier: Earlier | undefined, slug: unknown): boolean =>
  earlier?.item.slug === slug;

function lostProblem(field: string, { what, remedy }: Loss): ItemState['problems'][number] {
  return { kind: 'content-lost', field, message: remedy === '' ? what : `${what} ${remedy}` };
}

function droppedMessage(field: string, reason: string): string {
  return `The field ${field} is left out: it ${/^(?:is|has|must)/.test(reason) ? reason : `is wrong (${reason})`}.`;
}
