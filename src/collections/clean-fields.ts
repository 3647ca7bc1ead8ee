/** Cleans an item's plain-text fields, in a build and in the browser. */
import {
  applyUrl,
  html,
  id,
  lastMoment,
  moment,
  pay,
  schemaOf,
  webUrl,
  type ItemDefinition,
} from '@corporate-website/contract/items';
import { parseItem, type FieldProblem } from '@corporate-website/contract/parse';
import { plainText } from '../lib/plain-text';
import { shownSlug } from '../lib/slug-rules';

const notText = new Set<unknown>([id, webUrl, applyUrl, moment, lastMoment, html]);
const ADDRESS_FIELDS = new Set(['slug', 'previous_slugs']);
const NESTED_URL = /(?:^|_)(?:cdn|url)$/;

/** Whether the contract declares a field as plain text for readers. */
export function isPlainText(
  definition: ItemDefinition,
  richText: readonly string[],
  field: string,
): boolean {
  if (field === 'status' || field === 'is_main' || richText.includes(field)) return false;
  return !notText.has(schemaOf(definition, field)) && !ADDRESS_FIELDS.has(field);
}

/** Decodes entities and removes control characters, in lists and objects too; drops empty parts. */
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

/** Checks with the contract's parser again, because cleaning may empty a required part. */
function stillFit(field: string, schema: unknown, value: unknown, clean: unknown): unknown {
  if (typeof value !== 'object' || clean === undefined) return clean;
  if (JSON.stringify(clean).length === JSON.stringify(value).length) return clean;
  const optional = { [field]: schema } as ItemDefinition['optional'];
  const parsed = parseItem({ name: field, required: {}, optional }, { [field]: clean });
  return parsed.ok ? (parsed.item as Record<string, unknown>)[field] : undefined;
}

/** Pay of which `min` lies above `max`, with the two in order; all other values as they are. */
export function inOrder(schema: unknown, value: unknown): unknown {
  if (schema !== pay || typeof value !== 'object' || value === null) return value;
  if (!('min' in value && 'max' in value)) return value;
  const { min, max } = value;
  // A form has null for an end that is empty.
  if (min === null || max === null) return value;
  return Number(min) > Number(max) ? { ...value, min: max, max: min } : value;
}

export interface CleanFields {
  /** False if a required field is empty now. */
  ok: boolean;
  /** Without `status`, `is_main` and the rich texts. */
  fields: Record<string, unknown>;
  problems: FieldProblem[];
}

/**
 * A parsed item's fields as shown: text without entities and control characters, the slug as in an address, the two
 * ends of a pay in order.
 * @param richText names of the fields that hold HTML
 * @param item what `parseItem` made of it
 */
export function cleanFields(
  definition: ItemDefinition,
  richText: readonly string[],
  item: Readonly<Record<string, unknown>>,
): CleanFields {
  const fields: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  let ok = true;
  for (const [field, value] of Object.entries(item)) {
    if (field === 'status' || field === 'is_main' || richText.includes(field)) continue;
    const schema = schemaOf(definition, field);
    const clean = isPlainText(definition, richText, field)
      ? stillFit(field, schema, value, cleaned(value))
      : field === 'slug'
        ? shownSlug(String(value))
        : value;
    if (clean !== undefined) fields[field] = inOrder(schema, clean);
    else {
      problems.push({ field, reason: 'has no visible text' });
      if (field in definition.required) ok = false;
    }
  }
  return { ok, fields, problems };
}
