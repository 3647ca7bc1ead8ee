import { breakpoints } from './tokens';

/** Media queries as keys of style objects: `[from.medium]: { … }`. Widths are in em, so that zoomed text counts. */
export const from = {
  small: `@media (min-width: ${breakpoints.small / 16}em)`,
  medium: `@media (min-width: ${breakpoints.medium / 16}em)`,
  nav: `@media (min-width: ${breakpoints.nav / 16}em)`,
  wide: `@media (min-width: ${breakpoints.wide / 16}em)`,
  /** Windows whose margins have room for a list beside the page. */
  margin: `@media (min-width: ${1760 / 16}em)`,
  /** The menu of wide windows: 900 px, whatever the size of text, as the early script goes by it. */
  menu: `@media (min-width: ${breakpoints.nav}px)`,
} as const;

/** Windows just wide enough for the menu of wide ones: it is set closer there. */
export const closeMenu = `@media (min-width: ${breakpoints.nav}px) and (max-width: 61em)`;

/** Windows in which only a larger standard size of text leaves too little room for that menu. */
export const enlargedMenu = `@media (min-width: ${breakpoints.nav}px) and (max-width: ${breakpoints.nav / 16 - 0.01}em)`;

/** Windows wide and high enough for something to stay beside the scrolled part, whole and below the header. */
export const roomBeside = {
  medium: `@media (min-width: ${breakpoints.medium / 16}em) and (min-height: 46em)`,
  nav: `@media (min-width: ${breakpoints.nav / 16}em) and (min-height: 46em)`,
  wide: `@media (min-width: ${breakpoints.wide / 16}em) and (min-height: 46em)`,
} as const;

/** The same windows for what stays above the scrolled part, a line high: enough is left of low ones. */
export const roomAbove = `@media (min-width: ${breakpoints.wide / 16}em) and (min-height: 35em)`;

/** Up to, not including, the width at which a wider layout applies; `menu`: at which the menu of wide windows does. */
export const below = {
  small: `@media not all and (min-width: ${breakpoints.small / 16}em)`,
  menu: `@media not all and (min-width: ${breakpoints.nav}px)`,
} as const;

export const print = '@media print';
export const motionWelcome = '@media (prefers-reduced-motion: no-preference)';
export const forcedColours = '@media (forced-colors: active)';
export const hover = '@media (hover: hover)';
