/** The page of previews: what it says where there is nothing to see, and that it asks by the key and keeps nothing. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from 'gatsby';
import PreviewOfItem from '../../src/pages/preview';
import { refusals } from '../../src/preview/words';
import { axe } from '../support/axe';
import { fetchAnswer, type FetchAnswer } from '../support/fetch-answer';

type Answer = FetchAnswer | 'down';
let answer: Answer;
let asked: { url: string; authorization: string | undefined }[];

const LINK = '#post/cDE/1796167913.key';
const item = { id: 'p1', slug: 'a', title: 'Not yet', status: 'draft', content: '<p>Words.</p>' };
const preview = (changes: object) => ({
  body: { item: { ...item, ...changes }, expires_at: '2026-12-01T09:05:00.000Z' },
});

beforeEach(() => {
  asked = [];
  // jsdom draws nothing; the share picture is looked at in `__tests__/browser/previews.spec.ts`.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  globalThis.fetch = jest.fn((input: unknown, init?: RequestInit) => {
    const url = String(input);
    if (!url.includes('/preview/')) return Promise.resolve({ ok: false } as Response);
    const headers = init?.headers as Record<string, string> | undefined;
    asked.push({ url, authorization: headers?.['authorization'] });
    if (answer === 'down') return Promise.reject(new TypeError('no line'));
    return Promise.resolve(fetchAnswer(answer));
  }) as unknown as typeof fetch;
});
afterEach(() => {
  history.pushState({}, '', '/');
});

async function show(fragment = LINK) {
  history.pushState({}, '', `/preview${fragment}`);
  const shown = render(<PreviewOfItem {...({ location } as unknown as PageProps)} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  return shown;
}
const again = () => screen.queryByRole('button', { name: 'Open it again' });

it('asks for the item by its id, with the key in a header and not in the address', async () => {
  answer = preview({});
  await show();
  await screen.findByRole('heading', { level: 1, name: 'Not yet' });
  expect(asked).toEqual([
    {
      url: 'http://127.0.0.1:4000/api/preview/post/p1',
      authorization: 'Bearer 1796167913.key',
    },
  ]);
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    'Draft, not public. This link works until 1 December 2026, 09:05 UTC.',
  );
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.cookie).toBe('');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it.each([
  [{ status: 'archived' }, 'Archived, not public.'],
  [{ status: 'publish', is_main: false }, 'Not for this site, not public.'],
  [
    { status: 'publish', published_at: '2999-01-02T10:00:00+01:00' },
    'Scheduled for 2 January 2999, 10:00 UTC+1, not public before then.',
  ],
  [{ status: 'publish', published_at: '2020-01-01T00:00:00Z' }, 'Published.'],
])('says of %j how it stands', async (changes, said) => {
  answer = preview(changes);
  await show();
  const bar = await screen.findByRole('complementary', { name: 'Preview' });
  expect(bar).toHaveTextContent(said);
});

it.each([
  [403, 'wrong'],
  [404, 'gone'],
  [410, 'expired'],
  [429, 'tooMany'],
  [500, 'failed'],
] as const)(
  'says of an answer with status %i what it means and what to do',
  async (status, why) => {
    answer = { status, body: { message: 'The server’s own words.' } };
    const { container } = await show();
    const { title, text } = refusals[why];
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
    expect(again() !== null).toBe(['tooMany', 'failed'].includes(why));
    expect(await axe(container)).toEqual([]);
  },
);

it('says so where no answer comes, and opens at another try', async () => {
  answer = 'down';
  await show();
  await screen.findByRole('heading', { level: 1, name: refusals.failed.title });
  answer = preview({});
  await userEvent.click(screen.getByRole('button', { name: 'Open it again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Not yet' })).toBeVisible();
  expect(asked).toHaveLength(2);
});

it.each([
  ['', 'none'],
  ['#', 'none'],
  ['#main', 'wrong'],
  ['#post/cDE', 'wrong'],
  ['#award/cDE/key', 'wrong'],
] as const)('asks nothing where the address ends with %j', async (fragment, why) => {
  await show(fragment);
  expect(await screen.findByRole('heading', { level: 1, name: refusals[why].title })).toBeVisible();
  expect(asked).toEqual([]);
});

it.each([
  [{ title: '' }, '“title” is missing'],
  [{ title: '&nbsp;' }, 'Its title has no visible text'],
  [{ slug: 'page' }, '“slug”'],
])('says of %j what it lacks', async (changes, problem) => {
  answer = preview(changes);
  await show();
  await screen.findByRole('heading', { level: 1, name: refusals.unfit.title });
  expect(screen.getByRole('listitem')).toHaveTextContent(problem);
});

it('is safe with what is hostile, and says which fields are left out', async () => {
  answer = preview({
    content: '<p onclick="alert(1)">Words.<script>alert(1)</script></p>',
    tags: 'no list',
  });
  const { container } = await show();
  await screen.findByRole('heading', { level: 1, name: 'Not yet' });
  expect(container.querySelector('.rich-text')?.innerHTML).toBe('<p>Words.</p>');
  expect(screen.getByText(/^“tags” is left out: it /)).toBeVisible();
});
