import { breakpoints } from './tokens';

/** Media queries as keys of style objects: `[from.medium]: { … }`. Widths are in em, so that zoomed text counts. */
export const from = {
  small: `@media (min-width: ${breakpoints.small / 16}em)`,
  medium: `@media (min-width: ${breakpoints.medium / 16}em)`,
  nav: `@media (min-width: ${breakpoints.nav / 16}em)`,
  wide: `@media (min-width: ${breakpoints.wide / 16}em)`,
} as const;

/** Windows just wide enough for the menu of wide ones: it is set closer there. */
export const closeNav = `@media (min-width: ${breakpoints.nav / 16}em) and (max-width: 61em)`;

/** Windows that are wide and high enough for something to stay beside what is scrolled, whole and below the header. */
export const roomBeside = {
  medium: `@media (min-width: ${breakpoints.medium / 16}em) and (min-height: 46em)`,
  nav: `@media (min-width: ${breakpoints.nav / 16}em) and (min-height: 46em)`,
  wide: `@media (min-width: ${breakpoints.wide / 16}em) and (min-height: 46em)`,
} as const;

/** Up to, not including, the width at which a wider layout applies. */
export const below = {
  small: `@media not all and (min-width: ${breakpoints.small / 16}em)`,
  nav: `@media not all and (min-width: ${breakpoints.nav / 16}em)`,
} as const;

export const print = '@media print';
export const motionWelcome = '@media (prefers-reduced-motion: no-preference)';
export const forcedColours = '@media (forced-colors: active)';
export const hover = '@media (hover: hover)';
