import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PostDetail, type PostFacts } from '../../../src/collections/post/detail';

const post: PostFacts = {
  slug: 'x',
  path: '/blog/x',
  title: 'A post',
  short_description: null,
  published_at: null,
  reading_minutes: 1,
  html: '<p>Text.</p>',
  headings: [],
  image: null,
  category: null,
  category_path: null,
  tags: [],
  service: null,
  author: null,
};

/** The drawings of a cloth: icons have a size of their own. */
const cloths = (service: PostFacts['service']) => {
  const { container } = render(<PostDetail item={{ ...post, service }} listName="Blogs" />);
  return [...container.querySelectorAll<SVGElement>('svg[width="100%"], svg[preserveAspectRatio]')];
};

it('has a ribbon of its practice’s weave in place of a picture, and none of no practice', () => {
  const [ribbon, ...others] = cloths({ key: 'cloud' });
  expect(others).toEqual([]);
  expect(ribbon?.parentElement && getComputedStyle(ribbon.parentElement).height).toBe('2.5rem');
  expect(cloths(null)).toEqual([]);
  expect(cloths({ key: 'gardening' })).toEqual([]);
});

it('says no time of a post without text', () => {
  render(<PostDetail item={{ ...post, reading_minutes: 0, html: null }} listName="Blogs" />);
  expect(screen.queryByText(/min read/)).toBeNull();
});

it.each([
  [{ name: 'Ada', role: 'Editor' }, 'Ada, Editor'],
  [{ name: 'Ada', role: null }, 'Ada'],
  [{ name: null, role: 'Editor' }, 'Editor'],
])('says of the author what is known: %j', (author, line) => {
  render(<PostDetail item={{ ...post, author: { ...author, image: null } }} listName="Blogs" />);
  const known = author.name ?? author.role ?? '';
  expect(screen.getByText(known).closest('p')).toHaveTextContent(line, {
    normalizeWhitespace: false,
  });
});
