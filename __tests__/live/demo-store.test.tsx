import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from 'gatsby';
import { useDemoStore } from '../../src/live/demo-store';
import DemoUsers from '../../src/templates/demo-users';

const all = Array.from({ length: 7 }, (_, index) => ({
  id: `user-${index + 1}`,
  user_name: `name ${index + 1}`,
}));
const asked: string[] = [];

/** As the embedded admin API answers. */
function answer(url: string): Response {
  const { searchParams } = new URL(url);
  const size = Number(searchParams.get('size') ?? all.length);
  const first = (Number(searchParams.get('page') ?? 1) - 1) * size;
  const body = { users: all.slice(first, first + size), total: all.length };
  return { ok: true, status: 200, text: async () => JSON.stringify(body) } as Response;
}

beforeEach(() => {
  asked.length = 0;
  useDemoStore.setState(useDemoStore.getInitialState());
  globalThis.fetch = jest.fn(async (input: unknown) => {
    asked.push(String(input));
    return answer(String(input));
  }) as typeof fetch;
});

it('§3 §7 is filled from the local users call, without page and size and with both', async () => {
  const user = userEvent.setup();
  render(<DemoUsers {...({} as PageProps)} />);
  expect(await screen.findByText('7 of 7 users')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'users?page=2&size=5' }));
  expect(await screen.findByText('2 of 7 users')).toBeVisible();
  expect(screen.getByText('name 6')).toBeVisible();
  expect(useDemoStore.getState().users).toEqual(all.slice(5));
  expect(asked.map((url) => new URL(url).pathname + new URL(url).search)).toEqual([
    '/api/users',
    '/api/users?page=2&size=5',
  ]);
});

it('says so where the local admin API does not answer', async () => {
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch');
  }) as typeof fetch;
  render(<DemoUsers {...({} as PageProps)} />);
  expect(await screen.findByText(/did not answer/)).toBeVisible();
});

it('shows the last call’s answer, whichever comes last', async () => {
  const { load } = useDemoStore.getState();
  await Promise.all([load({ page: 1, size: 5 }), load({ page: 2, size: 5 })]);
  expect(useDemoStore.getState().users).toEqual(all.slice(5));
});
