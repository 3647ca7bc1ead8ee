/**
 * Several hundred items over all collections, as they come together over years: dozens of categories, texts of every
 * script and length, fields that nobody filled in, duplicate titles and slugs, drafts. This computes the pages of a
 * site of them from the items alone.
 */
import {
  DEFAULT_NEWS_PAGE_SIZE,
  DEFAULT_PAGE_SIZE,
  pressReleaseCategories,
  serviceKeys,
} from '@corporate-website/contract/vocabulary';
import { ARCHIVE_PAGE_SIZE } from '../../src/data-layer/pages';
import type { CollectionWithPages } from '../../src/collections';
import type { Content, Json } from './fault-server';

export const WITHHELD = 'Never to be seen by anybody';

/** Categories by the last part of their address, with the labels that people gave to each. */
export const categories: readonly (readonly [slug: string, ...labels: string[]])[] = [
  ['payments', 'Payments', 'PAYMENTS'],
  ['payments~bang', 'payments!'],
  ['research~and~development', 'Research & Development', 'Research  &amp;  development'],
  ['支払い', '支払い'],
  ['المدفوعات', 'المدفوعات'],
  ['naïve-bayes', 'Naïve Bayes'],
  ['c', 'C'],
  ['c~plus-plus', 'C++'],
  ['c~sharp', 'C#'],
  ['~1f680', '🚀'],
  ['2024', '2024'],
  ...Array.from({ length: 12 }, (_, n) => [`field-${n + 1}`, `Field ${n + 1}`] as const),
];
/** Labels that are no category. */
const NO_CATEGORY = ['General', undefined];
const labels = [...categories.flatMap(([, ...own]) => own), ...NO_CATEGORY];

const titles = [
  'An ordinary title',
  'عنوان طويل من اليمين إلى اليسار، وفيه English في الوسط',
  '決済システムの移行について、三年間で学んだこと',
  '👩‍👩‍👧‍👦 Families of services 🏳️‍🌈',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'What <meter> can and <progress> cannot say',
  'Fish & chips < burgers > "salads" \'and\' so on',
  'Ünïcödé ﬁ ǅ ﷽ and more',
  'What a title is that goes on and on and on '.repeat(8).trim(),
];
const slugs = [
  '日本語の記事',
  'مقال-طويل',
  'naïve-notes',
  'with spaces inside',
  'a.b.c',
  'Ab-CD_~!',
];

const at = (year: number, n: number) =>
  new Date(Date.UTC(year, n % 12, 1 + (n % 28), n % 24)).toISOString();
const many = (count: number, make: (n: number) => Json): Json[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const pick = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

const paragraph = (n: number) =>
  `<p>Paragraph ${n} of a text with <a href="https://example.com/${n}">a link</a>, <code>code ${n}</code> and some words more, so that it takes a few lines on a page.</p>`;
const table = `<table><tr><th>Month</th><th>Faults</th></tr><tr><td>May</td><td>12</td></tr></table>`;

/** Rich text of a length of its own: none at all, a few words, or many pages. */
function text(n: number): string | undefined {
  if (n % 7 === 0) return undefined;
  const parts = n % 29 === 0 ? 120 : 1 + (n % 4);
  const body = Array.from({ length: parts }, (_, part) =>
    part % 5 === 0 ? `<h2>Part ${part} of ${n}</h2>${paragraph(part)}` : paragraph(part),
  ).join('');
  return n % 3 === 0 ? `${body}${table}` : body;
}

/** Optional fields of every item with a page. */
function common(key: CollectionWithPages, n: number): Json {
  const dates = { published_at: at(2008 + (n % 17), n), updated_at: at(2025, n) };
  return {
    id: n,
    slug: n <= slugs.length ? pick(slugs, n - 1) : `${key.toLowerCase()}-${n}`,
    // Three of each collection have one title and say the same of themselves.
    title: n % 13 === 0 ? 'Weekly notes' : `${pick(titles, n)}, ${n}`,
    ...(n % 13 === 0 || n % 3 > 0
      ? { short_description: n % 13 ? `What ${n} says.` : 'Notes.' }
      : {}),
    ...(n % 11 === 0 ? {} : dates),
    content: text(n),
    is_main: true,
    status: 'publish',
  };
}

const withoutEmpty = (item: Json): Json =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));

/** Hidden items, in front of published ones. */
const withheld = (key: CollectionWithPages): Json[] =>
  [{ status: 'draft' }, { status: 'archived' }, { is_main: false }].map((gate, index) => ({
    ...common(key, 9001 + index),
    title: WITHHELD,
    ...gate,
  }));

/** One that claims the slug of another, which was there before it. */
export const CLAIMS_A_SLUG = 9101;

