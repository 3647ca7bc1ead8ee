import { describe, expect, it } from '@jest/globals';
import { headOf, type Head, type HeadFacts } from '../../src/seo/head-of';
import { shorten } from '../../src/lib/shorten';
import { shareAddress } from '../../src/share-pictures/share-picture';
import { absoluteUrl } from '../../src/seo/urls';
import { company } from '../../src/site/company';

const SITE = 'https://loomwright.example.com';
const facts = { title: 'Blog', description: 'Field notes.', path: '/resources/blogs' };

function metaOf({ meta }: Head): Record<string, string> {
  return Object.fromEntries(
    meta.map((tag) => ['name' in tag ? tag.name : tag.property, tag.content]),
  );
}

describe('headOf', () => {
  it('names the company after the page, but not after itself', () => {
    expect(headOf(facts, SITE).title).toBe(`Blog | ${company.name}`);
    expect(headOf({ ...facts, title: `${company.name}: software`, path: '/' }, SITE).title).toBe(
      `${company.name}: software`,
    );
  });

  it('has a canonical address, unless the page is kept out of search engines', () => {
    expect(headOf(facts, SITE).link).toEqual([
      { rel: 'canonical', href: `${SITE}/resources/blogs` },
    ]);
    const hidden = headOf({ ...facts, noIndex: true }, SITE);
    expect(hidden.link).toEqual([]);
    expect(metaOf(hidden)['robots']).toBe('noindex');
  });

  it('names its feed, in every format, and no page that Firefox would prefetch', () => {
    const { link } = headOf({ ...facts, feed: 'post' }, SITE);
    expect(link.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      `canonical ${SITE}/resources/blogs`,
      `alternate ${SITE}/resources/blogs/feed.rss`,
      `alternate ${SITE}/resources/blogs/feed.atom`,
      `alternate ${SITE}/resources/blogs/feed.jsonfeed`,
    ]);
    expect(link.at(-1)).toMatchObject({
      type: 'application/feed+json',
      title: `${company.name}: Blog (JSON Feed)`,
    });
  });

  it('carries the digest of the item shown, and dates for articles alone', () => {
    const dated = { ...facts, contentDigest: 'abc', publishedAt: '2026-11-17T09:15:00Z' };
    expect(metaOf(headOf(dated, SITE))).not.toHaveProperty('article:published_time');
    expect(metaOf(headOf({ ...dated, type: 'article' }, SITE))).toMatchObject({
      'content-digest': 'abc',
      'article:published_time': '2026-11-17T09:15:00Z',
    });
  });

  const shared = (more: Partial<HeadFacts>) =>
    Object.entries(metaOf(headOf({ ...facts, ...more }, SITE))).filter(([name]) =>
      /^(?:og:image|twitter)/.test(name),
    );
  const size = { 'og:image:width': '1200', 'og:image:height': '630' };

  it('shares a page with the crop of its picture, and says what that is', () => {
    const image = { share_url: '/share/photo1-0f.jpg', alt: 'A loom' };
    expect(Object.fromEntries(shared({ image }))).toEqual({
      'og:image': `${SITE}/share/photo1-0f.jpg`,
      'og:image:type': 'image/jpeg',
      ...size,
      'og:image:alt': 'A loom',
      'twitter:card': 'summary_large_image',
    });
    // Its parts follow the picture that they are of (https://ogp.me/#structured).
    expect(shared({ image })[1]?.[0]).toBe('og:image');
  });

  it('describes a picture without a text by the title', () => {
    const image = { share_url: '/share/photo1-0f.jpg', alt: '' };
    expect(Object.fromEntries(shared({ image }))['og:image:alt']).toBe('Blog');
  });

  it('shares a page by a card where it has no picture, or one that cannot bear it', () => {
    const address = `${SITE}${shareAddress({ ...facts, service: null })}`;
    const card = {
      'og:image': address,
      'og:image:type': 'image/png',
      ...size,
      'og:image:alt': 'Blog',
      'twitter:card': 'summary_large_image',
    };
    const later = { path: '/resources/blogs/page/2', title: 'Blog, page 2 of 9', cardOf: facts };
    const small = { share_url: null, alt: 'A logo' };
    for (const more of [{}, { image: null }, { image: small }, later, { noIndex: true }]) {
      expect(Object.fromEntries(shared(more))).toEqual(card);
    }
  });

  it('cannot be left by what the data say', () => {
    const name = '</script><script>alert(1)</script>';
    const [script, ...others] = headOf(
      {
        ...facts,
        jsonLd: [
          ['breadcrumbList', [{ name, path: '/blog' }]],
          ['faqPage', []],
        ],
      },
      SITE,
    ).script;
    expect(others).toEqual([]);
    expect(script?.innerHTML).not.toContain('<');
    expect(JSON.parse(script?.innerHTML ?? '')).toMatchObject({ itemListElement: [{}, { name }] });
  });
});

it('shortens behind a word', () => {
  expect(shorten('Four threads,  one cloth', 100)).toBe('Four threads, one cloth');
  expect(shorten('Four threads, one cloth', 16)).toBe('Four threads…');
  expect(shorten('x'.repeat(400), 160)).toHaveLength(160);
  expect(shorten(`a${'𝗔'.repeat(9)}`, 7)).toBe('a𝗔𝗔…');
  expect(shorten(`${'𝗔'.repeat(9)}`, 7)).toBe('𝗔𝗔𝗔…');
});

it('makes canonical addresses: no trailing slash, encoded once', () => {
  expect(absoluteUrl(SITE, '/')).toBe(`${SITE}/`);
  expect(absoluteUrl(SITE, '/blog/naïve retries/')).toBe(`${SITE}/blog/na%C3%AFve%20retries`);
  expect(absoluteUrl(SITE, '/blog/na%C3%AFve')).toBe(`${SITE}/blog/na%C3%AFve`);
  expect(absoluteUrl(SITE, 'https://cdn.example.com/x.jpg')).toBe('https://cdn.example.com/x.jpg');
});
