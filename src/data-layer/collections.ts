/**
 * THE table: one row a collection. Pulling, schema, nodes, pages, checks and reports are loops over it;
 * what is special about a collection is a named function or value in its row.
 */
import { itemPath } from '../lib/item-paths';
import { isRoleOpen } from '../lib/item-facts';
import { isPast } from '../lib/open-until';
import { items, type ItemDefinition } from '../../contract/items';
import { reads, type ReadCall } from '../../contract/calls';
import { serviceKeys, DEFAULT_NEWS_PAGE_SIZE, DEFAULT_PAGE_SIZE } from '../../contract/vocabulary';

export const collectionKeys = [
  'client',
  'caseStudy',
  'post',
  'award',
  'testimonial',
  'pressRelease',
  'job',
  'pdf',
  'techSeries',
] as const;
export type CollectionKey = (typeof collectionKeys)[number];

/** How a list is read from the admin API. */
export type ReadingPlan =
  /** One request; the call is not paginated. */
  | { kind: 'whole' }
  /** Page after page to the true end. */
  | { kind: 'paged' }
  /** The first page of a fixed size, then the whole list of each type; an item keeps its first place. */
  | { kind: 'first-page-and-types'; pageSize: number; byType: ReadCall; types: readonly string[] };

/** A picture that an item has: the field that holds its URL and the field that holds its text alternative. */
export interface PictureField {
  /** A path such as `image_cdn` or `author.image_cdn`. */
  field: string;
  altField?: string;
}

export interface ListPages {
  /** The first page's path; page n is at `${path}/page/n`. */
  path: string;
  pageSize: number;
  template: string;
  /** Category pages at `${path}/category/x`. */
  categories: boolean;
  /** The list can be filtered by the service that items are of. */
  types?: true;
  /** Archives by year at `${path}/archive/2026`. */
  archive: boolean;
  /** What a category is called, where that is not its label in the admin API. */
  categoryName?: (label: string) => string;
}

export interface Collection {
  key: CollectionKey;
  /** As a person calls it, in reports: `Blog posts`. */
  label: string;
  /** The type in Gatsby's GraphQL layer. */
  typeName: string;
  item: ItemDefinition;
  list: ReadCall;
  detail?: ReadCall;
  reading: ReadingPlan;
  /** Who makes the nodes: the source plugin (from the snapshot), or the site itself. */
  sourcedBy: 'gatsby-source-custom-api' | 'site';
  /** Where the list cannot be read and no snapshot is there: `empty` publishes without it, `fail` does not publish. */
  onFailure: 'empty' | 'fail';
  pictures: readonly PictureField[];
  /** Fields that hold HTML. */
  richText: readonly string[];
  /** A file to be downloaded and served from the site. */
  fileField?: string;
  /** One page an item. */
  page?: { path: (slug: string) => string; template: string };
  listPages?: ListPages;
  /** The page of `src/pages` that lists all of it, however much that is. */
  listedOn?: string;
  /** What of an item depends on the day it is built; `now` in milliseconds. */
  atBuild?: (fields: Readonly<Record<string, unknown>>, now: number) => Record<string, unknown>;
}

/** `news` and `press-release` as readers know them. */
export function pressCategoryName(label: string): string {
  return label === 'news' ? 'News' : 'Press releases';
}

/** Whether an event was over at a moment. */
function isOver(fields: Readonly<Record<string, unknown>>, now: number): boolean {
  const at = (name: string) => (typeof fields[name] === 'string' ? fields[name] : null);
  return isPast({ starts_at: at('starts_at'), ends_at: at('ends_at') }, now);
}

const picture: PictureField = { field: 'image_cdn', altField: 'image_alt' };

