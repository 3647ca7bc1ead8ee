import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CaseLead, CaseRow } from '../../src/collections/case-study/teaser';
import { NewsLine } from '../../src/collections/press-release/teaser';
import { PostTeaser } from '../../src/collections/post/teaser';
import { axe } from '../support/axe';

const bare = {
  slug: 'x',
  path: '/blog/x',
  title: 'W'.repeat(300),
  excerpt: '',
  category: null,
  published_at: null,
  reading_minutes: 1,
  image: null,
};

it.each([true, false])(
  'shows a post without picture, category or date (the first of a list: %s)',
  async (isLead) => {
    const { container } = render(<PostTeaser post={bare} isLead={isLead} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/blog/x');
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('dir', 'auto');
    expect(container.querySelector('time')).toBeNull();
    expect(await axe(container)).toEqual([]);
  },
);

const study = {
  ...bare,
  path: '/case-study/x',
  client_name: null,
  industry: null,
  service: null,
  results: [],
};

it.each([CaseLead, CaseRow])(
  'shows a case study without figures, client or service (%#)',
  async (Teaser) => {
    const { container } = render(<Teaser study={study} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/case-study/x');
    expect(container.querySelector('dl')).toBeNull();
    expect(await axe(container)).toEqual([]);
  },
);

it('draws the same cloth for one slug, another for the next, in ids of its own', () => {
  const { container } = render(
    <>
      <PostTeaser post={bare} />
      <PostTeaser post={bare} />
      <PostTeaser post={{ ...bare, slug: 'y' }} />
    </>,
  );
  const [one, again, other] = [...container.querySelectorAll('svg')];
  const shape = (svg?: Element) =>
    [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
  expect(shape(one)).toEqual(shape(again));
  expect(shape(one)).not.toEqual(shape(other));
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('shows undated news', () => {
  render(<NewsLine item={{ ...bare, category_label: null }} long />);
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
});
