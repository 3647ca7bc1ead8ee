/** The 404 page at an address that may be an item's: its content, messages and requests, whatever the answer. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from 'gatsby';
import NotFound from '../../src/pages/404';
import { NotificationProvider } from '../../src/notifications/notifications-provider';
import { axe } from '../support/axe';
import { fetchAnswer, type FetchAnswer } from '../support/fetch-answer';
import { company } from '../../src/site/company';

type Answer = FetchAnswer | 'down' | 'never';
let answer: Answer;
let asked: string[];

const post = {
  id: '1',
  slug: 'new',
  title: 'Fish &amp; <meter>',
  content:
    '<h2>Why</h2><p>Because <script>x</script>it is.</p><img src="https://cdn.example/a.png">',
};

beforeEach(() => {
  asked = [];
  globalThis.fetch = jest.fn((input: unknown) => {
    const url = String(input);
    if (!url.includes('/slug/')) return Promise.resolve({ ok: false } as Response);
    asked.push(url);
    if (answer === 'never') return new Promise<Response>(() => undefined);
    if (answer === 'down') return Promise.reject(new TypeError('no line'));
    return Promise.resolve(fetchAnswer(answer));
  }) as unknown as typeof fetch;
});
afterEach(() => {
  history.pushState({}, '', '/');
});

async function show(address: string) {
  history.pushState({}, '', address);
  const shown = render(
    <NotificationProvider>
      <NotFound {...({ location } as unknown as PageProps)} />
    </NotificationProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  return shown;
}
/** Texts of live regions. */
const said = () => screen.getAllByRole('status').map((region) => region.textContent);
const lost = () => screen.queryByRole('heading', { name: 'Page not found' });
const unloaded = () => screen.queryByRole('heading', { name: 'This page could not be loaded' });

describe('the 404 at an address that may be an item’s', () => {
  it('shows what the admin API has, cleaned and made safe', async () => {
    answer = { body: post };
    const { container } = await show('/blog/new');
    await screen.findByRole('heading', { level: 1, name: 'Fish & <meter>' });
    expect(container.querySelector('.rich-text')?.innerHTML).toBe(
      '<h2 id="on-why">Why</h2><p>Because it is.</p>',
    );
    expect(asked).toEqual(['http://127.0.0.1:4000/api/posts/slug/new']);
    expect(document.title).toBe(`Fish & <meter> | ${company.name}`);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(said()).toContain('Fish & <meter>');
    expect(lost()).toBeNull();
    expect(await axe(container)).toEqual([]);
  });

  it('says what it does while it asks', async () => {
    answer = 'never';
    const { container } = await show('/blog/asked-for');
    expect(screen.getByRole('heading', { level: 1, name: 'Looking up this page' })).toBeVisible();
    expect(lost()).toBeNull();
    expect(await axe(container)).toEqual([]);
  });

  it.each([
    ['unknown', { status: 404 }],
    ['a draft', { body: { ...post, status: 'draft' } }],
    ['archived', { body: { ...post, status: 'archived' } }],
    ['not main', { body: { ...post, is_main: false } }],
    ['of tomorrow', { body: { ...post, published_at: '2999-01-01T00:00:00Z' } }],
    ['without words in its title', { body: { ...post, title: '&nbsp;' } }],
  ])('is the 404 where the item is %s', async (what, given) => {
    answer = 'body' in given ? { body: { ...given.body, slug: what } } : given;
    await show(`/blog/${encodeURIComponent(what)}`);
    expect(asked).toHaveLength(1);
    expect(lost()).toBeVisible();
    expect(said()).toContain('Page not found');
    expect(screen.queryByText('Error')).toBeNull();
  });

  it.each([
    ['/blog/a', 'Unable to load data'],
    ['/case-study/a', 'Unable to load data'],
    ['/corporate-overview/careers/a', 'Unable to fetch data'],
    ['/press-release/a', 'Something went wrong'],
  ])('says of %s that it could not be asked, and asks again', async (path, message) => {
    answer = 'down';
    const { container } = await show(path);
    expect(unloaded()).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(await axe(container)).toEqual([]);
    answer = { status: 404 };
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(asked).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it.each([
    ['/contakt'],
    ['/services/nothing-here'],
    ['/blog/a/b'],
    ['/blog/page'],
    ['/a%2Fb'],
    ['/services/%2e%2e%2fx'],
    ['/100%25'],
    ['/%E0%A4'],
  ])('asks nothing at %s, which can be no item’s', async (path) => {
    answer = { body: post };
    await show(path);
    expect(lost()).toBeVisible();
    expect(asked).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['too many calls', { status: 429 }],
    ['a wrong shape', { body: ['not', 'an', 'item'] }],
    ['an item without a title', { body: { id: '1', slug: 'x' } }],
  ])('says after %s that it could not be asked', async (_what, given) => {
    answer = given;
    await show('/press-release/x');
    expect(unloaded()).toBeVisible();
    expect(screen.getByText('Something went wrong')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  it('shows a role whose time is past as closed', async () => {
    answer = {
      body: {
        id: '2',
        slug: 'closed',
        title: 'A role',
        apply_url: 'https://apply.example/',
        valid_through: '2026-01-31T23:59:59-05:00',
      },
    };
    await show('/corporate-overview/careers/closed');
    expect(screen.getByRole('heading', { name: 'Closed on 31 January 2026' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply for this role' })).toBeNull();
  });

  it('takes the server’s words for news', async () => {
    answer = { status: 503, body: { message: 'The loom is being oiled.' } };
    await show('/press-release/b');
    expect(screen.getByText('The loom is being oiled.')).toBeVisible();
  });
});
