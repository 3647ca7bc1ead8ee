import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Figures } from '../../src/components/figures/figures';
import { type, type TypeStep } from '../../src/styles/tokens';
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

it('sets what a figure is of in no smaller letters than 14 px', () => {
  shown('43%');
  const size = getComputedStyle(screen.getByRole('term')).fontSize;
  const step = /--size-(\w+)/.exec(size)?.[1] as TypeStep;
  expect(type[step].min * 16).toBeGreaterThanOrEqual(14);
});

it('sets a figure by what it is, not by how long a change is written', () => {
  expect(isSentence('11 working days → 26 minutes')).toBe(false);
  expect(isSentence('No claim was paid twice in the first year')).toBe(true);
});

it('sets sentences smaller beside a number too long for their columns', () => {
  const sentence = { value: 'No claim was paid twice in the first year', label: 'Sentence' };
  const sizesBeside = (value: string) => {
    const { unmount } = render(<Figures figures={[sentence, { value, label: 'Label' }]} isLarge />);
    const sizes = screen.getAllByRole('definition').map((each) => getComputedStyle(each).fontSize);
    unmount();
    return sizes;
  };
  const [size, ...others] = sizesBeside('12345678901234567');
  expect(others).toEqual([size]);
  expect(Number.parseFloat(size ?? '') * 17 * 0.6).toBeLessThan(18);
  expect(sizesBeside('43%')[0]).toContain('clamp');
});
