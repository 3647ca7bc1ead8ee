/**
 * The menu of small windows. A `<details data-mobile-menu>` opens natively, and CSS shows the menu behind it; this adds a
 * modal panel's needs: the rest of the page inert and still, Escape, and an end when the page or the window changes.
 */
import { afterPaint } from '../../hydration/after-paint';
import { ROUTE_EVENT, type Marked } from '../../site/markup';
import { openCurrentGroup } from './menu';

const MENU = '[data-mobile-menu]' satisfies Marked;
const HEADER = '[data-site-header]' satisfies Marked;

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
}

/** Everything of the page that is not its header. */
const REST = `${'[data-page]' satisfies Marked}>:not(${HEADER})`;

function setRestInert(inert: boolean): void {
  for (const element of document.querySelectorAll(REST)) element.toggleAttribute('inert', inert);
  document.documentElement.style.overflow = inert ? 'hidden' : '';
}

function close(): void {
  const menu = openMenu();
  if (menu) menu.open = false;
  // Not left to `toggle`, which comes later, when focus has already been sent somewhere.
  setRestInert(false);
}

/**
 * Starts listening. Once a page.
 * @param wide matches from the width at which the menu is always there
 */
export function startMobileMenu(wide: MediaQueryList): void {
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const menu = document.querySelector<HTMLDetailsElement>(MENU);
      if (!menu || target !== menu) return;
      if (menu.open) openCurrentGroup();
      // It restyles the whole page, and nobody can reach the rest so soon.
      afterPaint(() => setRestInert(menu.open));
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' && openMenu();
    if (!menu) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`${HEADER} a`)) close();
  });
  document.addEventListener(ROUTE_EVENT, close);
  wide.addEventListener('change', close);
  // Opened before this script was there.
  if (openMenu()) setRestInert(true);
}
