import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { whenHydrated } from '../../src/hydration/hydration';
import { PageShell } from '../../src/shell/page-shell';
import { linksOf, navigation } from '../../src/site/navigation';
import { installObservers } from '../support/observers';

const said = jest.fn();
const recovered = jest.fn();
let root: Root | undefined;

beforeEach(() => {
  installObservers();
  said.mockClear();
  recovered.mockClear();
  jest.spyOn(console, 'error').mockImplementation(said);
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no line')));
  document.body.innerHTML = '<div id="page"></div>';
});

afterEach(() => act(() => root?.unmount()));

const page = () => document.getElementById('page') as HTMLElement;
const find = <T extends HTMLElement = HTMLElement>(selector: string) => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};
const parts = () =>
  ['[data-consent-banner]', '[data-site-header]', '[data-site-footer]'].map((part) => find(part));

/** Has React do something, until it is done. */
const react = <T,>(change: () => T): Promise<T> => act(() => Promise.resolve(change()));

const build = (element: ReactNode) => {
  page().innerHTML = renderToString(element);
};
const hydrate = async (element: ReactNode) => {
  root = await react(() => hydrateRoot(page(), element, { onRecoverableError: recovered }));
  return root;
};

/** The last page of each group. */
const groupPaths = navigation.map((group) => linksOf(group).at(-1)?.path ?? '/');

const shell = (pathname: string, data: unknown = {}) => (
  <PageShell pathname={pathname} data={data}>
    <h1>Content</h1>
  </PageShell>
);

/** The shell's parts that depend on the page. */
const marksOf = () =>
  [...document.querySelectorAll('[aria-current]')].map(
    (each) => `${each.textContent}: ${each.getAttribute('aria-current')}`,
  );
const request = () => document.getElementById('footer-request')?.closest('section')?.textContent;

describe('the shell of a built page', () => {
  it('is hydrated element by element, with all that the early script has changed by then', async () => {
    build(shell('/services/cloud'));
    const built = parts();
    const [, header] = built;
    const folded = document.querySelectorAll('header details');
    header?.toggleAttribute('data-scrolled', true);
    find('[data-menu-button]').setAttribute('aria-expanded', 'true');
    find('[data-page]').style.marginBottom = '90px';
    for (const details of folded) details.toggleAttribute('open', true);
    for (const rest of find('[data-page]').children)
      if (rest !== header) rest.toggleAttribute('inert', true);
    for (const radio of document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input'))
      radio.checked = radio.value === 'dark';
    find('[data-newsletter]').toggleAttribute('novalidate', true);
    find('[data-consent-status]').textContent = 'You chose to accept.';
    await hydrate(shell('/services/cloud'));
    expect(said).not.toHaveBeenCalled();
    expect(recovered).not.toHaveBeenCalled();
    expect(parts()).toEqual(built);
    expect(header).toHaveAttribute('data-scrolled');
    expect(find('[data-menu-button]')).toHaveAttribute('aria-expanded', 'true');
    expect(find('[data-page]')).toHaveStyle({ marginBottom: '90px' });
    expect(folded.length).toBeGreaterThan(0);
    expect(document.querySelectorAll('header details[open]')).toHaveLength(folded.length);
    expect(document.querySelectorAll('[data-page] > :not([inert])')).toHaveLength(1);
    expect(find('[data-theme-switch] input:checked')).toHaveAttribute('value', 'dark');
    expect(find('[data-newsletter]')).toHaveAttribute('novalidate');
    expect(find('[data-consent-status]')).toHaveTextContent('You chose to accept.');
    const ready = jest.fn();
    whenHydrated(ready);
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('says of each page that is gone on to what it says where that is loaded, and touches nothing of the early script’s', async () => {
    const study = { caseStudy: { service: { key: 'insurtech' } } };
    const own = { page: { contact: { heading: 'One invoice', text: 'Send it.' } } };
    const pages: [string, unknown][] = [
      ...[...groupPaths, '/services/salesforce/data-migration', '/contact', '/nowhere'].map(
        (path): [string, unknown] => [path, {}],
      ),
      ['/case-study/x', study],
      ['/services/cloud', own],
      ['/blog/a-post', {}],
      ['/', {}],
    ];
    const expected = pages.map(([path, data]) => {
      build(shell(path, data));
      return [path, marksOf(), request()];
    });
    build(shell('/'));
    const built = parts();
    const { render } = await hydrate(shell('/'));
    const opened = find('[data-menu-button]');
    const found = [];
    for (const [path, data] of pages) {
      opened.setAttribute('aria-expanded', 'true');
      await react(() => render.call(root, shell(`${path}/`.replace('//', '/'), data)));
      expect(opened).toHaveAttribute('aria-expanded', 'true');
      found.push([path, marksOf(), request()]);
    }
    expect(found).toEqual(expected);
    expect(parts()).toEqual(built);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
