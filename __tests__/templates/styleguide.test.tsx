import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { iconShapes } from '../../src/components/icons/icon-shapes';
import { SERVICE_KEYS, WEAVES } from '../../src/cloth/weaving/weaves';
import { colours, motion, radii, spaces, type, widths } from '../../src/styles/tokens';
import Styleguide from '../../src/templates/styleguide';

const BOTH_THEMES = 2;

it('shows every token and every weave, by day and by night, each once', () => {
  const errors = jest.spyOn(console, 'error');
  const { container } = render(<Styleguide {...({} as PageProps)} />);
  const text = container.textContent ?? '';
  for (const [role, colour] of Object.entries(colours)) {
    expect(screen.getAllByText(role, { exact: true }).length).toBeGreaterThanOrEqual(BOTH_THEMES);
    expect(text).toContain(colour.light);
    expect(text).toContain(colour.dark);
  }
  const named = [
    ...Object.keys(spaces).map((key) => `space.${key}: `),
    ...Object.keys(widths).map((key) => `width.${key}: `),
    ...Object.keys(radii).map((key) => `radius.${key}: `),
    ...Object.keys(type).map((key) => `${key}: `),
    ...SERVICE_KEYS.map((key) => `${key}: ${WEAVES[key].name}`),
    ...Object.keys(iconShapes),
    motion.weave,
  ];
  expect(named.filter((name) => !text.includes(name))).toEqual([]);
  expect(text).not.toMatch(/fails [\d.]/);
  // The links for sharing are made to be on a page once; here they are there by day and by night.
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect([...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]).toEqual([
    'share-label',
  ]);
  expect(errors.mock.calls.filter(([message]) => /unique "key"/.test(String(message)))).toEqual([]);
});
