/** Links of built markup that React does not render: followed inside the application, as Gatsby's own are. */
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { loadWholePage } from './whole-page';

/** A file, and no page: `/feed.xml`. */
const FILE = /\.[a-z]\w*$/i;

/** The link that was followed, where it leads to a page of the site; null for one that the browser is to follow. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  return link.origin === location.origin && !FILE.test(link.pathname) ? link : null;
}

/** Has code and data of the page that a link leads to fetched. */
export function prefetchLink(target: EventTarget | null): void {
  const link = pageLink(target);
  if (!link || link.pathname === location.pathname) return;
  // Asked for again when the link is followed.
  loadWholePage(link.pathname).catch(() => undefined);
}

/** Starts listening. Once a visit, behind the listeners of React, which prevents the default where it has followed. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    const link = pageLink(event.target);
    if (!link) return;
    const { pathname, search, hash } = link;
    // The browser scrolls to a place of the page on show, and moves the focus there.
    if (hash && pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    window.___navigate(pathname + search + hash, { replace: pathname === location.pathname });
  });
}
