/**
 * Posts for measuring: as long and as marked up as real ones, and the same for the same number every time.
 * Nothing here depends on the clock, the machine or the order of calls.
 */
import { categories, headings, listItems, sentences, words, type WordKind } from './phrases';

/** A post as the admin API sends it. */
export interface GeneratedPost {
  id: string;
  slug: string;
  title: string;
  short_description: string;
  image_cdn: string | null;
  image_alt: string | null;
  category: string;
  tags: string[];
  author: { name: string; role: string };
  content: string;
  published_at: string;
  updated_at: string;
  is_main: true;
  status: 'publish';
}

/** The newest post's time; the others lie before it, over eight years. */
const NEWEST = Date.UTC(2025, 9, 31, 9);
const SPAN = 8 * 365.25 * 24 * 60 * 60 * 1000;

/** One post in this many has a picture. */
const PICTURE_EVERY = 10;

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

/** Whether the post of this number has a picture. */
export function hasPicture(index: number): boolean {
  return index % PICTURE_EVERY === 3;
}

/** The newest post is number 0. */
export function slugOf(index: number): string {
  return slugText(titleOf(randomFrom(index), index));
}

function slugText(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

type Random = () => number;

function whole(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

function pick<T>(random: Random, values: readonly T[]): T {
  // The index lies inside for every number below 1.
  return values[Math.floor(random() * values.length)] as T;
}

function fill(random: Random, template: string): string {
  const text = template.replace(/\{(\w+)\}/g, (_whole, kind: string) =>
    kind === 'n' ? String(whole(random, 2, 97)) : pick(random, words[kind as WordKind]),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A unique title: if two posts share one, a change to either changes both heads. */
function titleOf(random: Random, index: number): string {
  return `${pick(random, words.act)} the ${pick(random, words.thing)}: ${pick(random, words.lesson)}, ${index}`;
}

/** A paragraph, sometimes with a link in it, to another post or away. */
function paragraph(random: Random, index: number, count: number): string {
  const text = Array.from({ length: whole(random, 3, 6) }, () =>
    fill(random, pick(random, sentences)),
  );
  if (random() < 0.25) {
    const other = (index + whole(random, 1, 40)) % count;
    text.push(`More of this is in <a href="/blog/${slugOf(other)}">an earlier note</a>.`);
  } else if (random() < 0.15) {
    text.push('The standard is <a href="https://www.rfc-editor.org/rfc/rfc9110">public</a>.');
  }
  return `<p>${text.join(' ')}</p>`;
}

function list(random: Random): string {
  const name = random() < 0.5 ? 'ul' : 'ol';
  const entries = Array.from({ length: whole(random, 3, 6) }, () =>
    fill(random, pick(random, listItems)),
  );
  return `<${name}>${entries.map((entry) => `<li>${entry}</li>`).join('')}</${name}>`;
}

/** The words of a piece of HTML. */
export function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

/** From 300 to 900 words of HTML: paragraphs under headings, a list in every other section. */
function contentOf(random: Random, index: number, count: number): string {
  const target = whole(random, 320, 780);
  const parts = [paragraph(random, index, count)];
  let total = countWords(parts[0] ?? '');
  const add = (html: string) => {
    parts.push(html);
    total += countWords(html);
  };
  for (let section = 0; total < target; section += 1) {
    const level = section % 3 === 2 ? 'h3' : 'h2';
    add(`<${level}>${fill(random, pick(random, headings))}</${level}>`);
    add(paragraph(random, index, count));
    if (section % 2 === 1 && total < target) add(list(random));
    if (total < target) add(paragraph(random, index, count));
  }
  return parts.join('\n');
}

/**
 * A post.
 * @param index from 0, the newest, to `count - 1`
 * @param mediaUrl what picture addresses begin with, without a trailing slash
 * @param revision how often it was changed: each change gives it another title, description and text
 */
export function generatePost(
  index: number,
  count: number,
  mediaUrl: string,
  revision = 0,
): GeneratedPost {
  const random = randomFrom(index);
  const title = titleOf(random, index);
  const published = NEWEST - Math.floor((SPAN * index) / count);
  const description = fill(random, pick(random, sentences));
  const content = contentOf(random, index, count);
  const change = revision > 0 ? ` Revision ${revision} says so too.` : '';
  return {
    id: String(index + 1),
    slug: slugOf(index),
    title: revision > 0 ? `${title}, revised (${revision})` : title,
    short_description: `${description}${change}`,
    image_cdn: hasPicture(index) ? `${mediaUrl}/${index}.jpg` : null,
    image_alt: hasPicture(index) ? 'A pattern of woven bands' : null,
    category: pick(random, categories),
    tags: [pick(random, words.thing), pick(random, words.measure)],
    author: { name: 'Platform team', role: 'Engineering' },
    content: revision > 0 ? `${content}\n<p>Changed.${change}</p>` : content,
    published_at: new Date(published).toISOString(),
    updated_at: new Date(published + revision * 60_000).toISOString(),
    is_main: true,
    status: 'publish',
  };
}
