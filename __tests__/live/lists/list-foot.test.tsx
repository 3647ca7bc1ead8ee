import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ListFoot } from '../../../src/live/lists/list-foot';

const list = { page: 1, pageCount: 2, basePath: '/resources/blogs', years: [] };
const years = [{ year: 2026, path: '/resources/blogs/archive/2026', count: 3 }];

it('has the pages, the archive and the feeds, each where there is one', () => {
  render(<ListFoot list={{ ...list, years }} label="posts" feed="post" />);
  const names = screen.getAllByRole('navigation').map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual(['Pagination: posts', 'All posts by year', 'Feeds']);
});

it('is not there for a single page without archive and feed', () => {
  const { container } = render(<ListFoot list={{ ...list, pageCount: 1 }} label="posts" />);
  expect(container).toBeEmptyDOMElement();
});
