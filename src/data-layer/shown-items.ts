/** Which pages show authors' items, and which addresses on this site those name; pure. */
import { collections } from '../collections/build-rows';
import { ARCHIVE_TEMPLATE } from './pages';
import type { Snapshot } from '../pull/snapshot/types';
import { textsIn } from '../pull/text-notes';

/** One item, or several. */
export type Shown = 'item' | 'list';

/** Pages that show items of several collections, or name their categories. */
const MIXED = ['/', '/resources', '/sitemap'];

const ITEM_TEMPLATES = new Set(collections.flatMap(({ page }) => page?.template ?? []));
const LIST_TEMPLATES = new Set([
  ...collections.flatMap(({ listPages }) => listPages?.template ?? []),
  ARCHIVE_TEMPLATE,
]);
const LIST_PATHS = new Set([...MIXED, ...collections.flatMap(({ listedOn }) => listedOn ?? [])]);

/**
 * Whether a page shows one item or several; undefined for a page with only the company's own copy.
 * @param page its path, without a trailing slash, and the file of its template
 */
export function shownOn(page: { path: string; component: string }): Shown | undefined {
  const template = page.component.split('/src/').at(-1) ?? '';
  if (ITEM_TEMPLATES.has(template)) return 'item';
  return LIST_TEMPLATES.has(template) || LIST_PATHS.has(page.path) ? 'list' : undefined;
}

/** The addresses on this site in items' fields, such as the link of an award; sorted. */
export function addressesOnSite({ items }: Pick<Snapshot, 'items'>, siteUrl: string): string[] {
  const named = Object.values(items).flatMap((some) =>
    some.flatMap(({ fields }) => textsIn(fields)),
  );
  return [
    ...new Set(named.filter((text) => text === siteUrl || text.startsWith(`${siteUrl}/`))),
  ].sort();
}
