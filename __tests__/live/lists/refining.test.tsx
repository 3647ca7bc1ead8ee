import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { caseStudy } from '../../../src/collections/case-study/definition';
import { post } from '../../../src/collections/post/definition';
import type { ListContext } from '../../../src/collections/page-contexts';
import { ListTools } from '../../../src/live/lists/list-tools';
import { useRefining } from '../../../src/live/lists/use-refining';
import { siteStore } from '../../../src/state/site-store';
import { axe } from '../../support/axe';

const cloud = { name: 'Cloud', path: '/resources/blogs/category/cloud', count: 4 };
const context: ListContext = {
  listName: 'Blog',
  ids: [],
  page: 1,
  pageCount: 3,
  total: 27,
  basePath: '/resources/blogs',
  category: null,
  categories: [cloud],
  years: [],
};

const loadPosts = () => import('../../../src/collections/post/live');
const loadStudies = () => import('../../../src/collections/case-study/live');

function List({ of = context }: { of?: ListContext }) {
  const refining = useRefining(post, loadPosts, of);
  return (
    <>
      <ListTools refining={refining} />
      <output>{JSON.stringify(refining.query)}</output>
    </>
  );
}
const query = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
const field = () => screen.getByRole('searchbox', { name: 'Search the posts by title' });

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/resources/blogs');
  siteStore.getState().reset();
});
afterEach(() => {
  jest.useRealTimers();
});
const visitor = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

it('asks for nothing by the address of a built page', async () => {
  const { container } = render(<List />);
  expect(query()).toBeNull();
  expect(screen.getByRole('link', { name: 'Cloud 4' })).toHaveAttribute('href', cloud.path);
  jest.useRealTimers();
  expect(await axe(container)).toEqual([]);
});

describe('the category chosen', () => {
  it('goes to the store, by a page of its own', () => {
    render(<List of={{ ...context, basePath: cloud.path, category: cloud }} />);
    expect(siteStore.getState().category).toBe('Cloud');
  });

  it('goes to the store, by the address', () => {
    history.replaceState(null, '', '/resources/blogs?category=cloud');
    render(<List />);
    expect(siteStore.getState().category).toBe('Cloud');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Cloud');
  });

  it('is none where all are shown', () => {
    siteStore.getState().setCategory('Cloud');
    render(<List />);
    expect(siteStore.getState().category).toBeNull();
  });
});

it('leads to the list by a form, with the category it is in', () => {
  render(<List of={{ ...context, basePath: cloud.path, category: cloud }} />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/resources/blogs');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    category: 'Cloud',
    title: '',
  });
});

describe('a list without categories', () => {
  const few = { ...context, categories: [], total: 18, pageCount: 2 };
  const search = () => screen.queryByRole('search');

  it('has a search from three pages on', () => {
    const { rerender } = render(<List of={few} />);
    expect(search()).toBeNull();
    rerender(<List of={{ ...few, total: 19, pageCount: 3 }} />);
    expect(search()).toBeVisible();
  });

  it('keeps the search of an address until the visitor has done with it', async () => {
    history.replaceState(null, '', '/resources/blogs?title=pay');
    render(<List of={few} />);
    await visitor().clear(field());
    act(() => jest.advanceTimersByTime(300));
    expect(query()).toBeNull();
    expect(field()).toHaveFocus();
  });
});

describe('a list that can be filtered by service', () => {
  const ledger = '/resources/case-studies';
  const lending = { name: 'Lending', path: `${ledger}/category/lending`, count: 2 };
  const studies: ListContext = {
    ...context,
    ...{ basePath: ledger, categories: [lending] },
    types: [
      { key: 'fintech', name: 'Fintech', count: 3 },
      { key: 'cloud', name: 'Cloud', count: 1 },
    ],
  };
  function Studies({ of = studies }: { of?: ListContext }) {
    return <ListTools refining={useRefining(caseStudy, loadStudies, of)} />;
  }
  const links = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  const current = () =>
    screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);

  it('has what is typed asked for where a link has led by then', async () => {
    history.replaceState(null, '', `${ledger}?title=pay&type=fintech`);
    const { rerender } = render(<Studies />);
    await visitor().type(screen.getByRole('searchbox'), 'roll');
    history.replaceState(null, '', `${ledger}?title=pay`);
    rerender(<Studies />);
    act(() => jest.advanceTimersByTime(300));
    expect(location.search).toBe('?title=payroll');
  });

  it('links to each service that has items, with how many', async () => {
    const { container } = render(<Studies />);
    expect(links('Services')).toEqual([
      `All ${ledger}`,
      `Fintech3 ${ledger}?type=fintech`,
      `Cloud1 ${ledger}?type=cloud`,
    ]);
    expect(current()).toEqual(['All', 'All']);
    jest.useRealTimers();
    expect(await axe(container)).toEqual([]);
  });

  it('has one row of choices: the categories fold away after the services', () => {
    render(<Studies />);
    const details = document.querySelector('details') as HTMLElement;
    expect(within(details).getAllByRole('link', { hidden: true })).toHaveLength(2);
    expect(
      screen.getByRole('navigation', { name: 'Services' }).querySelector('details'),
    ).toBeNull();
  });

  it('of one service has its categories in the row', () => {
    render(<Studies of={{ ...studies, types: studies.types?.slice(0, 1) ?? [] }} />);
    expect(screen.queryByRole('navigation', { name: 'Services' })).toBeNull();
    expect(document.querySelector('details')).toBeNull();
  });

  it('keeps service, category and title, each within the others', () => {
    history.replaceState(null, '', `${ledger}?title=pay&type=fintech`);
    render(<Studies of={{ ...studies, basePath: lending.path, category: lending }} />);
    expect(links('Services')[2]).toBe(`Cloud ${lending.path}?title=pay&type=cloud`);
    expect(links('Categories')).toEqual([
      `All ${ledger}?title=pay&type=fintech`,
      `Lending ${lending.path}?title=pay&type=fintech`,
    ]);
    expect(current()).toEqual(['Fintech', 'Lending']);
    expect(screen.getByText('Categories: Lending')).toBeVisible();
    const form = new FormData(screen.getByRole('search') as HTMLFormElement);
    expect(Object.fromEntries(form)).toEqual({
      category: 'Lending',
      type: 'fintech',
      title: 'pay',
    });
  });
});
