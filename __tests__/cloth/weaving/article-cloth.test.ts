import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { articleCloth, type ArticleCloth } from '../../../src/cloth/weaving/article-cloth';
import { ownThread } from '../../../src/cloth/weaving/own-thread';
import { clothParts } from '../../../src/cloth/weaving/cloth-markup';
import { growFigure } from '../../../src/cloth/weaving/figure';
import { randomFrom } from '../../../src/cloth/weaving/random';
import { SERVICE_KEYS } from '../../../src/cloth/weaving/weaves';

const slugs = Array.from({ length: 2000 }, (_, index) => `an-article-about-cloth-${index}`);
/** The drawing alone: ids differ by slug in any case and would hide two covers that look the same. */
const markupWithoutIds = (cloth: ArticleCloth): string =>
  clothParts(
    {
      ...cloth,
      patterns: cloth.patterns.map((pattern, index) => ({ ...pattern, id: `p${index}` })),
    },
    String,
  );
const drawn = (slug: string): string => markupWithoutIds(articleCloth(slug));

describe('articleCloth', () => {
  it('gives the same slug the same cloth', () => {
    for (const slug of ['t-plus-one', 'größe-und-maß', '', '数据']) {
      expect(articleCloth(slug)).toEqual(articleCloth(slug));
    }
  });

  it('gives 2,000 slugs 2,000 different cloths and ids, and each cloth a drawing of its own', () => {
    const covers = slugs.map((slug) => articleCloth(slug));
    expect(new Set(covers.map(({ id }) => id)).size).toBe(slugs.length);
    const withoutIds = covers.map(({ id, ...cloth }) => JSON.stringify(cloth).replaceAll(id, ''));
    expect(new Set(withoutIds).size).toBe(slugs.length);
    const some = covers.slice(0, 500);
    expect(new Set(some.map(markupWithoutIds)).size).toBe(some.length);
  });

  it('is 16:10, about 5 kB on average and never above 10, 2 compressed', () => {
    const covers = slugs
      .slice(0, 300)
      .map((slug) => ({ cloth: articleCloth(slug), markup: drawn(slug) }));
    for (const { cloth, markup } of covers) {
      expect(cloth.width / cloth.height).toBe(1.6);
      expect(markup.length).toBeLessThan(10_000);
    }
    const mean = covers.reduce((total, { markup }) => total + markup.length, 0) / covers.length;
    expect(mean).toBeLessThan(5_000);
    expect(Math.max(...covers.map(({ markup }) => gzipSync(markup).length))).toBeLessThan(2048);
  });

  it.each(SERVICE_KEYS)(
    "%s: weaves the service's own thread, and three threads that differ",
    (key) => {
      for (const slug of slugs.slice(0, 50)) {
        const { threads } = articleCloth(slug, key);
        expect(threads.thread).toBe(key);
        expect(new Set(Object.values(threads)).size).toBe(3);
      }
    },
  );

  it('has ids that need no escaping in url(#…) and HTML', () => {
    for (const slug of ['"><script>', 'a b', '../../x', ...slugs.slice(0, 50)]) {
      const { id, patterns } = articleCloth(slug);
      expect(id).toMatch(/^cloth-[a-z0-9]+$/);
      expect(patterns.map((pattern) => pattern.id)).toEqual(
        patterns.map((_, index) => `${id}-${index}`),
      );
    }
  });
});

describe('growFigure', () => {
  it('binds every thread, whatever the seed', () => {
    for (const slug of slugs.slice(0, 150)) {
      const draft = growFigure(randomFrom(slug), 16);
      const ends = draft.map((_, end) => draft.map((row) => row[end]));
      for (const thread of [...draft, ...ends]) {
        expect(thread).toContain(0);
        expect(thread).toContain(1);
      }
    }
  });
});

it('gives a page the thread of its cover, without growing that', () => {
  for (const slug of ['/corporate-overview/about', '/legal-notice', 'naive-retries', 'łódź'])
    expect(ownThread(slug)).toBe(articleCloth(slug).threads.thread);
});
