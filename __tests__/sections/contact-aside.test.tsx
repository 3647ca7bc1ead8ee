import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ContactAside } from '../../src/sections/contact/contact-aside';

const patterns = (service: string) => {
  const { container, unmount } = render(<ContactAside service={service} />);
  const count = container.querySelectorAll('figure pattern').length;
  unmount();
  return count;
};

it('shows the threads of all practices until one is chosen, then its weave', () => {
  // All threads are one background, a weave is a pattern.
  expect(patterns('')).toBe(0);
  expect(patterns('other')).toBe(0);
  expect(patterns('cloud')).toBe(1);
  render(<ContactAside service="cloud" />);
  expect(screen.getByText(/^Cloud, leno: /)).toBeInTheDocument();
});
