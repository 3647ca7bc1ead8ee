import { describe, expect, it } from '@jest/globals';
import { itemAddress } from '../../../src/live/look-up/item-address';

describe('itemAddress', () => {
  it.each([
    ['/blog/idempotent-by-default', { collection: 'post', slug: 'idempotent-by-default' }],
    ['/blog/x/', { collection: 'post', slug: 'x' }],
    // Once another site's, perhaps: it may lead on.
    ['/blog/about-us.html', { collection: 'post', slug: 'about-us.html' }],
    ['/case-study/bank', { collection: 'caseStudy', slug: 'bank' }],
    ['/press-release/na%C3%AFve%20%C3%BCtf', { collection: 'pressRelease', slug: 'naïve ütf' }],
    ['/corporate-overview/careers/engineer', { collection: 'job', slug: 'engineer' }],
  ])('reads %s', (path, address) => {
    expect(itemAddress(path)).toEqual(address);
  });

  it.each([
    '',
    '/',
    '/blog',
    '/blog/',
    '/blog//',
    '/blog/a/b',
    '/blogs/a',
    '/resources/blogs',
    '/corporate-overview/careers',
    '/corporate-overview/careers/page/2',
    '/corporate-overview/careers/archive',
    '/blog/page',
    '/blog/404.html',
    '/blog/a%2Fb',
    '/blog/..%2f..%2fjob',
    '/blog/%2e%2e',
    '/blog/a%5Cb',
    '/blog/a%3Fb',
    '/blog/a%23b',
    '/blog/100%',
    '/blog/%00',
    '/blog/a%E2%80%AEb',
    `/blog/${'x'.repeat(201)}`,
  ])('takes %j for no item’s', (path) => {
    expect(itemAddress(path)).toBeNull();
  });
});
