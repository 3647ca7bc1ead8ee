import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ContactAside } from '../../src/sections/contact/contact-aside';

const swatches = (service: string) => {
  const { container, unmount } = render(<ContactAside service={service} />);
  const count = container.querySelectorAll('figure').length;
  unmount();
  return count;
};

it('shows the weave of a practice once one is chosen, and none before', () => {
  expect(swatches('')).toBe(0);
  expect(swatches('other')).toBe(0);
  expect(swatches('cloud')).toBe(1);
  render(<ContactAside service="cloud" />);
  expect(screen.getByText(/^Cloud, leno: /)).toBeInTheDocument();
});
