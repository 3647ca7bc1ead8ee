/**
 * The menu of small windows. It is a `<details data-mobile-menu>`, which opens natively; this adds a modal panel's
 * needs: the rest of the page inert, Escape, and an end when the page or the window changes.
 */
import { afterPaint } from '../../hydration/after-paint';
import { ROUTE_EVENT, type Marked } from '../../site/markup';

const MENU = `details${'[data-mobile-menu]' satisfies Marked}`;

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
}

/** The rest is everything of the page that is not its header. */
function setRestInert(inert: boolean): void {
  const header = document.querySelector('[data-site-header]' satisfies Marked);
  for (const element of header?.parentElement?.children ?? [])
    if (element !== header) element.toggleAttribute('inert', inert);
}

/** Opens the current section with the menu, unless another has been opened on this page. */
function openCurrentSection(menu: HTMLDetailsElement): void {
  if (menu.querySelector('details[open]')) return;
  for (const section of menu.querySelectorAll('details')) {
    if (section.querySelector('[aria-current]')) section.open = true;
  }
}

function close(): void {
  const menu = openMenu();
  if (menu) menu.open = false;
  // Not left to `toggle`, which comes later, when focus has already been sent somewhere.
  setRestInert(false);
}

/**
 * Starts listening. Once a page.
 * @param wide matches from the width at which the other menu takes over
 */
export function startMobileMenu(wide: MediaQueryList): void {
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      // Others that toggle are elements too.
      const target = event.target as HTMLDetailsElement;
      if (!target.matches(MENU)) return;
      if (target.open) openCurrentSection(target);
      // It restyles the whole page, and nobody can reach the rest so soon.
      afterPaint(() => setRestInert(target.open));
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' ? openMenu() : null;
    if (!menu) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`${MENU} a`)) close();
  });
  document.addEventListener(ROUTE_EVENT, () => {
    close();
    // On another page the menu begins at that page again.
    for (const section of document.querySelectorAll<HTMLDetailsElement>(`${MENU} details[open]`))
      section.open = false;
  });
  wide.addEventListener('change', close);
  // Opened before this script was there.
  const menu = openMenu();
  if (menu) setRestInert(true);
}
