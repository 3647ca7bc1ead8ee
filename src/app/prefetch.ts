import type { GatsbyBrowser } from 'gatsby';

/**
 * Pages are fetched once a pointer is over their link, not for being in view: a phone on a list would fetch all of them, and
 * Firefox holds `rel="prefetch"` to `default-src`, which the content policy closes.
 */
export const disableCorePrefetching: NonNullable<GatsbyBrowser['disableCorePrefetching']> = () =>
  true;
