import type { DefinitionWithPages } from '.';
import type { Crumb } from '../components/breadcrumbs/breadcrumbs';

/**
 * The way to an item by its list, for its breadcrumbs.
 * @param above pages between the two
 */
export const itemTrail = (
  { pages }: DefinitionWithPages,
  listName: string,
  { title, path }: { readonly title: string; readonly path: string },
  above: readonly Crumb[] = [],
): Crumb[] => [{ name: listName, path: pages.list }, ...above, { name: title, path }];
