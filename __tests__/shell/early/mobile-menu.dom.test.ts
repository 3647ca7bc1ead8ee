import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { startMenu } from '../../../src/shell/early/menu';
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

const expanded = () => [...document.querySelectorAll('[aria-expanded="true"]')].map(({ id }) => id);

beforeAll(() => {
  startMenu(wide);
  startMobileMenu(wide);
});
beforeEach(() => {
  wide.set(false);
  document.body.innerHTML = `
    <div data-page>
      <a href="#main">Skip</a>
      <header data-site-header>
        <details data-mobile-menu><summary>Menu</summary></details>
        <div data-menu><button data-menu-button id="first" aria-expanded="false">One</button><a href="#a">a</a></div>
        <div data-menu><button data-menu-button id="second" aria-expanded="false" aria-current="true">Two</button>
          <p><a href="#b" aria-current="page">b</a><button data-menu-fold id="inner" aria-expanded="false"></button></p>
          <p><a href="#c">c</a><button data-menu-fold aria-expanded="false"></button></p>
        </div>
      </header>
      <main></main>
      <footer></footer>
    </div>`;
});

it('opens at where one is, and leaves alone what the visitor has opened', () => {
  open();
  expect(expanded()).toEqual(['second', 'inner']);
  find('#first').click();
  menu().open = false;
  open();
  expect(expanded()).toEqual(['first', 'inner']);
});

it('opens at where one is again on another page, whatever was opened on the one before', () => {
  open();
  find('#first').click();
  document.dispatchEvent(new Event(ROUTE_EVENT));
  expect(menu().open).toBe(false);
  open();
  expect(expanded()).toEqual(['second', 'inner']);
});

it('leaves the page alone that is closed again before it was seen', async () => {
  open();
  document.dispatchEvent(new CustomEvent(ROUTE_EVENT));
  await painted();
  expect(inert()).toEqual([]);
});
