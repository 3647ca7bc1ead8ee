/** A list's refinement in its address: `?title=`, `?category=`, `?type=`, `?page=`; pure. */
import { ALL_CATEGORIES, type ServiceKey } from '@corporate-website/contract/vocabulary';
import { beginningOf } from '../../lib/truncate';
import { typedText } from '../../site-search/indexed-text';
import type { ListContext } from '../../collections/page-contexts';
import { serviceOf } from '../../site/services';

/** The part of a list's page that decides how its address is read. */
export type ListPlace = Pick<
  ListContext,
  'basePath' | 'page' | 'all' | 'category' | 'categories' | 'types'
> & {
  /** The list of everything. */
  listPath: string;
};

export interface QueriedCategory {
  name: string;
  /** Its page; null where the build knows none by this name. */
  path: string | null;
}

export interface ListQuery {
  /** A part of the title; empty for any. */
  title: string;
  /** Null for all. */
  category: QueriedCategory | null;
  /** The service; null for all, and in lists that are not filtered by it. */
  type: ServiceKey | null;
  /** From 1. */
  page: number;
}

/** All of a list. */
export const wholeList: ListQuery = { title: '', category: null, type: null, page: 1 };

const MAX_TITLE_LENGTH = 200;

/** A search title as sent and put into addresses. */
export function searchedTitle(text: string): string {
  return beginningOf(typedText(text).trim().replace(/\s+/g, ' '), MAX_TITLE_LENGTH);
}

function pageOf(text: string | null): number | null {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
  return page > 0 ? page : null;
}

/** A category by its name, in any case, or by the last part of its page's address. */
function categoryOf(text: string, { categories }: ListPlace): QueriedCategory | null {
  const wanted = text.toLowerCase();
  if (wanted === ALL_CATEGORIES.toLowerCase()) return null;
  const known = categories.find(
    ({ name, path }) =>
      name.toLowerCase() === wanted || path.slice(path.lastIndexOf('/') + 1) === wanted,
  );
  return known ? { name: known.name, path: known.path } : { name: text, path: null };
}

function isSameCategory(a: { path: string | null } | null, b: { path: string | null } | null) {
  return (a?.path ?? null) === (b?.path ?? null) && (a === null) === (b === null);
}

/**
 * The query of an address beyond the built page.
 * @param search such as `?title=retry&page=2`
 * @returns null where it asks for the built page
 */
export function readListQuery(search: string, place: ListPlace): ListQuery | null {
  const parameters = new URLSearchParams(search);
  const title = searchedTitle(parameters.get('title') ?? '');
  const named = parameters.get('category')?.trim();
  const category = named ? categoryOf(named, place) : place.category;
  const type = (place.types && serviceOf(parameters.get('type'))?.key) ?? null;
  const page = pageOf(parameters.get('page'));
  const isBuilt =
    !title &&
    type === null &&
    isSameCategory(category, place.category) &&
    (page === null || page === place.page);
  return isBuilt ? null : { title, category, type, page: page ?? 1 };
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  return text ? `${path}?${text}` : path;
}

/** The address of a refined list; that of the built page where nothing is refined. */
export function listAddress(place: ListPlace, query: ListQuery): string {
  const { title, category, type, page } = query;
  if (!title && type === null && page === 1 && category?.path !== null)
    return category?.path ?? place.listPath;
  const isHere = isSameCategory(category, place.category);
  return withQuery(isHere ? place.basePath : place.listPath, {
    title,
    category: isHere ? '' : (category?.name ?? ''),
    type: type ?? '',
    page: page > 1 ? String(page) : '',
  });
}

/** The address while a title is typed: of the same page, so that nothing but the list changes. */
export function typingAddress(
  place: ListPlace,
  pathname: string,
  { title, category, type }: Omit<ListQuery, 'page'>,
): string {
  const isHere = isSameCategory(category, place.category);
  return withQuery(pathname, {
    title,
    category: isHere ? '' : (category?.name ?? ALL_CATEGORIES),
    type: type ?? '',
  });
}
