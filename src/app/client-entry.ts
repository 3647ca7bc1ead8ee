import type { GatsbyBrowser } from 'gatsby';
import { carryOver } from './late-start/carry-over';
import { createPolicies } from './trusted-types';

/** Before the application puts anything into the page. */
export const onClientEntry: NonNullable<GatsbyBrowser['onClientEntry']> = () => {
  createPolicies();
  carryOver();
};
