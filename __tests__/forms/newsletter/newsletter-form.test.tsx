import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toast } from 'react-hot-toast/headless';
import { NewsletterForm } from '../../../src/forms/newsletter/newsletter-form';
import { messages } from '../../../src/site/messages';
import { NotificationProvider } from '../../../src/notifications/notifications-provider';
import { fetchAnswer } from '../../support/fetch-answer';

afterEach(() => {
  act(() => {
    toast.remove();
  });
});

/** Subscribes with an address that the admin API takes. */
async function subscribe() {
  globalThis.fetch = jest.fn(() => Promise.resolve(fetchAnswer({ status: 201 })));
  render(
    <NotificationProvider>
      <NewsletterForm action="/api/subscribers" pathname="/" />
    </NotificationProvider>,
  );
  const field = screen.getByLabelText('Business email');
  fireEvent.change(field, { target: { value: 'name@company.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(screen.getByText(messages.subscribed)).toBeVisible());
  expect(field).toHaveValue('');
  return field;
}

it('says of a double click that it has subscribed, and nothing else', async () => {
  const field = await subscribe();
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.queryByText(messages.invalidEmail)).toBeNull();
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});

it('warns of an empty field once a press is another one', async () => {
  const field = await subscribe();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 1000);
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(messages.invalidEmail)).toBeVisible();
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

it.each([
  ['', 'Enter an address such as name@company.com.'],
  ['name@company', 'Enter an address such as name@company.com.'],
  [
    'name@shop.online',
    'cannot take addresses that end in .online, only those with two to four letters at the end',
  ],
])('says what is the matter with “%s”', async (address, hint) => {
  render(
    <NotificationProvider>
      <NewsletterForm action="/api/subscribers" pathname="/" />
    </NotificationProvider>,
  );
  const field = screen.getByLabelText('Business email');
  fireEvent.change(field, { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(messages.invalidEmail)).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(hint));
});

it('is hydrated with what was typed before, and answers for it', async () => {
  const form = <NewsletterForm action="/api/subscribers" pathname="/" />;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(form);
  const field = within(place).getByLabelText<HTMLInputElement>('Business email');
  field.value = 'name@company';
  render(form, { container: place, hydrate: true });
  // Not to the server: the application answers.
  expect(fireEvent.submit(field.form as HTMLFormElement)).toBe(false);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Enter an address such as name@company.com.'),
  );
  expect(field).toHaveValue('name@company');
  expect(within(place).getByLabelText('Business email')).toBe(field);
});
