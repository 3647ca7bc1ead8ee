/** The calls that read, as section 7 of the specification fixes them. Apart from the forms' schemas, which no reader needs. */
import { items, User, type ItemDefinition } from './items';
import { DEFAULT_NEWS_PAGE_SIZE, DEFAULT_PAGE_SIZE } from './vocabulary';

export type QueryField =
  'is_main' | 'status' | 'page' | 'pageSize' | 'category' | 'title' | 'type' | 'size';

export interface ReadCall {
  readonly path: string;
  readonly item: ItemDefinition;
  /** `array`: the response itself; `object`: one item; else the name of the field that holds the list. */
  readonly answer: 'array' | 'object' | { readonly list: string };
  readonly query: readonly QueryField[];
  /** Items a page where the call sends no `pageSize`; absent where the call is not paginated. */
  readonly defaultPageSize?: number;
  /** A list call may leave out the rich text of its items. */
  readonly summaries?: true;
  readonly developmentOnly?: true;
}

const gate = ['is_main', 'status'] as const;
const paging = ['page', 'pageSize'] as const;

export const reads = {
  clients: { path: 'client', item: items.Client, answer: 'array', query: gate },
  caseStudies: {
    path: 'caseStudy',
    item: items.CaseStudy,
    answer: { list: 'caseStudies' },
    query: [...paging, 'category', 'title', ...gate],
    defaultPageSize: DEFAULT_PAGE_SIZE,
    summaries: true,
  },
  caseStudiesByType: {
    path: 'caseStudy/searchByType',
    item: items.CaseStudy,
    answer: { list: 'caseStudies' },
    query: ['type'],
    summaries: true,
  },
  caseStudy: {
    path: 'caseStudy/slug/{slug}',
    item: items.CaseStudy,
    answer: 'object',
    query: [],
  },
  posts: {
    path: 'posts',
    item: items.Post,
    answer: { list: 'posts' },
    query: [...paging, 'category', 'title', ...gate],
    defaultPageSize: DEFAULT_PAGE_SIZE,
    summaries: true,
  },
  post: { path: 'posts/slug/{slug}', item: items.Post, answer: 'object', query: [] },
  awards: { path: 'award', item: items.Award, answer: 'array', query: gate },
  testimonials: {
    path: 'testimonial',
    item: items.Testimonial,
    answer: { list: 'testimonials' },
    query: paging,
    defaultPageSize: DEFAULT_PAGE_SIZE,
  },
  testimonialsByType: {
    path: 'testimonial/searchByType',
    item: items.Testimonial,
    answer: { list: 'testimonials' },
    query: ['type', ...gate],
  },
  pressReleases: {
    path: 'NewsAndPressRelease/search',
    item: items.PressRelease,
    answer: { list: 'newsAndPressRelease' },
    query: [...paging, ...gate],
    defaultPageSize: DEFAULT_NEWS_PAGE_SIZE,
    summaries: true,
  },
  pressRelease: {
    path: 'NewsAndPressRelease/slug/{slug}',
    item: items.PressRelease,
    answer: 'object',
    query: [],
  },
  jobs: {
    path: 'job/search',
    item: items.Job,
    answer: { list: 'jobs' },
    query: [...paging, ...gate],
    defaultPageSize: DEFAULT_PAGE_SIZE,
    summaries: true,
  },
  job: { path: 'job/slug/{slug}', item: items.Job, answer: 'object', query: [] },
  pdfs: { path: 'admin-panel/pdf', item: items.Pdf, answer: 'array', query: [] },
  techSeries: {
    path: 'global-tech-series',
    item: items.TechSeriesEvent,
    answer: 'array',
    query: gate,
  },
  users: {
    path: 'users',
    item: User,
    answer: { list: 'users' },
    query: ['page', 'size'],
    developmentOnly: true,
  },
} as const satisfies Record<string, ReadCall>;
export type ReadName = keyof typeof reads;

/** A detail call's path for a slug, such as `posts/slug/na%C3%AFve-retries`. */
export function detailPath(call: ReadCall, slug: string): string {
  return call.path.replace('{slug}', encodeURIComponent(slug));
}
