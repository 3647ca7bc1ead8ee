/**
 * The calls that read, by their names in the contract; those for clients, awards, testimonials, PDFs and the tech
 * series are the build's alone. Requests name published main items only, where a call has that filter.
 *
 * Every function rejects with an `AdminApiError`, and with nothing else.
 */
import { categoryFilter } from '@corporate-website/contract/parse';
import {
  reads,
  type QueryField,
  type ReadCall,
  type ReadName,
} from '@corporate-website/contract/read-calls';
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { DEMO_API_URL } from '../../site/environments';
import { readMany, type Listed, type Query, type Read } from './checked-reads';
import type { RequestOptions } from './request';

export { readItem, type Listed, type Read } from './checked-reads';

export interface ListQuery {
  /** From 1. */
  page?: number;
  pageSize?: number;
  /** `General` and none filter nothing, and are sent as an empty filter. */
  category?: string | null;
  /** A part of the title, in any case. */
  title?: string;
}

/**
 * A page of a list.
 * @param query the call gets the parameters it takes; by default the contract's number of items
 */
export function readListPage<N extends ReadName>(
  name: N,
  { page = 1, pageSize, category, title }: ListQuery = {},
  options: RequestOptions = {},
): Promise<Listed<Read<N>>> {
  const { query, defaultPageSize }: ReadCall = reads[name];
  const values: readonly [QueryField, Query[string]][] = [
    ['page', page],
    ['pageSize', pageSize ?? defaultPageSize],
    ['category', categoryFilter(category)],
    ['title', title?.trim() || undefined],
    ['status', 'publish'],
    ['is_main', true],
  ];
  const sent = values.filter(([field]) => query.includes(field));
  return readMany(name, Object.fromEntries(sent), options);
}

/** A list by a filter, which is all that is sent, so that drafts may come; they are left out here. */
export function readFiltered<N extends ReadName>(
  name: N,
  filter: { type: ServiceKey } | { category: string | null },
  options: RequestOptions = {},
): Promise<Listed<Read<N>>> {
  const query = 'type' in filter ? filter : { category: categoryFilter(filter.category) };
  return readMany(name, query, options);
}

/** The demo's `users`, in development only, of this machine whatever the page's host; with and without page and size. */
export const readUsers = (
  query: { page?: number; size?: number } = {},
  options: RequestOptions = {},
) => readMany('users', { ...query }, options, DEMO_API_URL);
