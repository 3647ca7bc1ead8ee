/** Reading the query of a list call. */
import type { ReadCall } from '@corporate-website/contract/calls';
import { categoryFilter } from '@corporate-website/contract/parse';
import { MAX_PAGE_SIZE } from '@corporate-website/contract/vocabulary';
import type { ItemFilters, Page } from '../database/items';
import { ApiError } from './errors';

export interface ListQuery {
  filters: ItemFilters;
  /** Present where the call is paginated. */
  page: Page | undefined;
}

type Values = Partial<Record<ReadCall['query'][number], string>>;

/** Text columns hold no NUL, so nothing matches one; PostgreSQL would refuse the query. */
const NUL = /\0/;

function readValues(call: ReadCall, query: Record<string, unknown>): Values {
  const values: Values = {};
  const errors: Record<string, string> = {};
  for (const name of call.query) {
    const value = Object.hasOwn(query, name) ? query[name] : undefined;
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string') errors[name] = 'Please give this once.';
    else if (NUL.test(value)) errors[name] = 'Please use text here.';
    else values[name] = value;
  }
  failWith(errors);
  return values;
}

function failWith(errors: Record<string, string>): void {
  const [name] = Object.keys(errors);
  if (name) throw new ApiError(400, `The query’s ${name} cannot be used.`, errors);
}

/** A whole number from 1, or undefined where it is none. */
function wholeNumber(value: string): number | undefined {
  return /^0*[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/**
 * @throws {ApiError} 400, naming each part that cannot be used
 */
export function readListQuery(call: ReadCall, query: Record<string, unknown>): ListQuery {
  const values = readValues(call, query);
  const errors: Record<string, string> = {};
  const number = (name: 'page' | 'pageSize' | 'size', missing: number) => {
    const value = values[name];
    const parsed = value === undefined ? missing : wholeNumber(value);
    if (parsed === undefined) errors[name] = 'Please give a whole number from 1.';
    return parsed ?? missing;
  };
  const filters: ItemFilters = {};
  if (values.is_main !== undefined) {
    if (/^(?:true|false)$/.test(values.is_main)) filters.is_main = values.is_main === 'true';
    else errors['is_main'] = 'Please give true or false.';
  }
  if (values.status) filters.status = values.status;
  if (values.type) filters.type = values.type;
  if (values.title) filters.title = values.title;
  const category = categoryFilter(values.category);
  if (category) filters.category = category;
  let page: Page | undefined;
  if (call.defaultPageSize !== undefined) {
    // More than the most is no mistake: the contract lets a server send fewer than were asked for.
    const pageSize = Math.min(number('pageSize', call.defaultPageSize), MAX_PAGE_SIZE);
    page = { page: number('page', 1), pageSize };
  } else if (values.page !== undefined || values.size !== undefined) {
    page = {
      page: number('page', 1),
      pageSize: Math.min(number('size', MAX_PAGE_SIZE), MAX_PAGE_SIZE),
    };
  }
  failWith(errors);
  return { filters, page };
}
