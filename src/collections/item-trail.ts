import type { DefinitionWithPages } from '.';
import type { Crumb } from '../components/breadcrumbs/breadcrumbs';

/**
 * An item's breadcrumbs, from its list on.
 * @param above pages between the list and the item
 */
export const itemTrail = (
  { pages }: DefinitionWithPages,
  listName: string,
  { title, path }: { readonly title: string; readonly path: string },
  above: readonly Crumb[] = [],
): Crumb[] => [{ name: listName, path: pages.list }, ...above, { name: title, path }];
