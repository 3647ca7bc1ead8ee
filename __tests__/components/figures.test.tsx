import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Figures } from '../../src/components/figures/figures';
import { isSentence } from '../../src/components/figures/figure-value';

const shown = (value: string) => {
  render(<Figures figures={[{ value, label: 'Label' }]} />);
  return screen.getByRole('definition');
};

it('keeps the arrow of a change with what it leads to', () => {
  const halves = [...shown('11 days → 26 min').children].map(({ textContent }) => textContent);
  expect(halves).toEqual(['11 days', '→\u00a026 min']);
});

it.each(['43%', '→', '11 days →', 'a → b → c', '→ 5'])('says all of %s', (value) => {
  const words = shown(value).textContent?.replaceAll('\u00a0', ' ').trim();
  expect(words).toBe(value);
});

it('sets a figure by what it is, not by how long a change is written', () => {
  expect(isSentence('11 working days → 26 minutes')).toBe(false);
  expect(isSentence('No claim was paid twice in the first year')).toBe(true);
});
