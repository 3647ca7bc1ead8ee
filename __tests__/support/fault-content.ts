/** Small, whole content for tests: items of every collection, each field as the contract has it. */
import type { Content, Json } from './fault-server';

/** `2026-03-07T09:00:00.000Z` for day 7 of March. */
function day(n: number): string {
  return new Date(Date.UTC(2026, 0, 1, 9) + n * 86_400_000).toISOString();
}

export function samplePost(n: number, more: Json = {}): Json {
  return {
    id: n,
    slug: `post-${n}`,
    title: `Post ${n}`,
    short_description: `What post ${n} says.`,
    category: n % 2 ? 'Engineering' : 'Practice',
    tags: ['sample'],
    author: { name: 'Platform team', role: 'Authors' },
    content: `<h2>First part of ${n}</h2><p>Text of post ${n}.</p>`,
    published_at: day(n % 300),
    updated_at: day(n % 300),
    is_main: true,
    status: 'publish',
    ...more,
  };
}

export function sampleJob(n: number, more: Json = {}): Json {
  return {
    id: n,
    slug: `job-${n}`,
    title: `Position ${n}`,
    department: 'Engineering',
    location: 'Hamburg',
    employment_type: 'FULL_TIME',
    apply_url: 'mailto:jobs@example.com',
    content: `<p>What position ${n} does.</p>`,
    published_at: day(n),
    updated_at: day(n),
    valid_through: '2099-12-31T00:00:00Z',
    ...more,
  };
}

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/**
 * Content of every collection; newest first, as the contract orders lists.
 * @param posts how many posts there are
 */
export function sampleContent(posts = 12): Content {
  return {
    client: many(4, (n) => ({ id: n, name: `Sample client ${n}` })),
    caseStudy: many(8, (n) => ({
      id: `case-${n}`,
      slug: `case-${n}`,
      title: `Case ${n}`,
      short_description: `What case ${n} was.`,
      type: n % 2 ? 'fintech' : 'cloud',
      results: [{ value: `${n}0%`, label: 'less waiting' }],
      challenge: `<p>What was wrong in case ${n}.</p>`,
      solution: `<p>What was done in case ${n}.</p>`,
      content: `<h2>Case ${n}</h2><p>All of it.</p>`,
      published_at: day(100 - n),
      updated_at: day(100 - n),
    })),
    post: many(posts, (n) => samplePost(posts + 1 - n)),
    award: many(3, (n) => ({ id: n, title: `Award ${n}`, issuer: 'Sample jury', year: 2020 + n })),
    testimonial: many(14, (n) => ({
      id: n,
      quote: `Sample sentence ${n}.`,
      name: `Team ${n}`,
      type: n % 2 ? 'fintech' : 'consulting',
    })),
    pressRelease: many(7, (n) => ({
      id: n,
      slug: `news-${n}`,
      title: `News ${n}`,
      category: n % 2 ? 'news' : 'press-release',
      content: `<p>News number ${n}.</p>`,
      published_at: day(200 - n),
      updated_at: day(200 - n),
    })),
    job: many(7, (n) => sampleJob(8 - n)),
    pdf: [],
    techSeries: many(3, (n) => ({ id: n, title: `Event ${n}`, mode: 'online', starts_at: day(n) })),
  };
}
