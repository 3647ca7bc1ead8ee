/** What the consent banner's markup, its styles and the early script call each other by. */

/**
 * On <html>, as `data-consent`: whether the banner is shown, and what for. The inline script sets `ask` before the
 * first paint; without scripts, and without storage to fill then, there is no attribute and no banner.
 */
export type BannerMode = 'ask' | 'settings';

/** On <html>, as `data-consent-reason`: what a visitor reached for that waits for an 'Accept'. */
export type ConsentReason = 'call';

/** On <html>, <body> and where the page ends, how far the banner reaches up from the window's edge: a length, which none hands on. */
export const BANNER_ROOM = '--consent-room';

/** The same until it has been measured: the most that it is, in a window 320 px wide. */
export const MOST_BANNER_ROOM = '350px';
