/**
 * The attributes shared by built markup, its styles and the early script, and the events of the early script and the
 * application: a name changed here, or misspelt there, does not compile.
 */

/** Attributes `data-…` of elements that the early script looks for, or that styles go by. */
export type Mark =
  | 'call-widget'
  | 'consent-banner'
  | 'consent-choice'
  | 'consent-status'
  | 'cookie-settings'
  | 'copy-link'
  | 'copyright'
  | 'featured'
  | 'menu'
  | 'menu-button'
  | 'menu-fold'
  | 'menu-panel'
  | 'mobile-menu'
  | 'newsletter'
  | 'page'
  | 'page-end'
  | 'scheme'
  | 'scrolled'
  | 'search-link'
  | 'site-footer'
  | 'site-header'
  | 'theme-switch'
  | 'track-path';

/** The attribute's name. */
export type MarkName = `data-${Mark}`;

/** The attribute as a selector: a literal that `satisfies Marked` is checked, and costs no byte. */
export type Marked = `[${MarkName}]`;

/** The attribute, for an element. */
export const mark = (name: Mark, value = '') => ({ [`data-${name}` satisfies MarkName]: value });

export type ApplicationState =
  /** The page cannot do without it: it was asked for as the page came. */
  | 'at-once'
  /** The visitor has done something first, and may have scrolled. */
  | 'asked'
  | 'ready';

/** Attributes `data-…` of <html>: states that styles go by. They are set before the first paint, or never. */
export interface RootState {
  /** None until the application is asked for. */
  application?: ApplicationState;
  /**
   * Whether the consent banner is shown, and what for. The inline script sets `ask`; without scripts, and without
   * storage to fill then, there is no attribute and no banner.
   */
  consent?: 'ask' | 'settings';
  /** The feature a visitor asked for that waits for an ACCEPT. */
  consentReason?: 'call';
  /** While the address may be an item's and the application is not there: `src/live/look-up/look-up-script.ts`. */
  lookUp?: '';
  /** None for the system's. */
  theme?: 'light' | 'dark';
}

/** The state of the page's root. */
export const rootState = (): RootState => document.documentElement.dataset as RootState;

/** A state of the page's root as a selector. */
export type RootMarked =
  | '[data-consent]'
  | `[data-consent-reason='${NonNullable<RootState['consentReason']>}']`
  | `[data-theme='${NonNullable<RootState['theme']>}']`
  | '[data-look-up]';

/** On <body> and where the page ends, how far the banner reaches up from the window's edge: a length, which none hands on. */
export const BANNER_ROOM = '--consent-room';

/** The same until it has been measured: the most that it is, in a window 320 px wide. */
export const MOST_BANNER_ROOM = '300px';

/** How far from the window's lower edge a focused element stays, above a banner of that room. */
export const scrollPaddingAbove = (room: string) => `calc(${room} + var(--space-l))`;

/** The id of a page's main part. */
export const MAIN_ID = 'main';

/** Sent on `document` after each navigation inside the site, for code that lives outside the application. */
export const ROUTE_EVENT = 'site:route';

/** Sent on `document` whenever the application may have put new elements in place: at first, and after each navigation. */
export const RENDER_EVENT = 'site:render';
