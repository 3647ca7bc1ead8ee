/** Reads a collection's list to its true end, however a server paginates. */
import { callUrl, type QueryField, type ReadCall } from '@corporate-website/contract/calls';
import { id as idSchema } from '@corporate-website/contract/items';
import { isObject } from '@corporate-website/contract/is-object';
import { readList, type ReadList } from '@corporate-website/contract/parse';
import { MAX_PAGE_SIZE } from '@corporate-website/contract/vocabulary';
import { beginningOf } from '../../lib/truncate';
import type { Collection } from '../../collections/build-rows';
import { AdminApiError } from './errors';
import type { AdminApiClient } from './http';

/** Earlier answers by URL, of this pull or an earlier one, for conditional requests. */
export interface AnswerCache {
  etag: (url: string) => string | undefined;
  /** The stored body; undefined if it is lost. */
  body: (url: string) => Promise<unknown>;
  store: (url: string, etag: string, bytes: Uint8Array) => Promise<void>;
}

export interface ListContext {
  client: AdminApiClient;
  base: string;
  cache: AnswerCache;
  /** A list with more pages than this counts as endless. */
  maxPages: number;
  onPage: (page: number, items: number) => void;
}

export interface ListedItem {
  id: string;
  raw: Readonly<Record<string, unknown>>;
  /** Part of the fixed first page. */
  first?: true;
}

export interface ListReading {
  items: ListedItem[];
  /** Number of entries that the server sent, valid or not; repeated ones count once. */
  fetched: number;
  /** Oddities of the list as a whole. */
  notes: string[];
  /** Entries without an id, in words. */
  nameless: string[];
}

const MAX_ITEMS = 100_000;

/** A call's query: published main items, if the call has that filter, of all categories. */
function queryOf(
  call: ReadCall,
  more: Partial<Record<QueryField, string | number>> = {},
): Record<string, string | number | boolean> {
  const gate = {
    ...(call.query.includes('category') ? { category: '' } : {}),
    ...(call.query.includes('is_main') ? { is_main: true } : {}),
    ...(call.query.includes('status') ? { status: 'publish' } : {}),
  };
  return { ...more, ...gate };
}

/** GET with a stored ETag. If the stored body is lost, requests it again. */
async function readBody(context: ListContext, call: ReadCall, url: string): Promise<unknown> {
  const etag = context.cache.etag(url);
  const answer = await context.client.getJson({ call: call.path, url, etag });
  if (!answer.modified) {
    const stored = await context.cache.body(url);
    if (stored !== undefined) return stored;
  }
  const whole = answer.modified ? answer : await context.client.getJson({ call: call.path, url });
  if (!whole.modified) throw new TypeError('unreachable: 304 without a condition');
  if (whole.etag !== undefined) await context.cache.store(url, whole.etag, whole.bytes);
  return whole.body;
}

/** Whether an answer with status 200 is an error. Its list of errors could be taken for a list of items. */
function saysError(body: unknown, field: string | undefined): boolean {
  if (!isObject(body) || (field !== undefined && Array.isArray(body[field]))) return false;
  return 'error' in body || 'errors' in body || body['success'] === false;
}

