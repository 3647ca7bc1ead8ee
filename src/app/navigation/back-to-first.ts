import { ROUTE_EVENT } from '../../site/markup';
import { loadWholePage } from './whole-page';

/**
 * Has Back wait at the page that the visit began with: it came as it was built, without the code of its built parts,
 * and would be drawn without them. Before Gatsby's router hears of it, since that draws at once.
 * @param first its path
 */
export function waitAtFirst(first: string): void {
  let shown = first;
  let isWhole = false;
  document.addEventListener(ROUTE_EVENT, () => (shown = location.pathname));
  addEventListener('popstate', (event) => {
    if (isWhole || shown === first || location.pathname !== first) return;
    event.stopImmediatePropagation();
    loadWholePage(first).then(
      () => {
        isWhole = true;
        // Somebody may have gone on meanwhile.
        if (location.pathname === first)
          dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
      },
      // After a release, or offline: the browser may have the page.
      () => location.reload(),
    );
  });
}
