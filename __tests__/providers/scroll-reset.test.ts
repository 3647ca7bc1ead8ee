import { expect, it } from '@jest/globals';
import { shouldUpdateScroll } from '../../src/providers/scroll-reset';

type Args = Parameters<typeof shouldUpdateScroll>[0];

const ask = (hash: string, saved: number | null, isFirst = false) =>
  shouldUpdateScroll(
    {
      prevRouterProps: isFirst ? undefined : {},
      pathname: '/x',
      routerProps: { location: { hash } },
      getSavedScrollPosition: () => [0, saved],
    } as unknown as Args,
    { plugins: [] },
  );

it('begins a new page at the top', () => expect(ask('', null)).toEqual([0, 0]));
it('finds the place that was left, on Back', () => expect(ask('', 640)).toEqual([0, 640]));
it('leaves anchors to their target', () => expect(ask('#apply', null)).toBe(true));
it('leaves the first page where it is', () => expect(ask('', null, true)).toBe(true));
