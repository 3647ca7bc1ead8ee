import { describe, expect, it } from '@jest/globals';
import { withFarAnchors } from '../../src/data-layer/far-anchors';
import { collectionKeys } from '../../src/collections/build-rows';
import { renderRichText } from '../../src/rich-text/build';
import type { Snapshot } from '../../src/pull/snapshot/types';

const site = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };
const rich = (html: string, idPrefix?: string) =>
  renderRichText(html, { ...site, ...(idPrefix === undefined ? {} : { idPrefix }) });

const snapshot = {
  items: {
    ...Object.fromEntries(collectionKeys.map((key) => [key, []])),
    post: [
      { slug: 'café', rich: { content: rich('<h2 id="price">What it costs</h2><h2>When</h2>') } },
    ],
    caseStudy: [{ slug: 'a', rich: { solution: rich('<h2 id="How">Our way</h2>', 'solution-') } }],
  },
} as unknown as Snapshot;

const linked = (href: string) =>
  withFarAnchors(rich(`<p><a href="${href}">x</a></p>`).html, snapshot);

describe('a link to a heading of another item', () => {
  it.each([
    ['/blog/café#price', '/blog/caf%C3%A9#on-what-it-costs'],
    ['https://www.site.example/blog/cafe\u0301/#price', '/blog/cafe%CC%81#on-what-it-costs'],
    ['/blog/café?a=b#when', '/blog/caf%C3%A9?a=b#on-when'],
    ['/blog/café#on-when', '/blog/caf%C3%A9#on-when'],
    ['/case-study/a/#How', '/case-study/a#solution-our-way'],
  ])('leads to its id: %s', (href, result) => {
    expect(linked(href)).toContain(`href="${result}"`);
  });

  it.each([
    '/blog/café#nothing',
    '/blog/none#price',
    '/about#team',
    'https://x.example/blog/café#price',
  ])('stays where there is none such: %s', (href) => {
    const html = rich(`<p><a href="${href}">x</a></p>`).html;
    expect(withFarAnchors(html, snapshot)).toBe(html);
  });
});
