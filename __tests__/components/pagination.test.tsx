import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Pagination } from '../../src/components/pagination/pagination';

it('is a landmark of real links, of which one is the current page', () => {
  render(<Pagination page={2} pageCount={3} basePath="/resources/blogs" label="blog posts" />);
  expect(screen.getByRole('navigation', { name: 'Pagination: blog posts' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/resources/blogs');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/resources/blogs/page/3',
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/resources/blogs',
  );
});

it('is not there for a single page', () => {
  const { container } = render(<Pagination page={1} pageCount={1} basePath="/x" label="x" />);
  expect(container).toBeEmptyDOMElement();
});
