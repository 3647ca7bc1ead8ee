/** The values of an item's form; pure. */
import { shownSlug } from '../../../../src/lib/slug-rules';

export type Fields = Record<string, unknown>;

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isPlain(value) && Object.keys(value).length === 0;
}

/** Values without what is empty, as the server keeps them: a form has an empty text where an item has no field. */
export function withoutEmpty<T>(value: T): T {
  if (Array.isArray(value)) {
    return value
      .map((entry) => withoutEmpty<unknown>(entry))
      .filter((entry) => !isEmpty(entry)) as T;
  }
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, entry]) => [name, withoutEmpty(entry)] as const)
      .filter(([, entry]) => !isEmpty(entry)),
  ) as T;
}

/** A text by which values are compared: the order of names in an object says nothing. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, entry: unknown) =>
    isPlain(entry) ? Object.fromEntries(Object.entries(entry).sort()) : entry,
  ) ?? '';

const compared = (value: unknown): string => {
  const rest = withoutEmpty(value);
  return isEmpty(rest) ? '' : canonical(rest);
};

/** Whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean => compared(one) === compared(other);

/** Fields that the server sets: they tell two versions apart, but nobody wrote them. */
const ofServer = new Set(['id', 'status', 'updated_at', 'size_bytes']);

/** The names of the written fields in which two items differ. */
export function differences(one: Fields, other: Fields): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !ofServer.has(name) && !isSame(one[name], other[name]));
}

/** The name of a page in its address, out of a title: letters without accents, digits, hyphens. */
export function addressOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const end = words.length > 80 ? words.lastIndexOf('-', 80) : words.length;
  return shownSlug(words.slice(0, end > 0 ? end : 80));
}
