/** From what a server sent to what the site shows: parsed, cleaned, rich text made safe, hashed. */
import { applyUrl, html, id, moment, webUrl, type ItemDefinition } from '../../../contract/items';
import { statuses } from '../../../contract/vocabulary';
import { parseItem, withheldBecause, type FieldProblem } from '../../../contract/parse';
import { items as definitions } from '../../../contract/items';
import { plainText } from '../../lib/plain-text';
import type { Collection } from '../collections';
import { sha256, stableJson } from '../snapshot/digest';
import type { RichText, SnapshotItem } from '../snapshot-types';
import type { ItemState } from './previous';

type Json = Readonly<Record<string, unknown>>;

/** A made item before it has its place. */
export interface MadeItem {
  item: Omit<SnapshotItem, 'position'>;
  state: ItemState;
}

export type Making = { ok: true; made: MadeItem } | { ok: false; problems: FieldProblem[] };

export interface MakeContext {
  renderRichText: (source: string, idPrefix: string | undefined) => RichText;
  now: number;
}

/** The version before, whose rich text is used again where its HTML is the same. */
export interface Earlier {
  item: SnapshotItem;
  state: ItemState;
}

/** The three fields that decide whether an item is shown; any kind that has them has them like this. */
const gateFields: ItemDefinition = {
  name: 'gate',
  required: {},
  optional: {
    is_main: definitions.Post.optional.is_main,
    status: definitions.Post.optional.status,
    published_at: moment,
  },
};

export interface Gate {
  withheld: boolean;
  /** When an item that only waits is due; ISO 8601. */
  due?: string;
  publishedAt?: string;
}

/** Whether an item is to be shown, read from the raw item: an unfit one may be withdrawn all the same. */
export function gateOf(collection: Collection, raw: Json, now: number): Gate {
  const parsed = parseItem(gateFields, pick(raw, collection.item));
  const fields: Json = parsed.ok ? parsed.item : {};
  const reason = withheldBecause(fields, now);
  const publishedAt = fields['published_at'];
  return {
    withheld: reason !== null,
    ...(typeof publishedAt === 'string' ? { publishedAt } : {}),
    ...(reason === 'published_at' && typeof publishedAt === 'string' ? { due: publishedAt } : {}),
  };
}

/** A field that the contract does not give to this kind is unknown, and has no say. */
function pick(raw: Json, definition: ItemDefinition): Json {
  return Object.fromEntries(
    Object.keys(gateFields.optional)
      .filter((field) => field in definition.optional && field in raw)
      .map((field) => [field, raw[field]]),
  );
}

const notText = new Set<unknown>([id, webUrl, applyUrl, moment, html]);
const ADDRESS_FIELDS = new Set(['slug', 'previous_slugs']);
const NESTED_URL = /(?:^|_)(?:cdn|url)$/;

/** Text without tags, entities and control characters, in lists and objects too; what is left empty goes. */
function cleaned(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (NESTED_URL.test(key)) return value;
    return plainText(value) || undefined;
  }
  if (Array.isArray(value)) {
    const list = value.map((entry) => cleaned(entry)).filter((entry) => entry !== undefined);
    return list.length > 0 ? list : undefined;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .map(([k, v]) => [k, cleaned(v, k)] as const)
      .filter(([, v]) => v !== undefined);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  return value;
}

/** What cleaning emptied may have been a part that its object needs: then the contract's parser has a say again. */
function stillFit(field: string, schema: unknown, value: unknown, clean: unknown): unknown {
  if (typeof value !== 'object' || clean === undefined) return clean;
  if (JSON.stringify(clean).length === JSON.stringify(value).length) return clean;
  const optional = { [field]: schema } as ItemDefinition['optional'];
  const parsed = parseItem({ name: field, required: {}, optional }, { [field]: clean });
  return parsed.ok ? (parsed.item as Json)[field] : undefined;
}

interface Fields {
  fields: Record<string, unknown>;
  problems: FieldProblem[];
}

function cleanFields(collection: Collection, item: Json): { ok: boolean } & Fields {
  const { required, optional } = collection.item;
  const fields: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  let ok = true;
  for (const [field, value] of Object.entries(item)) {
    if (field === 'status' || field === 'is_main' || collection.richText.includes(field)) continue;
    const schema = required[field] ?? optional[field];
    const asIs = notText.has(schema) || ADDRESS_FIELDS.has(field);
    const clean = asIs ? value : stillFit(field, schema, value, cleaned(value));
    if (clean !== undefined) fields[field] = clean;
    else {
      problems.push({ field, reason: 'has no text besides tags' });
      if (field in required) ok = false;
    }
  }
  return { ok, fields, problems };
}

/**
 * Makes a snapshot's item of a raw one.
 * @returns the field problems that make it unfit, where a required field is missing or of a wrong type
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
  const { ok, fields, problems } = cleanFields(collection, source);
  if (!ok) return { ok: false, problems };
  const rich: Record<string, RichText> = {};
  const hashes: Record<string, string> = {};
  // Texts that share a page must not share the ids of their headings.
  const prefixed = collection.richText.length > 1;
  for (const field of collection.richText) {
    const text = source[field];
    if (typeof text !== 'string') continue;
    const hash = sha256(text);
    const known = earlier?.state.html[field] === hash ? earlier.item.rich[field] : undefined;
    try {
      rich[field] = known ?? context.renderRichText(text, prefixed ? `${field}-` : undefined);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { ok: false, problems: [{ field, reason: `cannot be read as HTML (${reason})` }] };
    }
    hashes[field] = hash;
  }
  const itemId = String(source['id']);
  const slug = source['slug'];
  const told = [...parsed.dropped, ...problems].map(({ field, reason }) => ({
    kind: 'field-dropped' as const,
    field,
    message: droppedMessage(field, reason),
  }));
  return {
    ok: true,
    made: {
      item: {
        id: itemId,
        ...(typeof slug === 'string' ? { slug } : {}),
        fields,
        rich,
        digest: sha256(stableJson({ fields, rich })),
      },
      state: { id: itemId, html: hashes, problems: told },
    },
  };
}

function droppedMessage(field: string, reason: string): string {
  const known = field === 'status' ? ` (known: ${statuses.join(', ')})` : '';
  return `The field ${field} is left out: it ${/^(?:is|has|must)/.test(reason) ? reason : `is wrong (${reason})`}${known}.`;
}
