/** Lists as the admin API has them now. */
import type { ListQuery } from '../../lib/list-query';
import type { ArchivedCollection } from '../../lib/page-contexts';
import {
  readCaseStudies,
  readCaseStudiesByType,
  readJobs,
  readPosts,
  readPostsByCategory,
  readPressReleases,
  type Listed,
} from '../reads';
import type { RequestOptions } from '../request';
import { builtTeasers, pageSizes } from './built';
import type { Found, Question } from './found';
import { Kept } from './kept';
import { isInCategory, titleMatcher } from './matching';
import { readShownPage, type ReadPages, type ShownPage } from './shown-pages';
import { teasers, type LiveItem } from './teasers';

type ReadPage<K extends ArchivedCollection> = (
  query: ListQuery,
  page: number,
  options: RequestOptions,
) => Promise<Listed<LiveItem<K>>>;

const filters = ({ title, category }: ListQuery) => ({ title, category: category?.name ?? null });

const pagedCalls: { readonly [K in ArchivedCollection]: ReadPage<K> } = {
  post: (query, page, options) => readPosts({ page, ...filters(query) }, options),
  caseStudy: (query, page, options) => readCaseStudies({ page, ...filters(query) }, options),
  pressRelease: (_query, page, options) => readPressReleases({ page }, options),
  job: (_query, page, options) => readJobs({ page }, options),
};

/** The calls for news and jobs take no filter. */
const onlyPages: ReadonlySet<ArchivedCollection> = new Set(['pressRelease', 'job']);

/** Whether the admin API's calls for a list can answer a question. */
export function canAskLive({ collection, query }: Question): boolean {
  return !onlyPages.has(collection) || (query.title === '' && query.category === null);
}

/** A call that answers with a whole list, and sends no filter but its own: what comes may be drafts, or of another kind. */
interface WholeCall<K extends ArchivedCollection> {
  key: string;
  read: (options: RequestOptions) => Promise<Listed<LiveItem<K>>>;
  isWanted: (item: LiveItem<K>) => boolean;
}

type FindWholeCall<K extends ArchivedCollection> = (query: ListQuery) => WholeCall<K> | null;

const none = () => null;

const wholeCalls: { readonly [K in ArchivedCollection]: FindWholeCall<K> } = {
  // A category that the build has no page for.
  post: ({ title, category }) =>
    category && category.path === null && title === ''
      ? {
          key: category.name,
          read: (options) => readPostsByCategory(category.name, options),
          isWanted: (item) => isInCategory(item, category.name),
        }
      : null,
  caseStudy: ({ type, title, category }) => {
    if (type === null) return null;
    const isTitled = titleMatcher(title);
    return {
      key: type,
      read: (options) => readCaseStudiesByType(type, options),
      isWanted: (item) =>
        item.type === type &&
        isTitled(item.title) &&
        (category === null || isInCategory(item, category.name)),
    };
  },
  pressRelease: none,
  job: none,
};

/** Whether an answer holds the whole list. One as long as a page of the list may be one: the address is the same. */
function isWhole({ received, total = 0, pageSize }: Listed<unknown>, usual: number): boolean {
  return total <= received && received !== (pageSize ?? usual);
}

const wholeLists = new Kept<Listed<unknown>>();
const readPages = new Kept<ReadPages<unknown>>();

/** A page of a list that one call answers as a whole; null where there is no such call, or its answer is a part. */
async function wholePage<K extends ArchivedCollection>(
  { collection, query }: Question<K>,
  signal: AbortSignal,
): Promise<ShownPage<LiveItem<K>> | null> {
  const call = wholeCalls[collection](query);
  if (!call) return null;
  const key = `${collection} ${call.key}`;
  const known = wholeLists.recall(key) as Listed<LiveItem<K>> | null;
  const listed = known ?? (await call.read({ signal }));
  if (!known) wholeLists.remember(key, listed);
  const size = pageSizes[collection];
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

function shownPage<K extends ArchivedCollection>(
  { collection, query }: Question<K>,
  signal: AbortSignal,
): Promise<ShownPage<LiveItem<K>>> {
  const key = JSON.stringify([collection, filters(query)]);
  const known = readPages.recall(key);
  const pages = known ?? new Map<number, Listed<unknown>>();
  if (!known) readPages.remember(key, pages);
  const read = (page: number) => pagedCalls[collection](query, page, { signal });
  return readShownPage(read, pages as ReadPages<LiveItem<K>>, query.page, pageSizes[collection]);
}

/** What the build knows is an addition: it is not waited for long, and may be missing. */
const BUILT_MS = 1500;

function knownByThen<T>(built: Promise<ReadonlyMap<string, T>>): Promise<ReadonlyMap<string, T>> {
  const nothing = new Map<string, T>();
  const late = new Promise<typeof nothing>((resolve) => {
    setTimeout(resolve, BUILT_MS, nothing);
  });
  return Promise.race([built, late]).catch(() => nothing);
}

/** Teasers of items, with what the build knows of them; without it they have cloths for pictures. */
export async function liveTeasers<K extends ArchivedCollection>(
  collection: K,
  items: readonly LiveItem<K>[],
): Promise<Found<K>['items']> {
  const slugs = items.map(({ slug }) => slug);
  const built = await knownByThen(builtTeasers(collection, slugs));
  return items.map((item) => teasers[collection](item, built.get(item.slug)));
}

/**
 * Asks the admin API.
 * @throws {AdminApiError}
 */
export async function askLive<K extends ArchivedCollection>(
  question: Question<K>,
  signal: AbortSignal,
): Promise<Found<K>> {
  const shown = (await wholePage(question, signal)) ?? (await shownPage(question, signal));
  return { ...shown, items: await liveTeasers(question.collection, shown.items) };
}
