/** Parses a server's answers: no deeper code sees an item that has not been through here. */
import type * as z from 'zod/mini';
import { disbelief } from './belief';
import { isObject } from './is-object';
import { ALL_CATEGORIES } from './vocabulary';
import type { ItemDefinition, ItemOf } from './items';

/** A part of an item that was not as the contract says. `field` is a path such as `results[2].value`. */
export interface FieldProblem {
  field: string;
  reason: string;
}

export type ParsedItem<T> =
  | { ok: true; item: T; dropped: FieldProblem[] }
  | { ok: false; problems: FieldProblem[] };

type Json = Record<string, unknown>;
type Path = readonly PropertyKey[];

/** Missing, null and an empty (or blank) string are all alike. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

/** Missing, or a list or an object of nothing else: the way that many servers write a part that nobody filled in. */
function isBlank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isMissing(value);
  return Object.values(value).every(isBlank);
}

function withoutMissing(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((v) => !isBlank(v)).map(withoutMissing);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, v]) => !isBlank(v))
      .map(([k, v]) => [k, withoutMissing(v)]),
  );
}

/** @example `results[2].value` */
function pathName(field: string, path: Path): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}.${String(key)}`),
    field,
  );
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((v, key) => (v as Json | undefined)?.[key as string], value);
}

/** The path of a fault: the value there or, if it is missing (a required part), its parent. */
function pathOfWrong(value: unknown, path: Path): Path {
  if (path.length === 0 || at(value, path) !== undefined) return path;
  return pathOfWrong(value, path.slice(0, -1));
}

/**
 * Removes the value at the path. An entry of a list leaves a hole, so that the others keep their places until
 * `compact`.
 */
function prune(value: unknown, path: Path): unknown {
  if (path.length === 0) return undefined;
  const holder = at(value, path.slice(0, -1));
  // It may have gone as a whole, by another of its parts.
  if (holder !== undefined) Reflect.deleteProperty(holder as Json, path.at(-1) as PropertyKey);
  return value;
}

function compact(value: unknown): unknown {
  // Holes are passed over.
  if (Array.isArray(value)) return value.flatMap((v: unknown) => [compact(v)]);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, compact(v)]));
}

/** @example `expected string, got number` */
function reasonOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type') {
    const got = value === undefined ? 'nothing' : Array.isArray(value) ? 'a list' : typeof value;
    return `expected ${issue.expected}, got ${got}`;
  }
  if (issue.code === 'invalid_value') return `expected one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_union')
    return value === undefined ? 'is missing' : `is of a wrong type (${typeof value})`;
  if (issue.code === 'too_small') return 'is too small or empty';
  return issue.message;
}

/**
 * Parses an optional field, letting go of as little as possible: a wrong entry of a list or part of an
 * object goes alone. Gives undefined where nothing is left.
 */
function parseOptional(
  field: string,
  schema: z.ZodMiniType,
  input: unknown,
  dropped: FieldProblem[],
): unknown {
  let value = withoutMissing(input);
  // Each round removes at least one level of every failing path, and paths are at most three deep.
  for (let round = 0; round < 5 && value !== undefined; round += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      const name = pathName(field, issue.path);
      if (!dropped.some((problem) => problem.field === name)) {
        dropped.push({ field: name, reason: reasonOf(issue, at(value, issue.path)) });
      }
    }
    const wrong = parsed.error.issues.map((issue) => pathOfWrong(value, issue.path));
    for (const path of wrong) value = prune(value, path);
    value = compact(value);
    if (Array.isArray(value) && value.length === 0) return undefined;
  }
  return undefined;
}

/** Fields that decide whether an item is shown: an unreadable one leaves that unknown, so the item is unfit. */
const gates: readonly string[] = ['status', 'is_main', 'published_at'];

/** `"false"`, `0` and their like can only mean one thing. */
function flagMeant(value: unknown): unknown {
  const word = typeof value === 'object' ? '' : String(value).trim().toLowerCase();
  if (['false', '0', 'no'].includes(word)) return false;
  return ['true', '1', 'yes'].includes(word) ? true : value;
}

