import type { DefinitionWithPages } from '.';
import type { ListContext } from './page-contexts';
import { pagePath } from '../lib/pagination';

export interface ListFacts {
  /** Unique for each page of each list. */
  title: string;
  /** Follows the list's own description where that alone would not be unique. */
  place: string;
  path: string;
  /** Of the page, such as `page 2 of 3`; empty for the first. */
  number?: string | undefined;
  trail: { name: string; path: string }[];
}

/** Title, path and breadcrumbs of one page of a list. */
export function listFacts(
  {
    listName: name,
    page,
    pageCount,
    basePath,
    category,
  }: Pick<ListContext, 'listName' | 'page' | 'pageCount' | 'basePath' | 'category'>,
  { pages, many }: DefinitionWithPages,
): ListFacts {
  const number = page > 1 ? `page ${page} of ${pageCount}` : '';
  const own = category ? `${category.name}: ${many}` : name;
  const trail: ListFacts['trail'] = [{ name, path: pages.list }];
  // If a category has the name of its list, the name would appear twice.
  if (category)
    trail.push({ name: category.name === name ? own : category.name, path: category.path });
  if (page > 1) trail.push({ name: `Page ${page}`, path: pagePath(basePath, page) });
  return {
    title: [own, number].filter(Boolean).join(', '),
    // The category last: the end of a long name may be cut, and no two pages may have the same description.
    place: category ? `${[name, number].filter(Boolean).join(', ')}: ${category.name}` : number,
    path: pagePath(basePath, page),
    number,
    trail,
  };
}
