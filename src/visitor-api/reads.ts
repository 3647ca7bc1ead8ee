/**
 * The calls that read, one function each. Only what is published and main is asked for, wherever a call can be asked.
 *
 * Every function rejects with an `AdminApiError`, and with nothing else.
 */
import { categoryFilter } from '../../contract/parse';
import { reads, type ReadCall, type ReadName } from '../../contract/read-calls';
import type { ServiceKey } from '../../contract/vocabulary';
import { DEMO_API_URL } from '../lib/environments';
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

/** The filters of a call that takes them. */
function gated(name: ReadName, query: Query = {}): Query {
  const call: ReadCall = reads[name];
  return {
    ...query,
    ...(call.query.includes('status') ? { status: 'publish' } : {}),
    ...(call.query.includes('is_main') ? { is_main: true } : {}),
  };
}

function pageQuery(name: ReadName, { page = 1, pageSize }: PageQuery): Query {
  const call: ReadCall = reads[name];
  return gated(name, { page, pageSize: pageSize ?? call.defaultPageSize });
}

function listQuery(name: ReadName, { category, title, ...page }: ListQuery): Query {
  const { page: number, pageSize, ...gate } = pageQuery(name, page);
  const filters = { category: categoryFilter(category), title: title?.trim() || undefined };
  return { page: number, pageSize, ...filters, ...gate };
}

/** `client` */
export const readClients = (options: RequestOptions = {}) =>
  readMany('clients', gated('clients'), options);

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

/** `award` */
export const readAwards = (options: RequestOptions = {}) =>
  readMany('awards', gated('awards'), options);

/** `testimonial`: the first page of ten. */
export const readTestimonials = (options: RequestOptions = {}) =>
  readMany('testimonials', { page: 1, pageSize: 10 }, options);

/** `testimonial/searchByType` */
export const readTestimonialsByType = (type: ServiceKey, options: RequestOptions = {}) =>
  readMany('testimonialsByType', gated('testimonialsByType', { type }), options);

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

/** `admin-panel/pdf` */
export const readPdfs = (options: RequestOptions = {}) => readMany('pdfs', {}, options);

/** `global-tech-series` */
export const readTechSeries = (options: RequestOptions = {}) =>
  readMany('techSeries', gated('techSeries'), options);

/** The demo's `users`, in development only, of this machine whatever the page's host; with and without page and size. */
export const readUsers = (
  query: { page?: number; size?: number } = {},
  options: RequestOptions = {},
) => readMany('users', { ...query }, options, DEMO_API_URL);