/**
 * Parses one item of the admin API.
 * Unknown fields are ignored; an optional field of a wrong type is dropped and told in `dropped`;
 * a required one makes the item unfit (`ok: false`), and so does a gate.
 */
export function parseItem<D extends ItemDefinition>(
  definition: D,
  input: unknown,
): ParsedItem<ItemOf<D>> {
  if (!isObject(input)) {
    return { ok: false, problems: [{ field: '', reason: 'is not a JSON object' }] };
  }
  const item: Json = {};
  const problems: FieldProblem[] = [];
  const dropped: FieldProblem[] = [];
  for (const [field, schema] of Object.entries(definition.required)) {
    if (isMissing(input[field])) {
      problems.push({ field, reason: 'is missing' });
      continue;
    }
    const parsed = schema.safeParse(input[field]);
    if (parsed.success) item[field] = parsed.data;
    else {
      const [issue] = parsed.error.issues;
      problems.push({ field, reason: issue ? reasonOf(issue, input[field]) : 'is not valid' });
    }
  }
  for (const [field, schema] of Object.entries(definition.optional)) {
    const value = input[field];
    if (gates.includes(field) ? isMissing(value) : isBlank(value)) continue;
    if (field === 'status' && typeof value === 'string') {
      // Any that is not `publish` withholds.
      item[field] = value.trim();
      continue;
    }
    const plain = field === 'is_main' ? flagMeant(value) : value;
    const parsed = parseOptional(field, schema, plain, gates.includes(field) ? problems : dropped);
    if (parsed === undefined) continue;
    const doubt = definition.dates?.includes(field) ? disbelief(String(parsed)) : null;
    // An item that waits for a date beyond belief waits all the same: nothing held back comes out by mistake.
    if (doubt === null || withheldBecause({ [field]: parsed }, Date.now()) !== null) {
      item[field] = parsed;
    } else dropped.push({ field, reason: doubt });
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, item: item as ItemOf<D>, dropped };
}

/** Why an item is not shown, or `null` where it is to be. */
export type Withheld = 'status' | 'is_main' | 'published_at' | null;

/**
 * Whether an item may be shown at a moment. An item without `status` or `is_main` counts as published and main; one
 * whose `published_at` is in the future waits.
 * @param now milliseconds since 1970
 */
export function withheldBecause(
  item: { status?: unknown; is_main?: unknown; published_at?: unknown },
  now: number,
): Withheld {
  if (item.status !== undefined && item.status !== 'publish') return 'status';
  if (item.is_main === false) return 'is_main';
  if (typeof item.published_at === 'string' && Date.parse(item.published_at) > now) {
    return 'published_at';
  }
  return null;
}

export interface ReadList {
  items: unknown[];
  /** As the server says; it may be wrong. */
  total: number | undefined;
  /** As the server says; it may be lower than requested. */
  pageSize: number | undefined;
}

/**
 * The list in a response: the response itself where that is an array, else the field that the contract names, else the
 * one field that holds an array.
 * @param field the contract's name of the list, such as `caseStudies`
 * @throws {TypeError} naming the actual value, for no list or more than one
 */
export function readList(body: unknown, field?: string): ReadList {
  if (Array.isArray(body)) return { items: body, total: undefined, pageSize: undefined };
  if (!isObject(body)) {
    throw new TypeError(`expected a list, got ${body === null ? 'null' : typeof body}`);
  }
  const lists = Object.entries(body).filter(([, value]) => Array.isArray(value));
  const list = lists.find(([name]) => name === field) ?? lists[0];
  if (!list) {
    const message = typeof body['message'] === 'string' ? ` ("${body['message']}")` : '';
    throw new TypeError(`expected a list, got an object without one${message}`);
  }
  if (lists.length > 1 && list[0] !== field) {
    const names = lists.map(([name]) => name).join(', ');
    throw new TypeError(`expected one list, got several: ${names}`);
  }
  const number = (name: string) => (typeof body[name] === 'number' ? body[name] : undefined);
  return { items: list[1] as unknown[], total: number('total'), pageSize: number('pageSize') };
}

/** The category filter to send: `General`, empty and none all filter nothing. */
export function categoryFilter(category: string | null | undefined): string {
  return !category || category === ALL_CATEGORIES ? '' : category;
}
