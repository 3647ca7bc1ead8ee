import { definitionsWithPages } from '../collections';
import { definitions, type Definition } from '../collections/all';

type Searched = Extract<Definition, { searchKind: string }>;

const collectionKinds = definitions
  .filter((definition): definition is Searched => 'searchKind' in definition)
  .map(({ searchKind }) => searchKind);

/** Kinds of search results, which filter them. In the order of the filters. */
export const searchKinds = ['Service', 'Product', ...collectionKinds, 'Company', 'Legal'] as const;

export type SearchKind = (typeof searchKinds)[number];

const PLURALS: Partial<Record<SearchKind, string>> = {
  Service: 'Services',
  Product: 'Products',
  'Case study': 'Case studies',
  Event: 'Events',
  Job: 'Jobs',
  Award: 'Awards',
  Download: 'Downloads',
};

/** The name of a kind beside a number of its results; that of a group of pages is the same for any number. */
export function nameForCount(kind: SearchKind, total: number): string {
  return total === 1 ? kind : (PLURALS[kind] ?? kind);
}

export function isSearchKind(text: string): text is SearchKind {
  return (searchKinds as readonly string[]).includes(text);
}

/** Parts of lists: search finds their items separately. The first page of one is searched if it has copy of its own. */
const PART_OF_LIST = /\/(?:page|archive|category)\//;

/** Pages of the company's own by the beginning of their path; what fits none is not searched, such as the home page. */
const places: readonly (readonly [path: RegExp, kind: SearchKind])[] = [
  [/^\/services(?:\/|$)/, 'Service'],
  [/^\/products(?:\/|$)/, 'Product'],
  [/^\/(?:corporate-overview|contact|feedback)(?:\/|$)/, 'Company'],
  [/^\/resources$/, 'Company'],
  [/^\/(?:privacy-policies|cookie-policy|terms-and-conditions|legal-notice)$/, 'Legal'],
];

/** The kind of the page at a path without slash at the end; null for a page that is not searched. */
export function searchKindOfPath(path: string): SearchKind | null {
  if (PART_OF_LIST.test(path)) return null;
  for (const { pages, searchKind } of definitionsWithPages) {
    if (path.startsWith(`${pages.items}/`)) return searchKind;
  }
  return places.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** Letters, digits and hyphens as they are, all else by its code between underscores: no two ids are written alike. */
const idPart = (id: string): string =>
  id.replace(/[^a-zA-Z\d-]/gu, (character) => `_${character.codePointAt(0)?.toString(16) ?? ''}_`);

/** Marks a part of a page that search finds separately: its kind, and the id of its result's link. It has a heading. */
export function searchItem(
  kind: SearchKind,
  id: string,
): { id: string; 'data-search-item': string } {
  const name = kind.toLowerCase().replace(/ /g, '-');
  return { id: `${name}-${idPart(id)}`, 'data-search-item': kind };
}
