import { beforeEach, expect, it, jest } from '@jest/globals';
import { ROUTE_EVENT } from '../../src/lib/route-event';
import { onRouteUpdate } from '../../src/providers/route-announcer';

type Args = Parameters<typeof onRouteUpdate>[0];

const heard = jest.fn();
document.addEventListener(ROUTE_EVENT, heard);

function go(to: string, from: string | null): void {
  const at = (path: string) => new URL(path, 'http://site');
  onRouteUpdate(
    { location: at(to), prevLocation: from === null ? null : at(from) } as unknown as Args,
    { plugins: [] },
  );
}

beforeEach(() => {
  heard.mockClear();
  document.body.innerHTML = '<button>b</button><main id="main" tabindex="-1"></main>';
  document.querySelector('button')?.focus();
});

it('moves focus to the main part of a new page and tells of it', () => {
  go('/b', '/a');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe('main');
});

it('says and moves nothing on the first page', () => {
  go('/a', null);
  expect(heard).not.toHaveBeenCalled();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

it.each([
  ['an anchor', '/b#part', '/a'],
  ['another query', '/a?page=2', '/a'],
])('leaves focus alone after %s', (_what, to, from) => {
  go(to, from);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.tagName).toBe('BUTTON');
});
