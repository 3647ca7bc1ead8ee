/** Posts for measuring: as long and as marked up as real ones, and the same for the same number every time. */

/** A post as the admin API sends it. */
export interface Post {
  id: string;
  slug: string;
  title: string;
  short_description: string;
  image_cdn: string | null;
  image_alt: string | null;
  category: string;
  tags: string[];
  content: string;
  published_at: string;
  updated_at: string;
  is_main: true;
  status: 'publish';
}

const NEWEST = Date.UTC(2025, 9, 31, 9);
const SPAN = 8 * 365 * 24 * 60 * 60 * 1000;

const list = (names: string) => names.split(', ');
const words = {
  team: list('platform team, claims team, release crew, data desk, payments squad, service desk'),
  thing: list('ledger run, policy import, settlement file, pricing table, audit trail, quote form'),
  place: list('one rack server, the old mainframe, three regions, a read replica, the edge'),
  fault: list('a rounding error, a missing index, duplicate events, a retry storm, a full disk'),
  way: list('one tenant at a time, behind a flag, on a copy of production, in the quiet hours'),
  category: list('Cloud, Data, Engineering, Fintech, Insurance, Operations, Product, Security'),
};

const sentences = [
  'The {team} moved the {thing} off {place} in {n} weeks, {way}.',
  'What broke first was not the {thing} but {fault} in {place}.',
  'We ran {n} rehearsals {way}, and the third one found {fault}.',
  'It took {n} pull requests to take the {thing} apart and {n} more to put it together again.',
  'A week of traces showed {fault} in {n} of a thousand calls.',
  'The {thing} now restarts in {n} seconds, and the runbook is {n} lines long.',
  'Half of the {n} alerts told of the same thing: {fault}.',
  'The {team} and the {team} share one backlog for the {thing} now.',
  'The estimate said {n} days, the invoice said {n}, and the difference was {fault}.',
];

/** Numbers from 0 to 1 in an order that the seed alone decides (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Whether the post of this number has a picture: one in ten of the newest 1,000 has. More would take both sites the
 * same hours, and tell nothing of the posts.
 */
export const hasPicture = (index: number): boolean => index < 1000 && index % 10 === 3;

/** The address of the post of this number; the newest is number 0. */
const slugOf = (index: number): string => `post-${index + 1}`;

/**
 * A post.
 * @param index from 0, the newest, to `count - 1`
 * @param mediaUrl what picture addresses begin with, without a trailing slash
 * @param revision how often it was changed: each change gives it another title and text
 */
export function generatePost(index: number, count: number, mediaUrl: string, revision = 0): Post {
  const random = randomFrom(index);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (_, kind: string) =>
      kind === 'n'
        ? String(2 + Math.floor(random() * 96))
        : pick(words[kind as keyof typeof words]),
    );
  const text = (length: number) => Array.from({ length }, () => fill(pick(sentences))).join(' ');
  const section = (_: unknown, number: number) => {
    const other = slugOf((index + 1 + Math.floor(random() * 40)) % count);
    return [
      `<h2>${fill('The {thing} and {fault}')}</h2>`,
      `<p>${text(5)} See <a href="/blog/${other}">an earlier note</a>.</p>`,
      number % 2 === 0 ? `<ul><li>${text(1)}</li><li>${text(1)}</li></ul>` : `<p>${text(2)}</p>`,
    ].join('\n');
  };
  const sections = Array.from({ length: 3 + Math.floor(random() * 4) }, section);
  const published = NEWEST - Math.floor((SPAN * index) / count);
  const changed = revision > 0 ? ` (revision ${revision})` : '';
  return {
    id: String(index + 1),
    slug: slugOf(index),
    title: `${fill('The {team}, the {thing} and {fault}')}, ${index + 1}${changed}`,
    short_description: text(1),
    image_cdn: hasPicture(index) ? `${mediaUrl}/${index}.jpg` : null,
    image_alt: hasPicture(index) ? 'A pattern of woven bands' : null,
    category: pick(words.category),
    tags: [pick(words.thing)],
    content: `<p>${text(3)}${changed}</p>\n${sections.join('\n')}`,
    published_at: new Date(published).toISOString(),
    updated_at: new Date(published + revision * 60_000).toISOString(),
    is_main: true,
    status: 'publish',
  };
}
