import { beforeEach, expect, it, jest } from '@jest/globals';
import { RENDER_EVENT, ROUTE_EVENT } from '../../../src/site/markup';
import { onRouteUpdate } from '../../../src/app/navigation/route-announcer';

type Args = Parameters<typeof onRouteUpdate>[0];

const heard = jest.fn();
const rendered = jest.fn();
document.addEventListener(ROUTE_EVENT, heard);
document.addEventListener(RENDER_EVENT, rendered);

function go(to: string, from: string | null): void {
  const at = (path: string) => new URL(path, 'http://site');
  onRouteUpdate(
    { location: at(to), prevLocation: from === null ? null : at(from) } as unknown as Args,
    { plugins: [] },
  );
}

/** Gatsby's router once its effects run. */
const focusWrapper = () => document.getElementById('gatsby-focus-wrapper')?.focus();

beforeEach(() => {
  heard.mockClear();
  rendered.mockClear();
  document.body.innerHTML =
    '<div id="gatsby-focus-wrapper" tabindex="-1"><button>b</button><main id="main" tabindex="-1"></main></div>';
  document.querySelector('button')?.focus();
});

it('moves focus to the main part of a new page and tells of it', () => {
  go('/b', '/a');
  expect(heard).toHaveBeenCalledTimes(1);
  focusWrapper();
  expect(document.activeElement?.id).toBe('main');
});

it('leaves focus to a visitor who was quicker, and to one who clicks on the page later', () => {
  go('/b', '/a');
  document.querySelector('main')?.focus();
  document.querySelector('button')?.focus();
  focusWrapper();
  expect(document.activeElement?.id).toBe('gatsby-focus-wrapper');
});

it('moves nothing and closes nothing on the first page, and tells of its elements', () => {
  go('/a', null);
  expect(rendered).toHaveBeenCalledTimes(1);
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
