/** Reading the query of a list call. */
import * as z from 'zod/mini';
import type { ReadCall } from '@corporate-website/contract/calls';
import { categoryFilter } from '@corporate-website/contract/parse';
import { MAX_PAGE_SIZE } from '@corporate-website/contract/vocabulary';
import { fieldErrors } from '@corporate-website/contract/writes';
import type { ItemFilters, Page } from '../database/items';
import { ApiError } from './errors';

export interface ListQuery {
  filters: ItemFilters;
  /** Present where the call is paginated. */
  page: Page | undefined;
}

/** Text columns hold no NUL, so nothing matches one; PostgreSQL would refuse the query. */
const text = z
  .string('Please give this once.')
  .check(z.refine((value) => !value.includes('\0'), 'Please use text here.'));
const number = z.pipe(
  text.check(z.regex(/^0*[1-9]\d{0,8}$/, 'Please give a whole number from 1.')),
  z.transform(Number),
);
const flag = z.pipe(
  z.enum(['true', 'false'], 'Please give true or false.'),
  z.transform((value) => value === 'true'),
);

const listQuery = z.object({
  is_main: z.optional(flag),
  status: z.optional(text),
  type: z.optional(text),
  title: z.optional(text),
  category: z.optional(text),
  page: z.optional(number),
  pageSize: z.optional(number),
  size: z.optional(number),
});

/**
 * @throws {ApiError} 400, naming each part that cannot be used
 */
export function readListQuery(call: ReadCall, query: Record<string, unknown>): ListQuery {
  const known = call.query.filter((name) => Object.hasOwn(query, name) && query[name] !== '');
  const read = listQuery.safeParse(Object.fromEntries(known.map((name) => [name, query[name]])));
  if (!read.success) {
    const errors = fieldErrors(read.error);
    throw new ApiError(400, `The query’s ${Object.keys(errors)[0]} cannot be used.`, errors);
  }
  const { page, pageSize, size, category, ...filters } = read.data;
  // More than the most is no mistake: the contract lets a server send fewer than were asked for.
  const pageOf = (asked: number) => ({ page: page ?? 1, pageSize: Math.min(asked, MAX_PAGE_SIZE) });
  const isPaged = call.defaultPageSize !== undefined || page !== undefined || size !== undefined;
  return {
    filters: { ...filters, category: categoryFilter(category) || undefined },
    page: isPaged ? pageOf(pageSize ?? size ?? call.defaultPageSize ?? MAX_PAGE_SIZE) : undefined,
  };
}
