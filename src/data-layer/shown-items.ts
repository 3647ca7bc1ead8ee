/** Which pages show what authors wrote in the admin panel, and where on this site it leads; pure. */
import { collections } from '../collections/build-rows';
import { ARCHIVE_TEMPLATE } from './pages';
import type { Snapshot } from '../pull/snapshot/types';

/** One item in full, or several of them. */
export type Shown = 'item' | 'list';

/** Pages that show items of many collections, or name their categories. */
const MIXED = ['/', '/resources', '/sitemap'];

const ITEM_TEMPLATES = new Set(collections.flatMap(({ page }) => page?.template ?? []));
const LIST_TEMPLATES = new Set([
  ...collections.flatMap(({ listPages }) => listPages?.template ?? []),
  ARCHIVE_TEMPLATE,
]);
const LIST_PATHS = new Set([...MIXED, ...collections.flatMap(({ listedOn }) => listedOn ?? [])]);

/**
 * The part of the collections that a page shows; undefined for a page of the company's own words, such as all of
 * `src/content`.
 * @param page its path, without slash at the end, and the file that makes it
 */
export function shownOn(page: { path: string; component: string }): Shown | undefined {
  const template = page.component.split('/src/').at(-1) ?? '';
  if (ITEM_TEMPLATES.has(template)) return 'item';
  return LIST_TEMPLATES.has(template) || LIST_PATHS.has(page.path) ? 'list' : undefined;
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** The addresses of this site that items name in a field, such as the target of an award's title; sorted. */
export function addressesOnSite({ items }: Pick<Snapshot, 'items'>, siteUrl: string): string[] {
  const named = Object.values(items).flatMap((some) => some.flatMap(({ fields }) => texts(fields)));
  return [
    ...new Set(named.filter((text) => text === siteUrl || text.startsWith(`${siteUrl}/`))),
  ].sort();
}
