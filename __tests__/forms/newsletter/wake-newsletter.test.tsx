import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NewsletterForm } from '../../../src/forms/newsletter/newsletter-form';
import { wakeNewsletter } from '../../../src/forms/newsletter/wake-newsletter';

beforeEach(() => {
  document.body.innerHTML = `<div>${renderToString(
    <NewsletterForm action="/api/subscribers" pathname="/" />,
  )}</div>`;
});

const form = () => document.querySelector<HTMLFormElement>('form') as HTMLFormElement;
const field = () => screen.getByLabelText<HTMLInputElement>('Business email');
const isLive = () => form().dataset['newsletter'] === 'live';

it('is as it was built until it is used; then it checks what was typed before', async () => {
  const built = field();
  built.value = 'name@company';
  wakeNewsletter((content) => content);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(isLive()).toBe(false);

  const submitted = fireEvent.submit(form());
  // Not to the server: the application answers.
  expect(submitted).toBe(false);
  await waitFor(() => expect(isLive()).toBe(true));
  await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
  expect(field()).toBe(built);
  expect(field()).toHaveValue('name@company');
  expect(form()).toHaveAttribute('action', '/api/subscribers');
  expect(field()).toHaveAccessibleDescription('Such as name@company.com.');
});

it('wakes with the focus, too', async () => {
  wakeNewsletter((content) => content);
  act(() => field().focus());
  await waitFor(() => expect(isLive()).toBe(true));
  expect(field()).toHaveFocus();
});
