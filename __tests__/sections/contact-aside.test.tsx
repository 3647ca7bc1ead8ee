import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SERVICE_KEYS } from '../../src/cloth/weaving/weaves';
import { ContactAside } from '../../src/sections/contact/contact-aside';

const patterns = (service: string) => {
  const { container, unmount } = render(<ContactAside service={service} />);
  const count = container.querySelectorAll('figure pattern').length;
  unmount();
  return count;
};

it('shows the threads of all practices until one is chosen, then its weave', () => {
  expect(patterns('')).toBe(SERVICE_KEYS.length);
  expect(patterns('other')).toBe(SERVICE_KEYS.length);
  expect(patterns('cloud')).toBe(1);
  render(<ContactAside service="cloud" />);
  expect(screen.getByText(/^Cloud, leno: /)).toBeInTheDocument();
});
