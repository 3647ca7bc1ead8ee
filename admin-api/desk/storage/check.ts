/** Checks an item's fields by the contract's own schema. */
import { parseItem, type FieldProblem } from '@corporate-website/contract/parse';
import { ALWAYS_RESERVED, unfitPageSlug } from '../../../src/lib/slug-rules';
import type { ContentSource } from '../../content-loader/sources';
import type { ItemState } from '../../database/kinds';
import { inState } from './rows';
import type { Fields } from './types';

/** The server's own, wherever they come from. */
const own = ['id', 'status', 'updated_at'];

const reserved: ReadonlySet<string> = new Set(ALWAYS_RESERVED);

/** The fault of a slug for which the site would have no page. */
function unfitSlugs({ definition }: ContentSource, { slug }: Fields): FieldProblem[] {
  const isThere = 'slug' in definition.required && typeof slug === 'string' && slug.trim() !== '';
  const reason = isThere ? unfitPageSlug(slug.trim(), reserved) : null;
  return reason === null ? [] : [{ field: 'slug', reason }];
}

/** Zero bytes and halves of characters, which PostgreSQL cannot store. */
const UNFIT = /[\0\p{Cs}]/u;

function unfitTexts(value: unknown, field: string): FieldProblem[] {
  if (typeof value === 'string' && UNFIT.test(value)) {
    return [{ field, reason: 'has a character that cannot be stored' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    unfitTexts(part, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
  );
}

export type CheckedFields = { ok: true; fields: Fields } | { ok: false; problems: FieldProblem[] };

/** The fields as they are stored. What the server keeps itself is not taken from them. */
export function parseFields(
  collection: ContentSource,
  given: Fields,
  { id, status }: { id: string; status: ItemState },
): CheckedFields {
  const { definition } = collection;
  const written = Object.fromEntries(Object.entries(given).filter(([name]) => !own.includes(name)));
  const known = { ...definition.required, ...definition.optional };
  const problems = Object.keys(written)
    .filter((name) => !(name in known))
    .map((field) => ({ field, reason: `is not a field of ${definition.name}` }));
  const parsed = parseItem(definition, { ...inState(collection, written, status), id });
  problems.push(...(parsed.ok ? parsed.dropped : parsed.problems));
  problems.push(...unfitTexts(written, ''), ...unfitSlugs(collection, written));
  if (!parsed.ok || problems.length > 0) return { ok: false, problems };
  const fields = parsed.item as Fields;
  const { slug } = fields;
  return {
    ok: true,
    fields: typeof slug === 'string' ? { ...fields, slug: slug.normalize('NFC') } : fields,
  };
}

/** The problems of fields: unknown ones, missing ones, and those that the contract would drop. */
export function checkFields(collection: ContentSource, fields: Fields): FieldProblem[] {
  const checked = parseFields(collection, fields, { id: 'new', status: 'draft' });
  return checked.ok ? [] : checked.problems;
}
