/** Lists as the admin API has them now. */
import type { ListQuery } from '../../lib/list-query';
import type { ArchivedCollection } from '../../lib/page-contexts';
import { readCaseStudies, readJobs, readPosts, readPressReleases, type Listed } from '../reads';
import type { RequestOptions } from '../request';
import { builtTeasers, pageSizes } from './built';
import type { Found, Question } from './found';
import { teasers, type LiveItem } from './teasers';

type ReadLive<K extends ArchivedCollection> = (
  query: ListQuery,
  options: RequestOptions,
) => Promise<Listed<LiveItem<K>>>;

const filters = ({ title, category, page }: ListQuery) => ({
  page,
  title,
  category: category?.name ?? null,
});

const calls: { readonly [K in ArchivedCollection]: ReadLive<K> } = {
  post: (query, options) => readPosts(filters(query), options),
  caseStudy: (query, options) => readCaseStudies(filters(query), options),
  pressRelease: ({ page }, options) => readPressReleases({ page }, options),
  job: ({ page }, options) => readJobs({ page }, options),
};

/** The calls for news and jobs take no filter. */
const onlyPages: ReadonlySet<ArchivedCollection> = new Set(['pressRelease', 'job']);

/** Whether the admin API's call for a list can answer a question. */
export function canAskLive({ collection, query }: Question): boolean {
  return !onlyPages.has(collection) || (query.title === '' && query.category === null);
}

/** How many pages there are, by a total that may be missing or wrong. */
function pagesOf(page: number, size: number, { total, received }: Listed<unknown>): number {
  const atLeast = received > 0 ? page : 0;
  if (total === undefined) return received >= size ? page + 1 : atLeast;
  return Math.max(Math.ceil(total / size), atLeast);
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

/** By list and filters, what each page has withheld. */
const withheldBefore = new Map<string, Map<number, number>>();

/** How many of all that a server counts are known not to be shown: what is not due yet comes first in a list. */
function hiddenOf({ collection, query: { title, category, page } }: Question, withheld: number) {
  const key = JSON.stringify([collection, title, category?.name]);
  const pages = withheldBefore.get(key) ?? new Map<number, number>();
  withheldBefore.set(key, pages.set(page, withheld));
  return [...pages.values()].reduce((sum, each) => sum + each, 0);
}

/**
 * Asks the admin API. What the build knows of the items is added; without it they have cloths for pictures.
 * @throws {AdminApiError}
 */
export async function askLive<K extends ArchivedCollection>(
  { collection, query }: Question<K>,
  signal: AbortSignal,
): Promise<Found<K>> {
  const listed = await calls[collection](query, { signal });
  const slugs = listed.items.map(({ slug }) => slug);
  const built = await knownByThen(builtTeasers(collection, slugs));
  const size = Math.min(listed.pageSize || Infinity, pageSizes[collection]);
  const seen = slugs.length > 0 ? (query.page - 1) * size + listed.received : 0;
  const total = listed.total === undefined ? null : Math.max(listed.total, seen);
  const hidden = hiddenOf({ collection, query }, listed.withheld);
  return {
    items: listed.items.map((item) => teasers[collection](item, built.get(item.slug))),
    total: total === null ? null : Math.max(0, total - hidden),
    pageCount: pagesOf(query.page, size, listed),
  };
}
