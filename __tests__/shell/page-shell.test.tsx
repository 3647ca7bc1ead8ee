import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PageShell as BuiltShell } from '../../src/shell/page-shell.browser';
import { PageShell } from '../../src/shell/page-shell';
import { whenHydrated } from '../../src/hydration/hydration';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="page"></div>';
});

const page = () => document.getElementById('page') as HTMLElement;
const parts = () =>
  ['[data-consent-banner]', '[data-site-header]', '[data-site-footer]'].map((part) =>
    document.querySelector(part),
  );

/** Has React do something, until it is done. */
const react = <T,>(change: () => T): Promise<T> => act(() => Promise.resolve(change()));

const build = (element: ReactNode) => {
  page().innerHTML = renderToString(element);
};
const recovered = jest.fn();
const hydrate = (element: ReactNode) =>
  react(() => hydrateRoot(page(), element, { onRecoverableError: recovered }));

function Content({ isBroken = false }: { isBroken?: boolean }) {
  if (isBroken && typeof window === 'undefined') throw new Error('Broken on purpose');
  return <h1>Content</h1>;
}

const shell = (Shell: typeof PageShell, pathname: string, data: unknown = {}) => (
  <Shell pathname={pathname} data={data}>
    <Content />
  </Shell>
);

describe('the shell of a built page', () => {
  it('stays element by element as it was built, without an error of hydration', async () => {
    build(shell(PageShell, '/services/cloud'));
    const built = parts();
    const markup = page().innerHTML;
    await hydrate(shell(BuiltShell, '/services/cloud'));
    expect(page().innerHTML).toBe(markup);
    expect(parts()).toEqual(built);
    expect(recovered).not.toHaveBeenCalled();
    const ready = jest.fn();
    whenHydrated(ready);
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('stays through a navigation, and asks at its foot for what fits the new page', async () => {
    build(shell(PageShell, '/'));
    const built = parts();
    const root = await hydrate(shell(BuiltShell, '/'));
    const request = () => document.querySelector('[data-footer-request]')?.textContent;
    const home = request();
    expect(home).toMatch(/Start a conversation/);
    const study = { caseStudy: { service: { key: 'insurtech' } } };
    await react(() => root.render(shell(BuiltShell, '/case-study/x', study)));
    await waitFor(() => expect(request()).toMatch(/Ask the Insurtech team/));
    const own = { page: { contact: { heading: 'One invoice', text: 'Send it.' } } };
    await react(() => root.render(shell(BuiltShell, '/services/cloud', own)));
    expect(request()).toBe('');
    await react(() => root.render(shell(BuiltShell, '/')));
    expect(request()).toBe(home);
    expect(parts()).toEqual(built);
  });

  it('keeps its contents where React renders the page anew', async () => {
    build(
      <PageShell pathname="/">
        <p>Built otherwise</p>
      </PageShell>,
    );
    // An element more than was built: hydration fails from the root on.
    const footer = document.querySelector('[data-site-footer]')?.innerHTML;
    const classes = document.querySelector('[data-site-header]')?.className;
    document.querySelector('[data-page]')?.firstElementChild?.remove();
    await hydrate(shell(BuiltShell, '/'));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.querySelector('[data-site-footer]')?.innerHTML).toBe(footer);
    expect(document.querySelector('[data-site-header]')?.className).toBe(classes);
    expect(document.querySelectorAll('header')).toHaveLength(1);
  });
});
