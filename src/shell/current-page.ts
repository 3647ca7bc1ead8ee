/** Moves the shell's marks of the current page after a navigation: it keeps the markup of the page that was loaded. */
import { BACK_NAME } from '../../contract/write-facts';
import type { Marked } from '../site/markup';

const LINKS = `${'[data-site-header]' satisfies Marked} a[href], ${'[data-site-footer]' satisfies Marked} a[href]`;
/** Links of the navigation, which are marked on the pages below theirs too. */
const OF_THE_NAVIGATION = `nav a, ${'[data-copyright]' satisfies Marked} a`;
/** Elements whose first child is marked where a link within is: a group's button, a section's summary. */
const GROUPS = `${'[data-menu]' satisfies Marked}, ${'[data-mobile-menu]' satisfies Marked} details`;
const BACK = `${'[data-newsletter]' satisfies Marked} [name="${BACK_NAME}"]`;

const isWithin = (pathname: string, path: string) =>
  path !== '' && (pathname === path || pathname.startsWith(`${path}/`));

/** The path of the list that a page is an item of; else its own. As `filedUnder` of `site/navigation.ts`. */
function filedUnder(pathname: string): string {
  const lists = document.querySelectorAll<HTMLAnchorElement>('[data-items]' satisfies Marked);
  const list = [...lists].find(({ dataset }) => pathname.startsWith(`${dataset['items']}/`));
  return list?.pathname ?? pathname;
}

/** As `currentness` of `site/navigation.ts`, and as Gatsby's own links do. */
function currentnessOf(link: HTMLAnchorElement, pathname: string, filed: string): string | null {
  if (link.origin !== location.origin || link.target) return null;
  if (link.search || link.hash) return null;
  if (link.pathname === pathname) return 'page';
  if (!link.matches(OF_THE_NAVIGATION)) return null;
  return isWithin(filed, link.pathname) ? 'true' : null;
}

function markAs(element: Element | null, state: string | null): void {
  if (state) element?.setAttribute('aria-current', state);
  else element?.removeAttribute('aria-current');
}

/** Marks the links to the page at `pathname` and to those above it, and their groups. */
export function markCurrentPage({ pathname: address }: { readonly pathname: string } = location) {
  const pathname = address.replace(/(.)\/+$/, '$1');
  const filed = filedUnder(pathname);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS))
    markAs(link, currentnessOf(link, pathname, filed));
  for (const group of document.querySelectorAll<HTMLElement>(GROUPS)) {
    const others = (group.dataset['also'] ?? '').split(' ');
    const isCurrent =
      group.querySelector('a[aria-current]') !== null ||
      others.some((path) => isWithin(pathname, path));
    markAs(group.firstElementChild, isCurrent ? 'true' : null);
  }
  const back = document.querySelector<HTMLInputElement>(BACK);
  if (back) back.value = pathname;
}
