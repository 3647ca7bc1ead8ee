import type { DefinitionWithPages } from '.';
import type { Crumb } from '../components/breadcrumbs/breadcrumbs';

interface Named {
  readonly title: string;
  readonly path: string;
}

/**
 * The way to an item by its list, for its breadcrumbs.
 * @param above pages between the two
 */
export const itemTrail = (
  { pages }: DefinitionWithPages,
  listName: string,
  { title, path }: Named,
  above: readonly Crumb[] = [],
): Crumb[] => [{ name: listName, path: pages.list }, ...above, { name: title, path }];
