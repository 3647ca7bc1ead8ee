/** Lists as the admin API has them now. */
import { reads, type ReadCall } from '@corporate-website/contract/read-calls';
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { definitionOf, type DefinitionWithPages } from '../../collections';
import type { ListQuery, QueriedCategory } from '../lists/list-query';
import { readFiltered, readListPage, type Listed, type Read } from '../api/reads';
import { builtTeasers, pageSizeOf } from './built';
import type { Found, Question } from './found';
import { AnswerCache } from './answer-cache';
import { isInCategory, titleMatcher } from './matching';
import { readShownPage, type ReadPages, type ShownPage } from './shown-pages';

/** The calls that answer with items of a list. */
type ListCall =
  | DefinitionWithPages['list']
  | Extract<DefinitionWithPages, { byType: string }>['byType'];
type LiveItem = Read<ListCall>;

const filters = ({ title, category }: ListQuery) => ({ title, category: category?.name ?? null });

/** Whether the admin API's calls for a list can answer a question: those for news and jobs take no filter. */
export function canAskLive({ collection, query: { title, category } }: Question): boolean {
  const { query }: ReadCall = reads[definitionOf(collection).list];
  const takesTitle = title === '' || query.includes('title');
  return takesTitle && (category === null || query.includes('category'));
}

/**
 * A call that answers with a whole list, and sends no filter but its own: its items may be drafts, or of another kind.
 */
export interface WholeCall {
  name: ListCall;
  /** The filter sent. */
  filter: { type: ServiceKey } | { category: string | null };
  isWanted: (item: LiveItem) => boolean;
}

const isIn = (item: LiveItem, { name }: QueriedCategory): boolean =>
  'category' in item &&
  typeof item.category === 'string' &&
  isInCategory({ category: item.category }, name);

function typeCall(name: ListCall, type: ServiceKey, { title, category }: ListQuery): WholeCall {
  const isTitled = titleMatcher(title);
  const isWanted = (item: LiveItem) =>
    'type' in item &&
    item.type === type &&
    isTitled(item.title) &&
    (category === null || isIn(item, category));
  return { name, filter: { type }, isWanted };
}

/** @param category null for all items */
function categoryCall(name: ListCall, category: QueriedCategory | null): WholeCall {
  const isWanted = (item: LiveItem) => category === null || isIn(item, category);
  return { name, filter: { category: category?.name ?? null }, isWanted };
}

export const readWhole = ({ name, filter }: WholeCall, signal: AbortSignal) =>
  readFiltered(name, filter, { signal });

/** The call for the items of a service, else for those of a category, or for all; null where a collection has none. */
export function callFor(collection: Question['collection'], query: ListQuery): WholeCall | null {
  const definition = definitionOf(collection);
  const { type, category } = query;
  if (type !== null)
    return 'byType' in definition ? typeCall(definition.byType, type, query) : null;
  return 'byCategory' in definition ? categoryCall(definition.list, category) : null;
}

/** The call that answers a question as a whole; null where there is none. */
function wholeCall({ collection, query }: Question): WholeCall | null {
  const { type, title, category } = query;
  // A category that the build has no page for is read as a whole; of the others, page by page.
  if (type === null && (category?.path !== null || title !== '')) return null;
  return callFor(collection, query);
}

/**
 * Whether an answer holds the whole list. One exactly as long as a page of the list may be just that page: the address
 * is the same.
 */
function isWhole({ received, total = 0, pageSize }: Listed<unknown>, usual: number): boolean {
  return total <= received && received !== (pageSize ?? usual);
}

const wholeLists = new AnswerCache<Listed<LiveItem>>();
const readPages = new AnswerCache<ReadPages<LiveItem>>();

/** A page of a list that one call answers as a whole; null where there is no such call, or its answer is a part. */
async function wholePage(
  question: Question,
  signal: AbortSignal,
): Promise<ShownPage<LiveItem> | null> {
  const call = wholeCall(question);
  if (!call) return null;
  const { collection, query } = question;
  const key = JSON.stringify([collection, call.filter]);
  const known = wholeLists.recall(key);
  const listed = known ?? (await readWhole(call, signal));
  if (!known) wholeLists.remember(key, listed);
  const size = pageSizeOf(collection);
  const isExact = isWhole(listed, size);
  // The call for pages takes a category and no type.
  if (!isExact && query.type === null) return null;
  const items = listed.items.filter(call.isWanted);
  const start = (query.page - 1) * size;
  return {
    items: items.slice(start, start + size),
    total: items.length,
    isExact,
    pageCount: Math.ceil(items.length / size),
  };
}

function shownPage(
  { collection, query }: Question,
  signal: AbortSignal,
): Promise<ShownPage<LiveItem>> {
  const key = JSON.stringify([collection, filters(query)]);
  const known = readPages.recall(key);
  const pages: ReadPages<LiveItem> = known ?? new Map();
  if (!known) readPages.remember(key, pages);
  const { list } = definitionOf(collection);
  const read = (page: number) => readListPage(list, { page, ...filters(query) }, { signal });
  return readShownPage(read, pages, query.page, pageSizeOf(collection));
}

/** Build data is an addition: it is not waited for long, and may be missing. */
const BUILT_MS = 1500;

function knownByThen<T>(built: Promise<ReadonlyMap<string, T>>): Promise<ReadonlyMap<string, T>> {
  const nothing = new Map<string, T>();
  const late = new Promise<typeof nothing>((resolve) => {
    setTimeout(resolve, BUILT_MS, nothing);
  });
  return Promise.race([built, late]).catch(() => nothing);
}

/** Teasers of items, with the build's facts of them; without those they have cloths for pictures. */
export async function liveTeasers<T>(
  { collection, load }: Pick<Question<T>, 'collection' | 'load'>,
  items: readonly LiveItem[],
): Promise<T[]> {
  const slugs = items.map(({ slug }) => slug);
  const [{ live }, built] = await Promise.all([
    load(),
    knownByThen(builtTeasers<T>(collection, slugs)),
  ]);
  return items.map((item) => live.teaser(item, built.get(item.slug)));
}

/**
 * Asks the admin API.
 * @throws {AdminApiError}
 */
export async function askLive<T>(question: Question<T>, signal: AbortSignal): Promise<Found<T>> {
  const shown = (await wholePage(question, signal)) ?? (await shownPage(question, signal));
  return { ...shown, items: await liveTeasers(question, shown.items) };
}
