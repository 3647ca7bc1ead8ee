/**
 * Expected answers to the queries of `docs/graphiql.md`, computed from the admin API's lists that the site was made of,
 * without the layer.
 */
import type { CollectionKey } from '../../src/collections/build-rows';
import type { Json } from './fault-server';

export type Lists = Readonly<Record<CollectionKey, readonly Json[]>>;
type Variables = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const time = (value: unknown): number => Date.parse(text(value));
const titles = (items: readonly Json[]) => items.map(({ title }) => ({ title: title as unknown }));
const newestFirst = (items: readonly Json[]): Json[] =>
  [...items].sort((a, b) => time(b['published_at']) - time(a['published_at']));
const between = (items: readonly Json[], field: string, from: unknown, to: unknown): Json[] =>
  items.filter((item) => time(item[field]) >= time(from) && time(item[field]) < time(to));

/** Items by the values of a field, which may be a list; in the order of the values. */
function groups(items: readonly Json[], valuesOf: (item: Json) => unknown): [string, Json[]][] {
  const found = new Map<string, Json[]>();
  for (const item of items) {
    for (const value of [valuesOf(item) ?? []].flat()) {
      found.set(String(value), [...(found.get(String(value)) ?? []), item]);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

const authorOf = ({ author }: Json) => (author as { name?: string } | undefined)?.name;
const counted = ([fieldValue, items]: [string, Json[]]) => ({
  fieldValue,
  totalCount: items.length,
});
const slugsOf = (items: readonly Json[], folder: string) =>
  groups(items, ({ previous_slugs: former }) => former).map(([fieldValue, own]) => ({
    fieldValue,
    nodes: own.map(({ slug }) => ({ path: `${folder}/${text(slug)}` })),
  }));

/** Lists without a requested order, or of equals, are compared by content: a set of titles. */
const anyOrder = (items: readonly Json[]) => new Set(items.map(({ title }) => text(title)));

/** By the query's name; a set stands for the titles of a list, in any order. */
export const expectedValues: Readonly<Record<string, (all: Lists, variables: Variables) => Json>> =
  {
    JobsClosing: ({ job }, { from, to }) => {
      // By the day where the job is: the layer keeps each one's own offset.
      const day = ({ valid_through: through }: Json) => text(through).slice(0, 10);
      const closing = job.filter((one) => day(one) >= text(from) && day(one) < text(to));
      return { allJob: { totalCount: closing.length, nodes: anyOrder(closing) } };
    },
    CaseStudiesByService: ({ caseStudy }) => ({
      allCaseStudy: {
        group: groups(caseStudy, ({ type }) => type).map(([fieldValue, own]) => ({
          fieldValue,
          totalCount: own.length,
          nodes: titles(newestFirst(own)),
        })),
      },
    }),
    ResultsOfService: ({ caseStudy }, { service }) => ({
      allCaseStudy: {
        nodes: newestFirst(caseStudy.filter(({ type }) => type === service)).map(
          ({ title, results = [], technologies = [] }) => ({ title, results, technologies }),
        ),
      },
    }),
    PostsWithoutPicture: ({ post }) => {
      const without = post.filter(({ image_cdn: picture }) => !picture);
      return { allBlogPost: { totalCount: without.length, nodes: titles(newestFirst(without)) } };
    },
    PostsByCategory: ({ post }) => ({
      allBlogPost: {
        totalCount: post.length,
        group: groups(post, ({ category }) => category).map(counted),
      },
    }),
    PublishedBetween: ({ post, pressRelease, caseStudy, job }, { from, to }) => {
      const nodes = (items: readonly Json[]) => ({
        nodes: titles(newestFirst(between(items, 'published_at', from, to)).reverse()),
      });
      return {
        posts: nodes(post),
        news: nodes(pressRelease),
        caseStudies: nodes(caseStudy),
        jobs: nodes(job),
      };
    },
    NewestPressReleases: ({ pressRelease }) => ({
      allPressRelease: {
        nodes: titles(
          newestFirst(pressRelease.filter(({ category }) => category === 'press-release')),
        ).slice(0, 5),
      },
    }),
    TestimonialsOfService: ({ testimonial }, { service }) => ({
      allTestimonial: {
        nodes: testimonial
          .filter(({ type }) => type === service)
          .map(({ company = null }) => ({ company })),
      },
    }),
    EventsToCome: ({ techSeries }, { now }) => ({
      allTechSeriesEvent: {
        nodes: titles(
          techSeries
            .filter(({ starts_at: start }) => time(start) >= time(now))
            .sort((a, b) => time(a['starts_at']) - time(b['starts_at'])),
        ),
      },
    }),
    PicturesWithoutAlternative: ({ post, caseStudy, pressRelease, techSeries }) => {
      const silent = (items: readonly Json[]) => ({
        nodes: anyOrder(items.filter(({ image_cdn: at, image_alt: alt }) => at && !alt)),
      });
      return {
        posts: silent(post),
        caseStudies: silent(caseStudy),
        news: silent(pressRelease),
        events: silent(techSeries),
      };
    },
    RenamedPages: ({ post, pressRelease }) => ({
      posts: { group: slugsOf(post, '/blog') },
      news: { group: slugsOf(pressRelease, '/press-release') },
    }),
    IsItThere: ({ post }, { slug }) => {
      const found = post.find((item) => item['slug'] === slug);
      return { blogPost: found ? { title: found['title'] } : null };
    },
    LongTitles: ({ post, caseStudy }) => {
      const long = (items: readonly Json[]) => ({
        nodes: anyOrder(
          items.filter(
            ({ title, meta_title: own }) => /^.{61,}$/.test(text(title)) && own === undefined,
          ),
        ),
      });
      return { allBlogPost: long(post), allCaseStudy: long(caseStudy) };
    },
    PostInContext: ({ post }, { slug }) => {
      const all = newestFirst(post);
      const place = all.findIndex((item) => item['slug'] === slug);
      const path = (item: Json | undefined) => item && { path: `/blog/${text(item['slug'])}` };
      const { title, author } = all[place] ?? {};
      const { name = null, role = null } = (author ?? {}) as Json;
      return {
        blogPost: {
          ...{ title, author: { name, role } },
          previous: path(all[place + 1]) ?? null,
          next: path(all[place - 1]) ?? null,
        },
      };
    },
    Technologies: ({ caseStudy }) => {
      const all = groups(caseStudy, ({ technologies }) => technologies);
      return {
        allCaseStudy: { distinct: all.map(([name]) => name), group: all.map(counted) },
      };
    },
    PostsByAuthor: ({ post }) => ({
      allBlogPost: {
        group: groups(newestFirst(post), authorOf).map(([fieldValue, own]) => ({
          fieldValue,
          totalCount: own.length,
          nodes: titles(own),
        })),
      },
    }),
    RasterLogos: ({ client }) => ({
      all: {
        totalCount: client.length,
        nodes: client.map(({ name }) => ({ name: name as unknown })),
      },
    }),
  };

/** An answer with the titles of a list as a set where a set is expected, so that both can be compared. */
export function comparable(answer: unknown, expected: unknown): unknown {
  if (expected instanceof Set) return new Set((answer as Json[]).map(({ title }) => text(title)));
  if (Array.isArray(expected) && Array.isArray(answer)) {
    return answer.map((entry, index) => comparable(entry, expected[index]));
  }
  if (typeof expected !== 'object' || expected === null) return answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, comparable(value, (expected as Json)[key])]),
  );
}
