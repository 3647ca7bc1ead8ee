import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PageShell } from '../../src/shell/page-shell';
import { ShellPart } from '../../src/shell/shell-part';
import { whenHydrated } from '../../src/hydration/hydration';

let isBroken = false;

beforeEach(() => {
  isBroken = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  jest.restoreAllMocks();
});

const page = () => document.getElementById('page') as HTMLElement;

/** Has React do something, until it is done. */
const react = <T,>(change: () => T): Promise<T> => act(() => Promise.resolve(change()));

const build = (element: ReactNode) => {
  page().innerHTML = renderToString(element);
};
const takeOver = (element: ReactNode) =>
  react(() => hydrateRoot(page(), element, { onRecoverableError: () => undefined }));

/** Only in a browser, as what an older one lacks. */
const data = {
  get page() {
    if (isBroken) throw new Error('Broken on purpose');
    return null;
  },
};

it('keeps the page, and each part as it was built, where a part fails as it is taken over', async () => {
  const shell = (
    <PageShell pathname="/" data={data}>
      <h1>Content</h1>
    </PageShell>
  );
  build(shell);
  const heading = screen.getByRole('heading', { level: 1 });
  const built = document.querySelector('[data-site-footer]')?.outerHTML;
  const order = () =>
    [...(document.querySelector('[data-page]')?.children ?? [])].map(({ localName }) => localName);
  const before = order();
  isBroken = true;
  await takeOver(shell);
  expect(document.querySelector('[data-site-footer]')?.outerHTML).toBe(built);
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(order()).toEqual(before);
  const ready = jest.fn();
  whenHydrated(ready);
  expect(ready).toHaveBeenCalledTimes(1);
});

function Part({ words }: { words: string }) {
  if (words === '') throw new Error('Broken on purpose');
  return (
    <footer className="part" data-part="">
      {words}
    </footer>
  );
}

it('keeps a part as it was shown last, where it fails later', async () => {
  const shell = (words: string) => (
    <>
      <ShellPart selector="[data-part]">
        <Part words={words} />
      </ShellPart>
      <h1>Content</h1>
    </>
  );
  build(shell('One'));
  const root = await takeOver(shell('One'));
  for (const words of ['Two', '', '']) await react(() => root.render(shell(words)));
  expect(page().textContent).toBe('TwoContent');
  expect(page().querySelectorAll('footer.part')).toHaveLength(1);
});
