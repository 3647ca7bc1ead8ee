import type { GatsbyBrowser } from 'gatsby';
import { applicationState } from '../../hydration/application';
import { IN_PLACE } from '../../lib/in-place';
import { showWindowFirst } from './window-first';

type ShouldUpdateScroll = NonNullable<GatsbyBrowser['shouldUpdateScroll']>;
type PreRouteUpdate = NonNullable<GatsbyBrowser['onPreRouteUpdate']>;

interface Entry {
  state?: unknown;
  /** `PUSH`, or `POP` for Back and Forward; Gatsby's own. */
  action?: string;
}

function staysInPlace({ state, action }: Entry): boolean {
  return action !== 'POP' && typeof state === 'object' && state !== null && IN_PLACE in state;
}

/** Whether the document was left before: by Back or Forward, or reloaded. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
}

/**
 * Each navigation begins at the top of its page; Back and Forward find the place that was left. Anchors go to their
 * target. Gatsby keeps positions by the history entry's key, so that a page opened anew has none. A list refined in
 * place marks its entry's state, and keeps its position.
 * @returns a position in px, or true for Gatsby's own way with anchors and with the first page of a visit
 */
export const shouldUpdateScroll: ShouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser has long been where the page begins, and the visitor may have gone on from there.
  if (!prevRouterProps && applicationState() === 'asked') return false;
  // Gatsby keeps all first pages of a path under one name, whatever their query: it is another's position.
  if (!prevRouterProps && !isReturn()) return location.hash !== '';
  const [x, y] = getSavedScrollPosition(location) as readonly [number, number | null];
  if (y !== null && y > 0) return [x, y];
  if (staysInPlace(location)) return false;
  if (location.hash || !prevRouterProps) return true;
  return [0, 0];
};

/** Before another page is rendered that will begin at its top. */
export const onPreRouteUpdate: PreRouteUpdate = ({ location, prevLocation }) => {
  const { action } = location as Location & Entry;
  const isAnother = prevLocation !== null && location.pathname !== prevLocation.pathname;
  if (isAnother && action === 'PUSH' && !location.hash) showWindowFirst();
};
