/** Sitemap data of each page besides its address: its last change, and the part it is in; pure. */
import type { ContentPage } from '../../own-pages/build/read-all';
import { collections } from '../../collections/build-rows';
import { yearOf } from '../../lib/format';
import { statedChange } from '../../lib/stated-change';
import type { StoredPage } from '../../live/build/list-index';
import type { Snapshot, SnapshotItem } from '../../pull/snapshot/types';
import type { IndexedPage } from './indexed-pages';
import type { SitemapEntry } from './sitemap';

type Placed = Pick<SitemapEntry, 'lastmod' | 'part'>;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An item's sitemap part is its kind and year: items of past years seldom change. */
function placeOf({ fields }: SnapshotItem, folder: string, now: number): Placed {
  const published = textOf(fields['published_at']);
  return {
    part: `${folder}-${yearOf(published) ?? 'undated'}`,
    lastmod: statedChange(fields, now) ?? published,
  };
}

/** The places of all items with pages, by the pages' paths. */
function placesOfItems({ items }: Snapshot, now: number): Map<string, Placed> {
  return new Map(
    collections.flatMap(({ key, page }) => {
      if (!page) return [];
      const folder = page.path('').split('/').filter(Boolean).at(-1) ?? key;
      return items[key].flatMap((item): [string, Placed][] =>
        item.slug === undefined ? [] : [[page.path(item.slug), placeOf(item, folder, now)]],
      );
    }),
  );
}

/** The days on which texts of the company's own were changed, where they bear one. */
function daysOfContent(content: readonly ContentPage[]): ReadonlyMap<string, string | null> {
  return new Map(
    content.map(({ path: pagePath, fields }) => [pagePath, textOf(fields['updated'])]),
  );
}

/**
 * The sitemap's entries, in the order of the pages.
 * @param indexed the pages that may be listed, by path
 * @param pages all pages, with what they were made of
 * @param now the build's time, in milliseconds
 */
export function sitemapEntries(
  indexed: ReadonlyMap<string, IndexedPage>,
  pages: readonly StoredPage[],
  snapshot: Snapshot,
  content: readonly ContentPage[],
  now: number,
): SitemapEntry[] {
  const items = placesOfItems(snapshot, now);
  const days = daysOfContent(content);
  const lists = new Set(
    pages.flatMap(({ path: pagePath, context }) => ('basePath' in context ? pagePath : [])),
  );
  return [...indexed.values()].map(({ path: pagePath, url, image }) => ({
    url,
    image,
    ...(items.get(pagePath) ?? {
      part: lists.has(pagePath) ? 'lists' : 'pages',
      lastmod: days.get(pagePath) ?? null,
    }),
  }));
}
