import { expect, it } from '@jest/globals';
import { collections } from '../../../src/collections/build-rows';
import { pagesOf, type PageInput, type PageNode } from '../../../src/data-layer/pages';
import type { ArchiveContext, ListContext } from '../../../src/collections/page-contexts';
import { pagePath, pagesToShow } from '../../../src/lib/pagination';

/** Links of a list or an archive: its years and categories, its other pages, and of an archive the items. */
function linksOf({ context }: PageInput): string[] {
  if (!('basePath' in context)) return [];
  const { page, pageCount, basePath, years }: ListContext | ArchiveContext = context;
  return [
    ...years.map((year) => year.path),
    ...('categories' in context ? context.categories.map((category) => category.path) : []),
    ...('entries' in context ? context.entries.map((entry) => entry.path) : []),
    ...pagesToShow(page, pageCount).flatMap((each) =>
      each === null ? [] : pagePath(basePath, each),
    ),
  ];
}

/** Clicks to each page from one, by path. */
function clicksFrom(start: string, pages: readonly PageInput[]): ReadonlyMap<string, number> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const clicks = new Map([[start, 0]]);
  for (const [at, count] of clicks) {
    const page = byPath.get(at);
    for (const link of page ? linksOf(page) : []) {
      if (!clicks.has(link)) clicks.set(link, count + 1);
    }
  }
  return clicks;
}

const node = (index: number, years: number): PageNode => ({
  id: `node-${index}`,
  data: {
    content_digest: '',
    slug: `post-${index}`,
    title: `Post ${index}`,
    category: index % 7 === 0 ? null : `Category ${index % 40}`,
    published_at: index % 11 === 0 ? null : `${2026 - (index % years)}-05-05T05:05:05Z`,
  },
});

it.each([
  [300, 3],
  // As many as the pages of one year's archive that each name all others.
  [1_800, 1],
  [10_000, 8],
])('of %i items in %i years none is more than four clicks from its list', (count, years) => {
  const row = collections.find(({ key }) => key === 'post');
  if (!row?.listPages) throw new Error('Posts have no list.');
  const pages = pagesOf(
    row,
    Array.from({ length: count }, (_, index) => node(index, years)),
  );
  const clicks = clicksFrom(row.listPages.path, pages);
  const items = pages.filter(({ nodeId }) => nodeId !== undefined);
  expect(items).toHaveLength(count);
  // The list itself is one click from any page.
  expect(items.filter(({ path }) => !((clicks.get(path) ?? Infinity) <= 4))).toEqual([]);
});
