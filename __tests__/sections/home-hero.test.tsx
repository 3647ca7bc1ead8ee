import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HomeHero } from '../../src/sections/home/home-hero';

it('says in every width what its cloth shows, and nothing where it shows nothing', () => {
  const { unmount } = render(<HomeHero threads={[{ service: { key: 'cloud' } }]} />);
  // jsdom is no window of any width: a rule for narrow ones alone applies.
  expect(screen.getByText(/a stripe for each case study/)).toBeVisible();
  unmount();
  render(<HomeHero threads={[]} />);
  expect(screen.queryByText(/a stripe for each case study/)).toBeNull();
});