/** @param origin where `/media/picture.jpg` and `/media/paper-{n}.pdf` are served */
export function manyItems(origin: string): Content {
  const picture = (n: number) =>
    n % 40 === 1 ? { image_cdn: `${origin}/media/picture.jpg`, image_alt: `Picture of ${n}` } : {};
  const post = (n: number): Json => ({
    ...common('post', n),
    ...picture(n),
    category: pick(labels, n),
    ...(n % 2 ? { tags: ['one', `tag ${n % 9}`] } : {}),
    ...(n % 4 ? { author: { name: `Author ${n % 6}`, role: 'Writes' } } : {}),
  });
  const caseStudy = (n: number): Json => ({
    ...common('caseStudy', n),
    ...picture(n),
    category: pick(labels, 3 * n),
    ...(n % 5 ? { type: pick(serviceKeys, n), client_name: `Client ${n}` } : {}),
    ...(n % 2 ? { results: [{ value: `${n}%`, label: 'fewer letters' }] } : {}),
    ...(n % 3 ? { challenge: paragraph(n), solution: paragraph(n + 1) } : {}),
  });
  const job = (n: number): Json => ({
    ...common('job', n),
    department: pick(['Engineering', 'مبيعات', '品質'], n),
    location: pick(['Hamburg', 'Łódź', '東京'], n),
    ...(n % 2 ? { employment_type: 'FULL_TIME', apply_url: 'mailto:jobs@example.com' } : {}),
    ...(n % 3 ? { valid_through: n % 6 === 1 ? '2020-01-31' : '2099-12-31' } : {}),
  });
  const content: Content = {
    post: [
      ...withheld('post'),
      ...many(110, post),
      { ...post(7), id: CLAIMS_A_SLUG, updated_at: '2026-01-01T00:00:00Z' },
    ],
    caseStudy: [...withheld('caseStudy'), ...many(40, caseStudy)],
    pressRelease: [
      ...withheld('pressRelease'),
      ...many(50, (n) => ({
        ...common('pressRelease', n),
        ...picture(n),
        category: pick(pressReleaseCategories, n),
      })),
    ],
    job: [...withheld('job'), ...many(30, job)],
    client: many(15, (n) => ({ id: n, name: `${pick(titles, n)} ${n}` })),
    award: many(20, (n) => ({
      id: n,
      title: `${pick(titles, n)} ${n}`,
      ...(n % 2 ? { year: 2005 + n, issuer: 'A jury' } : {}),
    })),
    testimonial: many(25, (n) => ({
      id: n,
      quote: `${pick(titles, n)} ${n}`,
      type: pick(serviceKeys, n),
      ...(n % 2 ? { name: `Name ${n}`, company: pick(titles, n + 1) } : {}),
    })),
    pdf: many(8, (n) => ({
      id: n,
      title: `${pick(titles, n)} ${n}`,
      file_url: `${origin}/media/paper-${n}.pdf`,
      ...(n % 2 ? { category: pick(labels, n) ?? 'Papers' } : {}),
    })),
    techSeries: many(15, (n) => ({
      id: n,
      title: `${pick(titles, n)} ${n}`,
      ...(n % 4 ? { starts_at: at(n % 2 ? 2020 : 2098, n), mode: 'online' } : {}),
      ...(n % 3 ? { speakers: [{ name: pick(titles, n) }] } : {}),
    })),
  };
  return Object.fromEntries(
    Object.entries(content).map(([key, items]) => [key, (items as Json[]).map(withoutEmpty)]),
  ) as Content;
}

/** The items of a list that the site shows. */
export const published = (items: readonly unknown[]): Json[] =>
  (items as Json[]).filter(
    ({ id, status = 'publish', is_main = true }) =>
      status === 'publish' && is_main === true && id !== CLAIMS_A_SLUG,
  );

interface Place {
  items: string;
  list: string;
  pageSize: number;
}

/** Paths of a collection's items, and of their lists. */
export const places: Readonly<Record<CollectionWithPages, Place>> = {
  post: { items: '/blog', list: '/resources/blogs', pageSize: DEFAULT_PAGE_SIZE },
  caseStudy: {
    items: '/case-study',
    list: '/resources/case-studies',
    pageSize: DEFAULT_PAGE_SIZE,
  },
  pressRelease: {
    items: '/press-release',
    list: '/resources/press-release',
    pageSize: DEFAULT_NEWS_PAGE_SIZE,
  },
  job: {
    items: '/corporate-overview/careers',
    list: '/corporate-overview/careers',
    pageSize: DEFAULT_PAGE_SIZE,
  },
};
export const placeKeys = Object.keys(places) as CollectionWithPages[];

/** The pages of a list of so many items. */
function numbered(base: string, count: number, pageSize: number): string[] {
  const pages = Math.max(1, Math.ceil(count / pageSize));
  return Array.from({ length: pages }, (_, n) => (n === 0 ? base : `${base}/page/${n + 1}`));
}

/** Number of each value. */
function counts<T>(values: readonly T[]): Map<T, number> {
  const found = new Map<T, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}

/**
 * The last part of a category's address; null for no category. A label that is not in the table has a beginning of its
 * own, by which `categoryOfPage` knows it again.
 */
export function categorySlug(label: unknown): string | null {
  if (NO_CATEGORY.includes(label as string | undefined)) return null;
  if ((pressReleaseCategories as readonly unknown[]).includes(label)) return String(label);
  const known = categories.find(([, ...own]) => own.includes(String(label)));
  return known?.[0] ?? String(label).split(' ', 2).join('-').toLowerCase();
}

/** Paths of all pages of a collection's lists, categories and archives. @param items that are shown */
export function listPages(key: CollectionWithPages, items: readonly Json[]): string[] {
  const { list, pageSize } = places[key];
  const slugsOfAll =
    key === 'job' ? [] : items.flatMap(({ category }) => categorySlug(category) ?? []);
  const years = items.map(({ published_at: day }) =>
    typeof day === 'string' ? String(new Date(day).getUTCFullYear()) : 'undated',
  );
  return [
    ...numbered(list, items.length, pageSize),
    ...[...counts(slugsOfAll)].flatMap(([slug, count]) =>
      numbered(`${list}/category/${slug}`, count, pageSize),
    ),
    ...[...counts(years)].flatMap(([year, count]) =>
      numbered(`${list}/archive/${year}`, count, ARCHIVE_PAGE_SIZE),
    ),
  ].sort();
}
