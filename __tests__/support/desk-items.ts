/** Items of every kind, made up from the contract's own schemas. */
import fc from 'fast-check';
import type * as z from 'zod/mini';
import {
  applyUrl,
  count,
  figure,
  html,
  id,
  lastMoment,
  moment,
  text,
  webUrl,
  year,
  type ItemDefinition,
} from '@corporate-website/contract/fields';
import { MEDIA_BASE } from '../../admin-api/content-loader/media';

type Schema = ItemDefinition['optional'][string];

/** Pieces that a file's notation could take for its own, or lose. */
const pieces = [
  ...['a', 'Ü', '漢', '🧵', '\u00a0', ' ', '  ', ': ', '- ', ' #', '---', '"', "'", '\\', '%', '|'],
  ...[
    '&amp;',
    '<b>',
    '{',
    '[',
    '!',
    '~',
    'null',
    'true',
    '0',
    '1e3',
    '0x1',
    '2026-01-01',
    '@',
    '`',
  ],
  ...['\t', '\u0085', '\u2028', '\ufeff', '\u200b', '../', 'http://content-media.invalid/'],
];
const lineBreaks = ['\n', '\n\n', '\n---\n', '\r\n', '\r', ' \n', '\n '];

const joined = (parts: readonly string[]) =>
  fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 12 }).map((all) => all.join(''));

const line = joined(pieces).filter((value) => value.trim() !== '');
const page = joined([...pieces, ...lineBreaks]).filter((value) => value.trim() !== '');

/** Media that are there, and one that is not. */
export const mediaNames = ['pictures/a b.png', 'uploads/warp-0123abcd.png'];
const addresses = fc.constantFrom(
  'https://example.com/x?y=1#z',
  ...[...mediaNames, 'uploads/gone.png'].map((name) => MEDIA_BASE + encodeURI(name)),
);
const dates = fc.constantFrom('2026-01-02', '2026-11-18T09:00:00+05:30', '2025-05-05T05:05:05Z');

const known = new Map<unknown, fc.Arbitrary<unknown>>([
  [text, fc.oneof(line, page)],
  [html, page],
  [webUrl, addresses],
  [applyUrl, fc.constantFrom('https://example.com/apply', 'mailto:jobs@example.com')],
  [moment, dates],
  [lastMoment, dates],
  [year, fc.integer({ min: 1900, max: 2200 })],
  [count, fc.constantFrom(0, 1, 12.5, 1e21)],
  [figure, fc.oneof(line, fc.constantFrom('71%', '19 → 2'))],
]);

interface Definition {
  type: string;
  entries?: Record<string, string>;
  element?: Schema;
  innerType?: Schema;
  shape?: Record<string, Schema>;
}

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const found = known.get(schema);
  if (found) return found;
  const { type, entries, element, innerType, shape } = schema._zod.def as Definition;
  if (type === 'boolean') return fc.boolean();
  if (entries) return fc.constantFrom(...Object.values(entries));
  if (innerType) return valueOf(innerType);
  if (element) return fc.array(valueOf(element), { maxLength: 3 });
  if (shape) return fieldsOf(shape);
  throw new Error(`Nothing is known of a ${type}.`);
}

const isOptional = (schema: Schema): boolean =>
  (schema as unknown as z.core.$ZodType)._zod.def.type === 'optional';

function fieldsOf(shape: Record<string, Schema>): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(shape).map(([name, schema]) => [name, valueOf(schema)] as const);
  const requiredKeys = Object.keys(shape).filter((name) => !isOptional(shape[name] as Schema));
  return fc.record(Object.fromEntries(values), { requiredKeys });
}

/** Fields of an item as an editor may type them, without an id. */
export function typedFields({
  required,
  optional,
}: ItemDefinition): fc.Arbitrary<Record<string, unknown>> {
  const must = Object.entries(required).filter(([, schema]) => schema !== id);
  const all = [...must, ...Object.entries(optional)] as [string, Schema][];
  return fc.record(Object.fromEntries(all.map(([name, schema]) => [name, valueOf(schema)])), {
    requiredKeys: must.map(([name]) => name),
  });
}
