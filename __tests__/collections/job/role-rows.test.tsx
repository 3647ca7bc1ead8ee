import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RoleRows } from '../../../src/collections/job/rows';
import type { JobTeaserData } from '../../../src/collections/job/teaser';

const role = (title: string, department: string | null, is_open = true): JobTeaserData => ({
  path: `/corporate-overview/careers/${title}`,
  title,
  excerpt: '',
  department,
  location: null,
  is_remote: false,
  employment_type: null,
  valid_through: is_open ? null : '2026-01-01T00:00:00Z',
  is_open,
  published_at: null,
  salary: null,
});
const list = {
  listName: 'Careers',
  ids: [],
  page: 1,
  pageCount: 1,
  total: 5,
  all: 5,
  basePath: '/corporate-overview/careers',
  category: null,
  categories: [],
  years: [{ year: 2026, path: '/corporate-overview/careers/archive/2026', count: 5 }],
};
const jobs = [
  role('Runner', null),
  role('Tester', 'Quality'),
  role('Counsel', 'Legal', false),
  role('Welder', 'Cloud'),
  role('Auditor', 'Quality'),
];

it('lists all open roles by team from A to Z, and folds closed ones away', () => {
  render(<RoleRows jobs={jobs} list={list} open={4} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Open roles by team');
  const names = (level: number) =>
    screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect(names(3)).toEqual(['Cloud', 'Quality', 'Other teams', 'Counsel']);
  expect(names(4)).toEqual(['Welder', 'Tester', 'Auditor', 'Runner']);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByRole('group')).toHaveTextContent(/^1 closed role.*Counsel/);
});

it('has an archive only where there are further pages', () => {
  const { rerender } = render(<RoleRows jobs={jobs} list={list} open={4} />);
  expect(screen.queryByText('All roles by year')).toBeNull();
  rerender(<RoleRows jobs={jobs} list={{ ...list, pageCount: 2 }} open={44} />);
  expect(screen.getByText('All roles by year')).toBeVisible();
});

it('leads to the open roles of further pages, and says how many there are', () => {
  const further = { ...list, pageCount: 2 };
  const { rerender } = render(<RoleRows jobs={jobs} list={further} open={6} />);
  expect(screen.getByRole('link', { name: '2 more open roles' })).toHaveAttribute(
    'href',
    '/corporate-overview/careers/page/2',
  );
  // A pager would lead nowhere else.
  expect(screen.queryByRole('link', { name: /Next/ })).toBeNull();
  rerender(<RoleRows jobs={jobs} list={further} open={5} />);
  expect(screen.getByRole('link', { name: '1 more open role' })).toBeVisible();
  rerender(<RoleRows jobs={jobs} list={further} open={4} />);
  expect(screen.queryByRole('link', { name: /more open/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Next/ })).toBeVisible();
  rerender(<RoleRows jobs={jobs} list={{ ...list, pageCount: 3 }} open={6} />);
  expect(screen.getByRole('link', { name: /Next/ })).toBeVisible();
});
