import { describe, expect, it } from '@jest/globals';
import { itemAddress, LOOK_UP_SCRIPT } from '../../src/lib/item-address';

describe('itemAddress', () => {
  it.each([
    ['/blog/idempotent-by-default', { collection: 'post', slug: 'idempotent-by-default' }],
    ['/blog/x/', { collection: 'post', slug: 'x' }],
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

describe('the head’s script', () => {
  /** Runs it at an address; gives what it sets at once, and when it takes that away. */
  const at = (pathname: string) => {
    const set: string[] = [];
    const timers: { run: () => void; after: number }[] = [];
    const root = {
      setAttribute: (name: string) => set.push(name),
      removeAttribute: (name: string) => set.splice(set.indexOf(name), 1),
    };
    const run = new Function('location', 'document', 'setTimeout', LOOK_UP_SCRIPT) as (
      ...given: unknown[]
    ) => void;
    run({ pathname }, { documentElement: root }, (timer: () => void, after: number) =>
      timers.push({ run: timer, after }),
    );
    return { set, timers };
  };

  it('marks addresses of items, and takes the mark away where the application never comes', () => {
    for (const path of ['/blog/x', '/press-release/x/', '/corporate-overview/careers/x']) {
      const { set, timers } = at(path);
      expect(set).toEqual(['data-look-up']);
      expect(timers[0]?.after).toBe(10_000);
      timers[0]?.run();
      expect(set).toEqual([]);
    }
  });

  it.each([
    '/',
    '/blog',
    '/contakt',
    '/blog/100%25',
    '/blog/a%2Fb',
    '/corporate-overview/careers/page/2',
    '/x/blog/y',
  ])('leaves %s alone', (path) => {
    expect(at(path).set).toEqual([]);
  });
});
