import { expect, it, jest } from '@jest/globals';
import { showFeatured } from '../../src/shell/show-featured';
import { installObservers, observe } from '../support/observers';

// As in Firefox once Back was pressed: the page is still there, and its requests are not.
jest.mock('../../src/cloth/cloth-element', () => {
  throw new Error('Loading chunk 6160 failed.');
});

const item = {
  slug: 'retries',
  path: '/blog/retries',
  title: 'Retries',
  excerpt: 'On retries',
  publishedAt: '2026-11-12T09:00:00.000Z',
  date: '12 November 2026',
  picture: null,
};

it('handles that the code of a cover cannot be loaded, and shows the rest', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  installObservers();
  document.body.innerHTML =
    '<div data-featured="newestPost"><div></div><p>Blog</p><p></p><p></p></div>';
  globalThis.fetch = jest.fn((address: string | URL | Request) =>
    String(address) === '/featured.json'
      ? Promise.resolve({ ok: true, json: () => Promise.resolve({ newestPost: item }) } as Response)
      : Promise.reject(new TypeError('no line')),
  );
  await showFeatured();
  const cover = document.querySelector('a[tabindex]');
  if (cover) observe(cover, { isIntersecting: true });
  // Node reports a rejection once its microtasks are done.
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(document.querySelector('a[href="/blog/retries"]:not([tabindex])')).toHaveTextContent(
    'Retries',
  );
});