export const collections: readonly Collection[] = [
  {
    key: 'client',
    label: 'Clients',
    typeName: 'Client',
    item: items.Client,
    list: reads.clients,
    reading: { kind: 'whole' },
    sourcedBy: 'gatsby-source-custom-api',
    onFailure: 'empty',
    pictures: [{ field: 'image_cdn', altField: 'name' }],
    richText: [],
  },
  {
    key: 'caseStudy',
    label: 'Case studies',
    typeName: 'CaseStudy',
    item: items.CaseStudy,
    list: reads.caseStudies,
    detail: reads.caseStudy,
    reading: { kind: 'paged' },
    sourcedBy: 'site',
    onFailure: 'fail',
    pictures: [picture],
    richText: ['challenge', 'solution', 'content'],
    page: {
      path: (slug) => itemPath('caseStudy', slug),
      template: 'case-study.tsx',
    },
    listPages: {
      path: '/resources/case-studies',
      pageSize: DEFAULT_PAGE_SIZE,
      template: 'case-studies.tsx',
      categories: true,
      types: true,
      archive: true,
    },
  },
  {
    key: 'post',
    label: 'Blog posts',
    typeName: 'BlogPost',
    item: items.Post,
    list: reads.posts,
    detail: reads.post,
    reading: { kind: 'paged' },
    sourcedBy: 'site',
    onFailure: 'fail',
    pictures: [picture, { field: 'author.image_cdn' }],
    richText: ['content'],
    page: {
      path: (slug) => itemPath('post', slug),
      template: 'blog-post.tsx',
    },
    listPages: {
      path: '/resources/blogs',
      pageSize: DEFAULT_PAGE_SIZE,
      template: 'blogs.tsx',
      categories: true,
      archive: true,
    },
  },
  {
    key: 'award',
    label: 'Awards',
    typeName: 'Award',
    item: items.Award,
    list: reads.awards,
    reading: { kind: 'whole' },
    sourcedBy: 'gatsby-source-custom-api',
    onFailure: 'empty',
    pictures: [{ field: 'image_cdn' }],
    richText: [],
    listedOn: '/resources/awards',
  },
  {
    key: 'testimonial',
    label: 'Testimonials',
    typeName: 'Testimonial',
    item: items.Testimonial,
    list: reads.testimonials,
    reading: {
      kind: 'first-page-and-types',
      pageSize: 10,
      byType: reads.testimonialsByType,
      types: serviceKeys,
    },
    sourcedBy: 'site',
    onFailure: 'fail',
    pictures: [{ field: 'image_cdn' }],
    richText: [],
  },
  {
    key: 'pressRelease',
    label: 'News and press releases',
    typeName: 'PressRelease',
    item: items.PressRelease,
    list: reads.pressReleases,
    detail: reads.pressRelease,
    reading: { kind: 'paged' },
    sourcedBy: 'site',
    onFailure: 'fail',
    pictures: [picture],
    richText: ['content'],
    page: {
      path: (slug) => itemPath('pressRelease', slug),
      template: 'press-release.tsx',
    },
    listPages: {
      path: '/resources/press-release',
      pageSize: DEFAULT_NEWS_PAGE_SIZE,
      template: 'press-releases.tsx',
      categories: true,
      archive: true,
      categoryName: pressCategoryName,
    },
  },
  {
    key: 'job',
    label: 'Jobs',
    typeName: 'Job',
    item: items.Job,
    list: reads.jobs,
    detail: reads.job,
    reading: { kind: 'paged' },
    sourcedBy: 'site',
    onFailure: 'fail',
    pictures: [],
    richText: ['content'],
    page: {
      path: (slug) => itemPath('job', slug),
      template: 'job.tsx',
    },
    listPages: {
      path: '/corporate-overview/careers',
      pageSize: DEFAULT_PAGE_SIZE,
      template: 'careers.tsx',
      categories: false,
      archive: true,
    },
    atBuild: (fields, now) => ({ is_open: isRoleOpen(fields['valid_through'], now) }),
  },
  {
    key: 'pdf',
    label: 'PDFs',
    typeName: 'Pdf',
    item: items.Pdf,
    list: reads.pdfs,
    reading: { kind: 'whole' },
    sourcedBy: 'gatsby-source-custom-api',
    onFailure: 'empty',
    pictures: [{ field: 'image_cdn' }],
    richText: [],
    fileField: 'file_url',
    listedOn: '/resources/downloads',
  },
  {
    key: 'techSeries',
    label: 'Tech series events',
    typeName: 'TechSeriesEvent',
    item: items.TechSeriesEvent,
    list: reads.techSeries,
    reading: { kind: 'whole' },
    sourcedBy: 'gatsby-source-custom-api',
    onFailure: 'empty',
    pictures: [picture],
    richText: [],
    listedOn: '/resources/global-tech-series',
    atBuild: (fields, now) => ({ is_past: isOver(fields, now) }),
  },
];

/** The row of a key. */
export function collectionOf(key: CollectionKey): Collection {
  const row = collections.find((collection) => collection.key === key);
  if (!row) throw new Error(`No collection is called "${key}".`);
  return row;
}
