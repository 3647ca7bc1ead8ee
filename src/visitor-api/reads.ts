/**
 * The calls that read, one function each. Only what is published and main is asked for, and each item is checked
 * again on arrival: some calls take no such filter, and some servers ignore theirs.
 *
 * Every function rejects with an `AdminApiError`, and with nothing else.
 */
import { callUrl } from '../../contract/call-url';
import { detailPath, reads, type ReadCall, type ReadName } from '../../contract/read-calls';
import { richTextFields, type ItemDefinition, type ItemOf } from '../../contract/items';
import {
  categoryFilter,
  parseItem,
  readList,
  withheldBecause,
  type ReadList,
} from '../../contract/parse';
import type { ServiceKey } from '../../contract/vocabulary';
import { cleanFields } from '../lib/clean-fields';
import { ALWAYS_RESERVED, unfitSlug } from '../lib/slug-rules';
import { failureWords } from './answers';
import { adminApi, AdminApiError, getJson, type RequestOptions } from './request';

/** What a reading call gives an item of. */
export type Read<N extends ReadName> = ItemOf<(typeof reads)[N]['item']>;

export interface Listed<T> {
  /** What may be shown, in the server's order, each once; plain texts without tags, and no rich texts. */
  items: T[];
  /** How many the server says there are on all pages; undefined where it does not say, and it may be wrong. */
  total: number | undefined;
  /** How many a page the server says it sends; it may be fewer than were asked for. */
  pageSize: number | undefined;
  /** How many entries this answer held, fit to be shown or not: an empty page is the end of a list. */
  received: number;
  /** How many of these must not be shown, though the server counts them. */
  withheld: number;
}

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

const reservedSlugs: ReadonlySet<string> = new Set(ALWAYS_RESERVED);

type Query = Record<string, string | number | boolean | undefined>;

/** The filters of a call that takes them. */
function gated(name: ReadName, query: Query = {}): Query {
  const call: ReadCall = reads[name];
  return {
    ...query,
    ...(call.query.includes('status') ? { status: 'publish' } : {}),
    ...(call.query.includes('is_main') ? { is_main: true } : {}),
  };
}

function shapeError(what: string, body: unknown, cause?: unknown): AdminApiError {
  const { serverMessage } = failureWords(body);
  const details = serverMessage === undefined ? {} : { serverMessage };
  return new AdminApiError('shape', what, details, cause);
}

function listIn(call: ReadCall, url: string, body: unknown): ReadList {
  try {
    return readList(body, typeof call.answer === 'object' ? call.answer.list : undefined);
  } catch (error) {
    throw shapeError(`GET ${url} was answered with no list.`, body, error);
  }
}

/** An item's plain texts without tags, as the build has them; null for one that the build would not publish. */
function cleanItem(
  definition: ItemDefinition,
  item: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  const { ok, fields } = cleanFields(definition, richTextFields, item);
  const isUnfit = 'slug' in definition.required && unfitSlug(item['slug'], reservedSlugs) !== null;
  return ok && !isUnfit ? fields : null;
}

async function readMany<N extends ReadName>(
  name: N,
  query: Query,
  options: RequestOptions,
): Promise<Listed<Read<N>>> {
  const call: ReadCall = reads[name];
  const url = callUrl(adminApi(), call.path, query);
  const body = await getJson(url, options);
  const { items: inputs, total, pageSize } = listIn(call, url, body);
  const now = Date.now();
  const shown = new Map<unknown, Read<N>>();
  let fit = 0;
  let withheld = 0;
  for (const input of inputs) {
    const parsed = parseItem<ItemDefinition>(call.item, input);
    if (!parsed.ok) continue;
    fit += 1;
    const { id } = parsed.item as { id?: unknown };
    if (withheldBecause(parsed.item, now) !== null) {
      withheld += 1;
      continue;
    }
    const clean = cleanItem(call.item, parsed.item);
    if (clean && !shown.has(id)) shown.set(id, clean as Read<N>);
  }
  // One wrong entry is left out; where all are, it is the call that is wrong.
  if (inputs.length > 0 && fit === 0) {
    throw shapeError(`GET ${url} was answered with a list of something else.`, body);
  }
  return { items: [...shown.values()], total, pageSize, received: inputs.length, withheld };
}

/** @returns null where there is no such item, or it must not be shown */
async function readOne<N extends ReadName>(
  name: N,
  slug: string,
  options: RequestOptions,
): Promise<Read<N> | null> {
  const call: ReadCall = reads[name];
  const url = callUrl(adminApi(), detailPath(call, slug));
  const body = await getJson(url, options).catch((error: unknown) => {
    if (error instanceof AdminApiError && (error.status === 404 || error.status === 410))
      return null;
    throw error;
  });
  if (body === null) return null;
  const parsed = parseItem<ItemDefinition>(call.item, body);
  if (!parsed.ok) throw shapeError(`GET ${url} was answered with no item.`, body);
  return withheldBecause(parsed.item, Date.now()) === null ? (parsed.item as Read<N>) : null;
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

/** The demo's `users`, in development only; with and without page and size. */
export const readUsers = (
  query: { page?: number; size?: number } = {},
  options: RequestOptions = {},
) => readMany('users', { ...query }, options);