async function readPage(
  context: ListContext,
  call: ReadCall,
  query: Record<string, string | number | boolean>,
): Promise<ReadList> {
  const url = callUrl(context.base, call.path, query);
  const body = await readBody(context, call, url);
  const field = typeof call.answer === 'object' ? call.answer.list : undefined;
  const notAList = (what: string): AdminApiError =>
    new AdminApiError({
      kind: 'not-a-list',
      call: call.path,
      url,
      what,
      check: `Check what the call answers: ${field ? `an object with the list in "${field}"` : 'a list'} is expected.`,
    });
  if (saysError(body, field)) {
    const said = isObject(body) ? (body['message'] ?? body['error']) : undefined;
    const words = typeof said === 'string' ? `: "${beginningOf(said, 200)}"` : '';
    throw notAList(`status 200, but the answer is an error${words}.`);
  }
  try {
    return readList(body, field);
  } catch (error) {
    throw notAList(`${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Collects entries in order. Of several with one id, the first stays. */
class Gathering {
  readonly items: ListedItem[] = [];
  readonly nameless: string[] = [];
  readonly #seen = new Set<string>();
  repeated = 0;

  /** @returns the number of new entries */
  add(
    entries: readonly unknown[],
    where: string,
    isFirst: (index: number) => boolean = () => false,
  ) {
    let added = 0;
    entries.forEach((raw, index) => {
      const id = isObject(raw) ? idSchema.safeParse(raw['id']) : undefined;
      if (!isObject(raw) || !id?.success) {
        const what = isObject(raw) ? 'has no usable id' : 'is not an object';
        this.nameless.push(`Entry ${index + 1} of ${where} ${what}.`);
        return;
      }
      if (this.#seen.has(id.data)) {
        this.repeated += 1;
        return;
      }
      this.#seen.add(id.data);
      added += 1;
      this.items.push({ id: id.data, raw, ...(isFirst(index) ? { first: true } : {}) });
    });
    return added;
  }

  reading(notes: string[] = []): ListReading {
    const { items, nameless } = this;
    return { items, nameless, notes, fetched: items.length + nameless.length };
  }
}

interface PagedReading {
  gathering: Gathering;
  /** Signs that the list changed while it was read. */
  doubts: string[];
}

async function readPagesOnce(context: ListContext, call: ReadCall): Promise<PagedReading> {
  const gathering = new Gathering();
  const totals = new Set<number>();
  const doubts: string[] = [];
  for (let page = 1; ; page += 1) {
    if (page > context.maxPages || gathering.items.length > MAX_ITEMS) {
      throw new AdminApiError({
        kind: 'endless',
        call: call.path,
        url: callUrl(context.base, call.path, queryOf(call, { page, pageSize: MAX_PAGE_SIZE })),
        what: `the list does not end: ${gathering.items.length} items on ${page - 1} pages, each with new ids.`,
        check: 'Check the paging of the call: past its last page it must answer an empty list.',
      });
    }
    const list = await readPage(
      context,
      call,
      queryOf(call, { page, pageSize: MAX_PAGE_SIZE }),
    ).catch((error: unknown) => {
      // Some servers reject the page after the last; the total must confirm that this is the end.
      const past = error instanceof AdminApiError && error.status === 404 && totals.size === 1;
      if (page > 1 && past && totals.has(gathering.items.length + gathering.nameless.length))
        return null;
      throw error;
    });
    if (list === null) break;
    const before = gathering.repeated;
    const added = gathering.add(list.items, `page ${page}`);
    if (list.items.length > 0 && list.total !== undefined) totals.add(list.total);
    if (added === 0) break;
    context.onPage(page, gathering.items.length);
    if (page > 1 && gathering.repeated > before)
      doubts.push(`page ${page} repeated items of earlier pages`);
  }
  if (totals.size > 1) doubts.push(`the total changed (${[...totals].join(', ')})`);
  const [total] = totals;
  const got = gathering.items.length + gathering.nameless.length;
  if (totals.size === 1 && total !== got)
    doubts.push(`the total says ${total}, the pages hold ${got}`);
  return { gathering, doubts };
}

function sameItems(a: Gathering, b: Gathering): boolean {
  return (
    a.items.length === b.items.length &&
    a.items.every((item, index) => item.id === b.items[index]?.id)
  );
}

/**
 * Reads page after page until one is empty or has nothing new. If the list changed meanwhile, reads it again, once: two
 * readings that agree are the list, whatever the totals say.
 */
async function readPaged(context: ListContext, call: ReadCall): Promise<ListReading> {
  const once = await readPagesOnce(context, call);
  if (once.doubts.length === 0) return once.gathering.reading();
  const again = await readPagesOnce(context, call);
  if (again.doubts.length === 0) return again.gathering.reading();
  if (sameItems(once.gathering, again.gathering)) {
    return again.gathering.reading([
      `The paging of ${call.path} is not sound (${again.doubts.join('; ')}); two readings gave the same ${again.gathering.items.length} items, which are used.`,
    ]);
  }
  throw new AdminApiError({
    kind: 'unsettled',
    call: call.path,
    url: callUrl(context.base, call.path, queryOf(call, { page: 1, pageSize: MAX_PAGE_SIZE })),
    what: `the list changed while it was read, twice (${again.doubts.join('; ')}).`,
    check:
      'Pull again when the content is not being edited; if it stays so, check the order and the paging of the call.',
  });
}

async function readWhole(context: ListContext, call: ReadCall): Promise<ListReading> {
  const list = await readPage(context, call, queryOf(call));
  const gathering = new Gathering();
  gathering.add(list.items, 'the list');
  context.onPage(1, gathering.items.length);
  return gathering.reading(repetitionNotes(gathering, call));
}

function repetitionNotes(gathering: Gathering, call: ReadCall): string[] {
  return gathering.repeated > 0
    ? [
        `${call.path} sent ${gathering.repeated} item(s) twice under one id; the first of each is used.`,
      ]
    : [];
}

/**
 * Reads the first page of a fixed size, then the list of each type. An item keeps its first place.
 * Some servers answer 404 for a type without items; if all types answer 404, the call has failed.
 */
async function readFirstPageAndTypes(
  context: ListContext,
  call: ReadCall,
  plan: Extract<Collection['reading'], { kind: 'first-page-and-types' }>,
): Promise<ListReading> {
  const gathering = new Gathering();
  const notes: string[] = [];
  const first = await readPage(context, call, queryOf(call, { page: 1, pageSize: plan.pageSize }));
  gathering.add(first.items, 'page 1', (index) => index < plan.pageSize);
  context.onPage(1, gathering.items.length);
  const lists = await Promise.all(
    plan.types.map(async (type): Promise<ReadList | AdminApiError> => {
      try {
        return await readPage(context, plan.byType, queryOf(plan.byType, { type }));
      } catch (error) {
        if (error instanceof AdminApiError && error.status === 404) return error;
        throw error;
      }
    }),
  );
  const missing = lists.filter((list) => list instanceof AdminApiError);
  if (missing[0] && missing.length === lists.length) throw missing[0];
  lists.forEach((list, index) => {
    if (list instanceof AdminApiError) {
      notes.push(
        `${plan.byType.path} answers 404 for "${plan.types[index]}", taken as an empty list.`,
      );
    } else gathering.add(list.items, `type ${plan.types[index]}`);
  });
  context.onPage(2, gathering.items.length);
  return gathering.reading(notes);
}

/**
 * Reads a collection's list, as its row says.
 * @throws {AdminApiError} if it cannot be read completely
 */
export function readCollectionList(
  context: ListContext,
  collection: Collection,
): Promise<ListReading> {
  const { list, reading } = collection;
  if (reading.kind === 'whole') return readWhole(context, list);
  if (reading.kind === 'paged') return readPaged(context, list);
  return readFirstPageAndTypes(context, list, reading);
}
