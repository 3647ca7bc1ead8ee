import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FeaturedRead } from '../../../src/shell/header/featured-read';

const item = {
  slug: 'a-release',
  path: '/press-release/a-release',
  title: 'A release',
  excerpt: 'What it says.',
  publishedAt: null,
  picture: null,
};

it('keeps its place unseen until it is known: no label, no empty frame', () => {
  const { rerender, container } = render(<FeaturedRead label="Featured read" item={null} />);
  expect(screen.getByText('Featured read')).not.toBeVisible();
  expect(container.firstElementChild).not.toBeVisible();
  rerender(<FeaturedRead label="Featured read" item={item} />);
  expect(screen.getByText('Featured read')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A release' })).toBeVisible();
});

it('cuts what an item is about between two words', () => {
  const excerpt = 'The first twenty-two people move in on Monday. '.repeat(6);
  const { container } = render(<FeaturedRead label="News" item={{ ...item, excerpt }} />);
  const shown = container.lastElementChild?.lastElementChild?.textContent ?? '';
  expect(shown).toMatch(/\w…$/);
  const [kept] = shown.split('…');
  expect(excerpt.startsWith(`${kept} `) || excerpt.startsWith(`${kept}. `)).toBe(true);
});
