import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { startPrefetch } from '../../../src/app/navigation/prefetch';

it('fetches the page of a link that is focused, touched, or under a pointer, and of no other', () => {
  const loadPage = jest.fn<(path: string) => Promise<unknown>>(() => Promise.resolve());
  window.___loader = { loadPage };
  render(
    <>
      <a href="/contact?service=cloud">
        <span>Contact</span>
      </a>
      <a href="/sample.pdf">A file</a>
      <a href="https://elsewhere.example/contact">Elsewhere</a>
      <a href="/contact" target="_blank">
        A window
      </a>
      <button type="button">Menu</button>
    </>,
  );
  const contact = screen.getByRole('link', { name: 'Contact' });
  contact.focus();
  expect(loadPage).not.toHaveBeenCalled();

  // The one that the visitor was already on.
  startPrefetch();
  expect(loadPage.mock.calls).toEqual([['/contact']]);
  fireEvent.touchStart(screen.getByText('Contact'));
  expect(loadPage).toHaveBeenCalledTimes(2);
  for (const name of ['A file', 'Elsewhere', 'A window'])
    fireEvent.pointerOver(screen.getByRole('link', { name }));
  screen.getByRole('button').focus();
  expect(loadPage).toHaveBeenCalledTimes(2);
  fireEvent.pointerOver(contact);
  expect(loadPage).toHaveBeenCalledTimes(3);
});
