/** Addresses of all pages of the built site, those of long collections and lists only in part. */
import { definitionsWithPages } from '../../src/collections';
import { readBuiltPages } from './built-pages';
import type { BuiltSite } from './built-site';

/** So many of one kind of item, or of one list, show what its template does with long and short texts. */
const MOST = 24;

/** Where pages of one template lie: its items, or the further pages, categories and years of its list. */
const templates = definitionsWithPages.flatMap(({ pages }) => [
  `${pages.items}/`,
  ...['page', 'category', 'archive'].map((folder) => `${pages.list}/${folder}/`),
]);

/** The folder of pages like this one; the longest that fits, since jobs lie below the pages of the company. */
const templateOf = (path: string): string | undefined =>
  templates.filter((folder) => path.startsWith(folder)).sort((a, b) => b.length - a.length)[0];

/** Evenly from the whole list, so that its first and last are among them. */
function some<T>(all: readonly T[]): T[] {
  if (all.length <= MOST) return [...all];
  const step = (all.length - 1) / (MOST - 1);
  return Array.from({ length: MOST }, (_, at) => all[Math.round(at * step)] as T);
}

/** @returns paths, sorted */
export function allPages({ publicDir, url }: BuiltSite): string[] {
  const groups = new Map<string, string[]>();
  for (const path of [...readBuiltPages(publicDir, url).keys()].sort()) {
    const template = templateOf(path) ?? '';
    groups.set(template, [...(groups.get(template) ?? []), path]);
  }
  return [...groups].flatMap(([template, paths]) => (template === '' ? paths : some(paths))).sort();
}
