import { expect, it } from '@jest/globals';
import { redirectPage, redirectsOf } from '../../src/data-layer/redirects';
import { snapshotItem, snapshotOf } from '../support/snapshot';

const redirect = (from: string, id = '1') => ({ collection: 'post' as const, from, id });
const snapshot = (...redirects: ReturnType<typeof redirect>[]) =>
  snapshotOf({ post: [snapshotItem('1', {}, { slug: 'now' })] }, { redirects });

it('leads from each former slug to the page that the item has now', () => {
  expect(
    redirectsOf(snapshot(redirect('was'), redirect('before')), new Set(['/blog/now'])),
  ).toEqual([
    { from: '/blog/was', to: '/blog/now' },
    { from: '/blog/before', to: '/blog/now' },
  ]);
});

it('leads to an item that moved to another collection', () => {
  const moved = { ...redirect('was'), of: 'pressRelease' as const };
  const given = snapshotOf(
    { pressRelease: [snapshotItem('1', {}, { slug: 'now' })] },
    { redirects: [moved] },
  );
  expect(redirectsOf(given, new Set(['/press-release/now']))).toEqual([
    { from: '/blog/was', to: '/press-release/now' },
  ]);
});

it('leads from the decomposed form of an address to its page, where a file can have that name', () => {
  const long = `/blog/${'한'.repeat(60)}`;
  const pages = new Set(['/blog/caf\u00e9', '/blog/plain', long]);
  expect(redirectsOf(snapshot(redirect('cafe\u0301')), pages)).toEqual([
    { from: '/blog/cafe\u0301', to: '/blog/now' },
  ]);
  expect(redirectsOf(snapshot(), pages)).toEqual([
    { from: '/blog/cafe\u0301', to: '/blog/caf\u00e9' },
  ]);
});

it('leads from a category’s former address to its page, unless another has it', () => {
  const list = '/resources/blogs/category';
  const pages = new Set([
    `${list}/data~and~ai`,
    `${list}/data~and~ai/page/2`,
    `${list}/c`,
    `${list}/c~sharp`,
    `${list}/~2605`,
  ]);
  expect(redirectsOf(snapshot(), pages)).toEqual([
    { from: `${list}/data-ai`, to: `${list}/data~and~ai` },
    { from: `${list}/data-ai/page/2`, to: `${list}/data~and~ai/page/2` },
  ]);
});

it('hides no page, leads not to itself, and nowhere for an item that is gone', () => {
  const given = snapshot(redirect('taken'), redirect('now'), redirect('of-the-gone', '9'));
  expect(redirectsOf(given, new Set(['/blog/taken']))).toEqual([]);
  const client = { collection: 'client' as const, from: 'a', id: '1' };
  expect(
    redirectsOf(snapshotOf({ client: [snapshotItem('1')] }, { redirects: [client] }), new Set()),
  ).toEqual([]);
});

it('writes a page that redirects, with addresses that cannot break out of it', () => {
  const html = redirectPage({ from: '/blog/a', to: '/blog/über "x"&<y>' }, 'https://site.example');
  expect(html).toContain('content="0; url=/blog/%C3%BCber%20%22x%22&amp;%3Cy%3E"');
  expect(html).toContain('<link rel="canonical" href="https://site.example/blog/%C3%BCber');
  expect(html).not.toMatch(/<y>|"x"/);
});
