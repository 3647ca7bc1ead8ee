/** Links of texts that lead into this site: whether their page is there. */
import { collections } from '../../collections/build-rows';
import type { Snapshot } from '../../pull/snapshot/types';
import { allPaths } from '../../site/navigation';

export interface KnownPages {
  /** Whether a page is there that no item and no link of the navigation tells of; null where no site is in place. */
  isInPlace: ((path: string) => boolean) | null;
}

/** A file, such as a PDF or a feed: the verification of the output looks for those. */
const FILE = /\.[a-z0-9]{1,5}$/i;

/** Tells whether a path of this site leads to a page. What cannot be known is taken to be there. */
export function pageFinder(
  { items, manifest }: Snapshot,
  { isInPlace }: KnownPages,
): (path: string) => boolean {
  const withPages = collections.flatMap((row) => (row.page ? [{ ...row, page: row.page }] : []));
  const known = new Set<string>(['/', ...allPaths]);
  for (const { key, page, listPages } of withPages) {
    if (listPages) known.add(listPages.path);
    for (const { slug } of items[key]) if (slug) known.add(page.path(slug));
    for (const { collection, from } of manifest.redirects) {
      if (collection === key) known.add(page.path(from));
    }
  }
  const folders = withPages.map(({ page }) => page.path(''));
  return (path) => {
    if (known.has(path) || FILE.test(path)) return true;
    const folder = folders.find((each) => path.startsWith(each));
    // Nothing but an item is directly below the folder of items; archives and categories are one level deeper.
    if (folder && !path.slice(folder.length).includes('/')) return false;
    return isInPlace?.(path) ?? true;
  };
}
