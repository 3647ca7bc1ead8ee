import type { GatsbyBrowser } from 'gatsby';
import { waitAtFirst } from './navigation/back-to-first';
import { followScroll } from './navigation/scroll-memory';
import { createPolicies } from './trusted-types';

/**
 * Before the application puts anything into the page, and before Gatsby's router listens: Back and Forward reach
 * listeners in the order in which they were added.
 */
export const onClientEntry: NonNullable<GatsbyBrowser['onClientEntry']> = () => {
  createPolicies();
  followScroll();
  waitAtFirst(location.pathname);
};
