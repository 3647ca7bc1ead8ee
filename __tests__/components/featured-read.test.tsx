import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { FeaturedRead } from '../../src/components/site-header/featured-read';

it('cuts what an item is about between two words', () => {
  const excerpt = 'The first twenty-two people move in on Monday. '.repeat(6);
  const item = {
    slug: 'a',
    path: '/press-release/a',
    title: 'A',
    publishedAt: null,
    picture: null,
  };
  const { container } = render(<FeaturedRead label="News" item={{ ...item, excerpt }} />);
  const shown = container.lastElementChild?.lastElementChild?.textContent ?? '';
  expect(shown).toMatch(/\w…$/);
  const [kept] = shown.split('…');
  expect(excerpt.startsWith(`${kept} `) || excerpt.startsWith(`${kept}. `)).toBe(true);
});
