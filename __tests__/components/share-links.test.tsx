import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLinks, shareTargets } from '../../src/components/share-links/share-links';
import { axe } from '../support/axe';

const page = { url: 'https://loomwright.example.com/blog/a?b=1&c', title: 'Threads & cloth' };

it('encodes address and title', () => {
  const [mail, linkedIn, x] = shareTargets(page.url, page.title).map(({ href }) => href);
  expect(mail).toBe(
    'mailto:?subject=Threads%20%26%20cloth&body=https%3A%2F%2Floomwright.example.com%2Fblog%2Fa%3Fb%3D1%26c',
  );
  expect(new URL(linkedIn ?? '').searchParams.get('url')).toBe(page.url);
  expect(new URL(x ?? '').searchParams.get('text')).toBe(page.title);
});

it('copies the address and says so beside the button', async () => {
  const user = userEvent.setup();
  render(<ShareLinks {...page} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(page.url);
  expect(await screen.findByText('Copied.')).toBe(screen.getByRole('status'));
});

const refused = () =>
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
const missing = () =>
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });

it.each([
  ['refuses', refused],
  ['has no clipboard', missing],
])('selects the link for copying by hand where a browser %s', async (_what, fail) => {
  const user = userEvent.setup();
  fail();
  const { container } = render(<ShareLinks {...page} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/^Not copied\./)).toBe(screen.getByRole('status'));
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(link).toHaveFocus();
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(page.url);
  expect(await axe(container)).toEqual([]);
});
