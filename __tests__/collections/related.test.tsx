import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RelatedNews } from '../../src/collections/press-release/rows';

it('shows other news with the newest first, undated news last', () => {
  const items = ['2025-01-01T00:00:00Z', null, '2026-01-01T00:00:00Z'].map((at, index) => ({
    slug: `${index}`,
    path: `/press-release/${index}`,
    title: at ?? 'undated',
    excerpt: '',
    category_label: null,
    published_at: at,
  }));
  render(<RelatedNews items={items} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '2026-01-01T00:00:00Z',
    '2025-01-01T00:00:00Z',
    'undated',
  ]);
});
