import { describe, expect, it } from '@jest/globals';
import { categories } from '../../bench/phrases';
import { countWords, generatePost, hasPicture, slugOf } from '../../bench/generate-content';
import { generatePicture } from '../../bench/generate-pictures';

const COUNT = 500;
const media = 'http://127.0.0.1:1/media';
const posts = (order: readonly number[]) =>
  new Map(order.map((index) => [index, generatePost(index, COUNT, media)]));
const indices = Array.from({ length: COUNT }, (_, index) => index);

describe('generated posts', () => {
  const forwards = posts(indices);

  it('are the same whatever was generated before them', () => {
    const backwards = posts([...indices].reverse());
    for (const index of indices) expect(backwards.get(index)).toEqual(forwards.get(index));
  });

  it('differ from one another', () => {
    const all = [...forwards.values()];
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(COUNT);
    expect(new Set(all.map(({ content }) => content)).size).toBe(COUNT);
  });

  it('hold from 300 to 900 words, with headings, lists and links', () => {
    const all = [...forwards.values()].map(({ content }) => content);
    for (const content of all) {
      expect(countWords(content)).toBeGreaterThanOrEqual(300);
      expect(countWords(content)).toBeLessThanOrEqual(900);
      expect(content).toMatch(/<h2>[^{}<]+<\/h2>/);
      expect(content).not.toMatch(/[{}]|undefined/);
    }
    const share = (part: string) => all.filter((content) => content.includes(part)).length / COUNT;
    expect(share('<li>')).toBeGreaterThan(0.9);
    expect(share('<a href="/blog/')).toBeGreaterThan(0.5);
  });

  it('link only to posts that there are', () => {
    const slugs = new Set(indices.map(slugOf));
    for (const { content } of forwards.values()) {
      for (const [, slug] of content.matchAll(/href="\/blog\/([^"]+)"/g))
        expect(slugs).toContain(slug);
    }
  });

  it('lie newest first within eight years, in every category, with a picture on a tenth', () => {
    const all = [...forwards.values()];
    const dates = all.map(({ published_at }) => Date.parse(published_at));
    expect([...dates].sort((a, b) => b - a)).toEqual(dates);
    const years = ((dates[0] ?? 0) - (dates.at(-1) ?? 0)) / (365.25 * 24 * 3600 * 1000);
    expect(years).toBeGreaterThan(7.9);
    expect(years).toBeLessThan(8);
    expect(new Set(all.map(({ category }) => category)).size).toBe(categories.length);
    expect(all.filter(({ image_cdn }) => image_cdn !== null)).toHaveLength(COUNT / 10);
  });

  it('change in title and text, not in address, with a revision', () => {
    const [first, second] = [generatePost(7, COUNT, media), generatePost(7, COUNT, media, 1)];
    expect(second.slug).toBe(first.slug);
    expect(second.title).not.toBe(first.title);
    expect(second.content).not.toBe(first.content);
    expect(Date.parse(second.updated_at)).toBeGreaterThan(Date.parse(first.updated_at));
  });
});

describe('generated pictures', () => {
  const [one, other] = indices.filter(hasPicture);

  it('are the same for a number, and another for another', async () => {
    const [first, again, second] = await Promise.all([
      generatePicture(one ?? 0),
      generatePicture(one ?? 0),
      generatePicture(other ?? 0),
    ]);
    expect(first.equals(again)).toBe(true);
    expect(first.equals(second)).toBe(false);
    expect(first.length).toBeGreaterThan(50_000);
  });
});
