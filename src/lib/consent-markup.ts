/** What the consent banner's markup, its styles and the early script call each other by. */

/**
 * On <html>, as `data-consent`: whether the banner is shown, and what for. The inline script sets `ask` before the
 * first paint; without scripts, and without storage to fill then, there is no attribute and no banner.
 */
export type BannerMode = 'ask' | 'settings';

/** On <html>, as `data-consent-reason`: what a visitor reached for that waits for an 'Accept'. */
export type ConsentReason = 'call';

/** On <html> and <body>, the banner's height as long as it is shown: a length, which neither hands on. */
export const BANNER_ROOM = '--consent-room';
