import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { startMobileMenu } from '../../../src/shell/early/mobile-menu';
import { afterPaint } from '../../../src/hydration/after-paint';
import { ROUTE_EVENT } from '../../../src/site/markup';
import { find } from '../../support/find';
import { mediaQuery } from '../../support/observers';

const wide = mediaQuery(false);
const menu = () => find<HTMLDetailsElement>('[data-mobile-menu]');
const painted = () => new Promise<void>(afterPaint);
const inert = () => [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName);

/** jsdom opens and does not tell. */
function open(): void {
  menu().open = true;
  menu().dispatchEvent(new Event('toggle'));
}

beforeAll(() => {
  startMobileMenu(wide);
});
beforeEach(() => {
  document.body.innerHTML = `
    <div>
      <a href="#main">Skip</a>
      <header data-site-header>
        <details data-mobile-menu>
          <summary>Menu</summary>
          <details id="first"><summary>One</summary><a href="#a">a</a></details>
          <details id="second"><summary>Two</summary>
            <details id="inner"><summary>In</summary><a href="#b" aria-current="page">b</a></details>
          </details>
        </details>
      </header>
      <main></main>
      <footer></footer>
    </div>`;
});

it('makes the rest of the page inert while it is open, and its own header never', async () => {
  open();
  await painted();
  expect(inert()).toEqual(['A', 'MAIN', 'FOOTER']);
  menu().open = false;
  menu().dispatchEvent(new Event('toggle'));
  await painted();
  expect(inert()).toEqual([]);
});

it('opens at where one is, and leaves alone what the visitor has opened', () => {
  open();
  expect(find<HTMLDetailsElement>('#second').open).toBe(true);
  expect(find<HTMLDetailsElement>('#inner').open).toBe(true);
  expect(find<HTMLDetailsElement>('#first').open).toBe(false);
  find<HTMLDetailsElement>('#second').open = false;
  find<HTMLDetailsElement>('#inner').open = false;
  find<HTMLDetailsElement>('#first').open = true;
  open();
  expect(find<HTMLDetailsElement>('#second').open).toBe(false);
});

it('opens at where one is again on another page, whatever was opened on the one before', () => {
  open();
  find<HTMLDetailsElement>('#second').open = false;
  find<HTMLDetailsElement>('#first').open = true;
  document.dispatchEvent(new Event(ROUTE_EVENT));
  expect(menu().open).toBe(false);
  open();
  expect(find<HTMLDetailsElement>('#first').open).toBe(false);
  expect(find<HTMLDetailsElement>('#second').open).toBe(true);
});

it('does nothing to the page when a section within it opens', () => {
  find('#first').dispatchEvent(new Event('toggle'));
  expect(inert()).toEqual([]);
});

it('Escape closes it and gives focus back to its button', async () => {
  open();
  await painted();
  find('#inner a').focus();
  find('#inner a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(menu().open).toBe(false);
  expect(inert()).toEqual([]);
  expect(document.activeElement).toBe(find('summary'));
});

it.each([
  ['the page changes', () => document.dispatchEvent(new CustomEvent(ROUTE_EVENT))],
  ['a link in it is followed', () => find('#inner a').click()],
  ['the window grows to where the other menu is', () => wide.set(true)],
])('closes when %s', async (_when, act) => {
  open();
  await painted();
  act();
  expect(menu().open).toBe(false);
  expect(inert()).toEqual([]);
});

it('leaves the page alone that is closed again before it was seen', async () => {
  open();
  document.dispatchEvent(new CustomEvent(ROUTE_EVENT));
  await painted();
  expect(inert()).toEqual([]);
});
