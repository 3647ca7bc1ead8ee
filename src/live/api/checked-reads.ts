/** Reading lists and items, each checked on arrival: some calls take no filter, and some servers ignore theirs. */
import { callUrl } from '@corporate-website/contract/call-url';
import {
  richTextFields,
  type ItemDefinition,
  type ItemOf,
} from '@corporate-website/contract/items';
import {
  parseItem,
  readList,
  withheldBecause,
  type ReadList,
} from '@corporate-website/contract/parse';
import {
  detailPath,
  reads,
  type ReadCall,
  type ReadName,
} from '@corporate-website/contract/read-calls';
import { cleanFields } from '../../collections/clean-fields';
import { unfitPageSlug } from '../../lib/slug-rules';
import { failureWords } from './answers';
import { adminApi, AdminApiError, getJson, type RequestOptions } from './request';

/** Item type of a reading call. */
export type Read<N extends ReadName> = ItemOf<(typeof reads)[N]['item']>;

export interface Listed<T> {
  /** Items fit to show, in the server's order, each once; plain texts as they are shown, and no rich texts. */
  items: T[];
  /** Number of items on all pages, as the server says; undefined where it does not, and it may be wrong. */
  total: number | undefined;
  /** Page size, as the server says; it may be smaller than requested. */
  pageSize: number | undefined;
  /** Number of entries in this answer, fit to show or not: an empty page is the end of a list. */
  received: number;
}

export type Query = Record<string, string | number | boolean | undefined>;

function shapeError(what: string, body: unknown, cause?: unknown): AdminApiError {
  const { serverMessage } = failureWords(body);
  const details = serverMessage === undefined ? {} : { serverMessage };
  return new AdminApiError('shape', what, details, cause);
}

function listIn(call: ReadCall, url: string, body: unknown): ReadList {
  try {
    return readList(body, typeof call.answer === 'object' ? call.answer.list : undefined);
  } catch (error) {
    throw shapeError(`GET ${url} was answered with no list.`, body, error);
  }
}

/** An item's fields as the build has them; null for one that the build would not publish. */
function cleanItem(
  definition: ItemDefinition,
  item: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  const { ok, fields } = cleanFields(definition, richTextFields, item);
  const isUnfit = 'slug' in definition.required && unfitPageSlug(fields['slug']) !== null;
  return ok && !isUnfit ? fields : null;
}

/**
 * The list in an answer.
 * @param url that was asked
 * @throws {AdminApiError} where the answer has no list of such items
 */
export function readAnswer<N extends ReadName>(
  name: N,
  url: string,
  body: unknown,
): Listed<Read<N>> {
  const call: ReadCall = reads[name];
  const { items: inputs, total, pageSize } = listIn(call, url, body);
  const now = Date.now();
  const shown = new Map<unknown, Read<N>>();
  let fit = 0;
  for (const input of inputs) {
    const parsed = parseItem<ItemDefinition>(call.item, input);
    if (!parsed.ok) continue;
    fit += 1;
    if (withheldBecause(parsed.item, now) !== null) continue;
    const { id } = parsed.item as { id?: unknown };
    const clean = cleanItem(call.item, parsed.item);
    if (clean && !shown.has(id)) shown.set(id, clean as Read<N>);
  }
  // One wrong entry is left out; where all are, it is the call that is wrong.
  if (inputs.length > 0 && fit === 0) {
    throw shapeError(`GET ${url} was answered with a list of something else.`, body);
  }
  return { items: [...shown.values()], total, pageSize, received: inputs.length };
}

/**
 * Reads a list.
 * @param query as sent
 * @param base of another API than the page's
 * @throws {AdminApiError}
 */
export async function readMany<N extends ReadName>(
  name: N,
  query: Query,
  options: RequestOptions,
  base = adminApi(),
): Promise<Listed<Read<N>>> {
  const url = callUrl(base, reads[name].path, query);
  return readAnswer(name, url, await getJson(url, options));
}

/**
 * Reads one item; its texts are as they came.
 * @returns null where there is no such item, or it must not be shown
 * @throws {AdminApiError}
 */
export async function readItem<N extends ReadName>(
  name: N,
  slug: string,
  options: RequestOptions = {},
): Promise<Read<N> | null> {
  const call: ReadCall = reads[name];
  const url = callUrl(adminApi(), detailPath(call, slug));
  const body = await getJson(url, options).catch((error: unknown) => {
    if (error instanceof AdminApiError && (error.status === 404 || error.status === 410))
      return undefined;
    throw error;
  });
  if (body === undefined) return null;
  const parsed = parseItem<ItemDefinition>(call.item, body);
  if (!parsed.ok) throw shapeError(`GET ${url} was answered with no item.`, body);
  return withheldBecause(parsed.item, Date.now()) === null ? (parsed.item as Read<N>) : null;
}
