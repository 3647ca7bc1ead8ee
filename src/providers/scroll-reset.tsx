import type { GatsbyBrowser } from 'gatsby';

type ShouldUpdateScroll = NonNullable<GatsbyBrowser['shouldUpdateScroll']>;

/**
 * Each navigation begins at the top of its page; Back and Forward find the place that was left. Anchors go to
 * their target. Gatsby keeps positions by the history entry's key, so that a page opened anew has none.
 * @returns a position in px, or true for Gatsby's own way with anchors and with the first page of a visit
 */
export const shouldUpdateScroll: ShouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const [x, y] = getSavedScrollPosition(location) as readonly [number, number | null];
  if (y !== null && y > 0) return [x, y];
  if (location.hash || !prevRouterProps) return true;
  return [0, 0];
};
