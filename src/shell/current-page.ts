/** Moves the shell's marks of the current page after a navigation: it keeps the markup of the page that was loaded. */
import { BACK_NAME } from '../../contract/write-facts';
import type { Marked } from '../site/markup';

const LINKS = `${'[data-site-header]' satisfies Marked} a[href], ${'[data-site-footer]' satisfies Marked} a[href]`;
/** Links of the navigation, which are marked on the pages below theirs too. */
const OF_THE_NAVIGATION = `nav a, ${'[data-copyright]' satisfies Marked} a`;
/** Elements whose first child is marked where a link within is: a group's button, a section's summary. */
const GROUPS = `${'[data-menu]' satisfies Marked}, ${'[data-menu-section]' satisfies Marked}`;
const BACK = `${'[data-newsletter]' satisfies Marked} [name="${BACK_NAME}"]`;

const isWithin = (pathname: string, path: string | undefined) =>
  Boolean(path) && (pathname === path || pathname.startsWith(`${path}/`));

/** As `currentness` of `site/navigation.ts`, and as Gatsby's own links do. */
function currentnessOf(link: HTMLAnchorElement, pathname: string): string | null {
  if (link.origin !== location.origin || link.target) return null;
  if (link.search || link.hash) return null;
  if (link.pathname === pathname) return 'page';
  if (!link.matches(OF_THE_NAVIGATION)) return null;
  const isAbove = isWithin(pathname, link.pathname) || isWithin(pathname, link.dataset['items']);
  return isAbove ? 'true' : null;
}

function markAs(element: Element | null, state: string | null): void {
  if (state) element?.setAttribute('aria-current', state);
  else element?.removeAttribute('aria-current');
}

/** Marks the links to the page at `pathname` and to those above it, and their groups. */
export function markCurrentPage({ pathname: address }: { readonly pathname: string } = location) {
  const pathname = address.replace(/(.)\/+$/, '$1');
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS))
    markAs(link, currentnessOf(link, pathname));
  for (const group of document.querySelectorAll<HTMLElement>(GROUPS)) {
    const others = (group.dataset['menu'] ?? group.dataset['menuSection'] ?? '').split(' ');
    const isCurrent =
      group.querySelector('a[aria-current]') !== null ||
      others.some((path) => isWithin(pathname, path));
    markAs(group.firstElementChild, isCurrent ? 'true' : null);
  }
  const back = document.querySelector<HTMLInputElement>(BACK);
  if (back) back.value = pathname;
}
