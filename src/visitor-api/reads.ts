/**
 * The calls that read, one function each; those for clients, awards, testimonials, PDFs and the tech series are the
 * build's alone. Only what is published and main is asked for, wherever a call can be asked.
 *
 * Every function rejects with an `AdminApiError`, and with nothing else.
 */
import { categoryFilter } from '../../contract/parse';
import { reads } from '../../contract/read-calls';
import type { ServiceKey } from '../../contract/vocabulary';
import { readMany, readOne, type Listed, type Query, type Read } from './checked-reads';
import type { RequestOptions } from './request';

export type { Listed, Read } from './checked-reads';

export interface PageQuery {
  /** From 1. */
  page?: number;
  pageSize?: number;
}
export interface ListQuery extends PageQuery {
  /** `General` and none filter nothing, and are sent as an empty filter. */
  category?: string | null;
  /** A part of the title, in any case. */
  title?: string;
}

type PagedName = 'caseStudies' | 'posts' | 'pressReleases' | 'jobs';

const gate = { status: 'publish', is_main: true };

function paging(name: PagedName, { page = 1, pageSize }: PageQuery): Query {
  return { page, pageSize: pageSize ?? reads[name].defaultPageSize };
}

function pageQuery(name: PagedName, page: PageQuery): Query {
  return { ...paging(name, page), ...gate };
}

function listQuery(name: PagedName, { category, title, ...page }: ListQuery): Query {
  const filters = { category: categoryFilter(category), title: title?.trim() || undefined };
  return { ...paging(name, page), ...filters, ...gate };
}

/** `caseStudy`; nine a page. */
export const readCaseStudies = (query: ListQuery = {}, options: RequestOptions = {}) =>
  readMany('caseStudies', listQuery('caseStudies', query), options);

/** `caseStudy/searchByType` */
export const readCaseStudiesByType = (type: ServiceKey, options: RequestOptions = {}) =>
  readMany('caseStudiesByType', { type }, options);

/** `caseStudy/slug/{slug}` */
export const readCaseStudy = (slug: string, options: RequestOptions = {}) =>
  readOne('caseStudy', slug, options);

/** `posts`; nine a page. */
export const readPosts = (query: ListQuery = {}, options: RequestOptions = {}) =>
  readMany('posts', listQuery('posts', query), options);

/** `posts?category={category}`: the category is all that is sent, so that drafts may come; they are left out here. */
export async function readPostsByCategory(
  category: string | null,
  options: RequestOptions = {},
): Promise<Listed<Read<'posts'>>> {
  return readMany('posts', { category: categoryFilter(category) }, options);
}

/** `posts/slug/{slug}` */
export const readPost = (slug: string, options: RequestOptions = {}) =>
  readOne('post', slug, options);

/** `NewsAndPressRelease/search`; ten a page. */
export const readPressReleases = (query: PageQuery = {}, options: RequestOptions = {}) =>
  readMany('pressReleases', pageQuery('pressReleases', query), options);

/** `NewsAndPressRelease/slug/{slug}` */
export const readPressRelease = (slug: string, options: RequestOptions = {}) =>
  readOne('pressRelease', slug, options);

/** `job/search`; nine a page. */
export const readJobs = (query: PageQuery = {}, options: RequestOptions = {}) =>
  readMany('jobs', pageQuery('jobs', query), options);

/** `job/slug/{slug}` */
export const readJob = (slug: string, options: RequestOptions = {}) =>
  readOne('job', slug, options);

/** The demo's `users`, in development only; with and without page and size. */
export const readUsers = (
  query: { page?: number; size?: number } = {},
  options: RequestOptions = {},
) => readMany('users', { ...query }, options);
