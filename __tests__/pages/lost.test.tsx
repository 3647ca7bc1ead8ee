import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import NotFound from '../../src/pages/404';
import Search from '../../src/pages/search';
import Sitemap from '../../src/pages/sitemap';
import { allLinks } from '../../src/site/navigation';
import { services } from '../../src/site/services';
import { axe } from '../support/axe';

jest.mock('../../src/seo/seo', () => ({ Seo: () => null }));

let pageList: unknown;

async function show(Page: ComponentType<PageProps>, address: string, data: object = {}) {
  history.pushState({}, '', address);
  const props = { location, data } as unknown as PageProps;
  const shown = render(<Page {...props} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return shown;
}
const SitemapPage = Sitemap as unknown as ComponentType<PageProps>;

beforeEach(() => {
  pageList = ['/', '/blog/naive-retries', '/services/fintech'];
  globalThis.fetch = jest.fn(() =>
    pageList === 'down'
      ? Promise.reject(new TypeError('no line'))
      : Promise.resolve({ ok: true, json: () => Promise.resolve(pageList) } as Response),
  );
});
afterEach(() => {
  history.pushState({}, '', '/');
});

describe('the 404', () => {
  const nearest = () =>
    within(screen.getByRole('region', { name: 'Closest to what you typed' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('leads to the nearest of all built pages', async () => {
    const { container } = await show(NotFound, '/blogs/naive-retrys');
    expect(nearest()[0]).toBe('/blog/naive-retries');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axe(container)).toEqual([]);
  });

  it.each([['down'], [{ not: 'a list' }]])(
    'goes on with the navigation’s pages where the list is %j',
    async (list) => {
      pageList = list;
      await show(NotFound, '/contakt');
      expect(nearest()).toEqual(['/contact']);
    },
  );

  it('names nothing where nothing is near, and still offers search and ways on', async () => {
    await show(NotFound, '/wp-admin/setup-config-of-somebody.php');
    expect(screen.queryByText('Closest to what you typed')).toBeNull();
    expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
    expect(screen.getByRole('link', { name: 'Case studies' })).toBeVisible();
    const practices = within(screen.getByRole('region', { name: 'What we do' }));
    expect(practices.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      services.map(({ path }) => path),
    );
  });
});

describe('the search page', () => {
  const answers = () => screen.getByRole('region', { name: /“/ });

  it('shows what was searched for, and the pages of that name', async () => {
    const { container } = await show(Search, '/search?q=wealth');
    expect(screen.getByRole('searchbox')).toHaveValue('wealth');
    expect(screen.getByRole('heading', { name: '1 page for “wealth”' })).toBeVisible();
    expect(within(answers()).getByRole('link', { name: 'Wealth management' })).toHaveAttribute(
      'href',
      '/services/fintech/wealth-management',
    );
    expect(await axe(container)).toEqual([]);
  });

  it('says so where there is none, and where else to look', async () => {
    await show(Search, '/search?q=%3Cb%3Eknitting');
    expect(screen.getByRole('heading', { name: 'No page is named “<b>knitting”' })).toBeVisible();
    expect(within(answers()).getByRole('link', { name: 'Blog' })).toBeVisible();
  });

  it.each(['/search', '/search?q=', '/search?q=%20'])(
    'lists all sections and nothing else for %s',
    async (address) => {
      await show(Search, address);
      expect(screen.queryByRole('region', { name: /“/ })).toBeNull();
      expect(screen.getByRole('region', { name: 'All sections' })).toBeVisible();
    },
  );
});

it('the sitemap has every page of the navigation, and the parts of lists beneath them', async () => {
  const pageContext = {
    categories: [
      { name: 'CRM', path: '/resources/blogs/category/crm', count: 2 },
      { name: 'Data science', path: '/resources/blogs/category/data-science', count: 4 },
    ],
    years: [
      { year: 2026, path: '/resources/blogs/archive/2026', count: 3 },
      { year: 2025, path: '/resources/blogs/archive/2025', count: 2 },
      { year: null, path: '/resources/blogs/archive/undated', count: 1 },
    ],
  };
  const lists = [
    { path: '/resources/blogs', pageContext },
    { path: '/resources/awards', pageContext: null },
  ];
  const { container } = await show(SitemapPage, '/sitemap', { lists: { nodes: lists } });
  const hrefs = [...container.querySelectorAll('a')].map((a) => a.getAttribute('href'));
  expect(allLinks.filter(({ path }) => !hrefs.includes(path))).toEqual([]);
  const blog = screen.getByRole('link', { name: 'Blog' }).closest('li');
  const names = within(blog as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['Blog', 'CRM', 'Data science', 'All of 2026', 'All of 2025', 'Undated']);
  expect(await axe(container)).toEqual([]);
});
