import type { GatsbyBrowser } from 'gatsby';
import { waitAtFirst } from './navigation/back-to-first';
import { followScroll } from './navigation/scroll-memory';
import { carryOver } from './late-start/carry-over';
import { createPolicies } from './trusted-types';

/**
 * Before the application puts anything into the page, and before Gatsby's router listens: of the listeners for Back and
 * Forward those that came first hear of it first.
 */
export const onClientEntry: NonNullable<GatsbyBrowser['onClientEntry']> = () => {
  createPolicies();
  carryOver();
  followScroll();
  waitAtFirst(location.pathname);
};
