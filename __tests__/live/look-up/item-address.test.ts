import { describe, expect, it } from '@jest/globals';
import { itemAddress } from '../../../src/live/look-up/item-address';

describe('itemAddress', () => {
  it.each([
    ['/blog/idempotent-by-default', { collection: 'post', slug: 'idempotent-by-default' }],
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
    '/blog/a/b',
    '/corporate-overview/careers/page/2',
    '/corporate-overview/careers/archive',
    '/blog/page',
    '/blog/a%2Fb',
    '/blog/a%3Fb',
    '/blog/100%',
    '/blog/%00',
    `/blog/${'x'.repeat(201)}`,
  ])('takes %j for no item’s', (path) => {
    expect(itemAddress(path)).toBeNull();
  });
});
