import { afterEach, expect, it, jest } from '@jest/globals';
import { inPlace } from '../../../src/lib/in-place';
import { onPreRouteUpdate, shouldUpdateScroll } from '../../../src/app/navigation/scroll-reset';

// jsdom has none.
performance.getEntriesByType = jest.fn(() => []);
afterEach(() => {
  jest.mocked(performance.getEntriesByType).mockReturnValue([]);
});

type Args = Parameters<typeof shouldUpdateScroll>[0];

const ask = (hash: string, saved: number | null, isFirst = false, entry: object = {}) =>
  shouldUpdateScroll(
    {
      prevRouterProps: isFirst ? undefined : {},
      pathname: '/x',
      routerProps: { location: { hash, ...entry } },
      getSavedScrollPosition: () => [0, saved],
    } as unknown as Args,
    { plugins: [] },
  );

it('begins a new page at the top', () => expect(ask('', null)).toEqual([0, 0]));
it('finds the place that was left, on Back', () => expect(ask('', 640)).toEqual([0, 640]));
it('leaves anchors to their target', () => expect(ask('#apply', null)).toBe(true));
it('leaves the first page where it is', () => expect(ask('', null, true)).toBe(false));
it('leaves its anchor to its target', () => expect(ask('#apply', 640, true)).toBe(true));

it.each([
  ['navigate', false],
  ['reload', [0, 640]],
  ['back_forward', [0, 640]],
])('finds the place of a document before it by %s: %j', (type, expected) => {
  jest.mocked(performance.getEntriesByType).mockReturnValue([{ type } as never]);
  expect(ask('', 640, true)).toEqual(expected);
});

it('stays where a list is refined in place, and finds it there on Back', () => {
  expect(ask('', null, false, { state: inPlace, action: 'PUSH' })).toBe(false);
  expect(ask('', 640, false, { state: inPlace, action: 'POP' })).toEqual([0, 640]);
  expect(ask('', 0, false, { state: inPlace, action: 'POP' })).toEqual([0, 0]);
  expect(ask('', null, false, { state: { key: '1' }, action: 'PUSH' })).toEqual([0, 0]);
});

it.each([
  ['another page is gone on to', '/y', '', 'PUSH', '/x', true],
  ['its anchor is gone to', '/y', '#apply', 'PUSH', '/x', false],
  ['it is gone back to', '/y', '', 'POP', '/x', false],
  ['the same page is shown in another state', '/x', '', 'PUSH', '/x', false],
  ['the first page is taken over', '/x', '', 'POP', null, false],
])('where %s, has its window laid out first: %s%s by %s from %s, %j', (...row) => {
  const [, pathname, hash, action, from, isFirst] = row;
  const update = { location: { pathname, hash, action }, prevLocation: from && { pathname: from } };
  onPreRouteUpdate(update as never, { plugins: [] });
  expect('far' in document.documentElement.dataset).toBe(isFirst);
  delete document.documentElement.dataset['far'];
});
