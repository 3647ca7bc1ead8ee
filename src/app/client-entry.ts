import type { GatsbyBrowser } from 'gatsby';
import { createPolicies } from './trusted-types';

/** Before the application puts anything into the page. */
export const onClientEntry: NonNullable<GatsbyBrowser['onClientEntry']> = () => {
  createPolicies();
};
