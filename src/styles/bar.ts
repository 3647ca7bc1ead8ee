/** The measures of the bar, shared by header, panels and the page's scroll padding. */

/** px, section 9 of the specification: scrolled further than this, the header stays. */
export const FIXED_BEYOND_PX = 30;
export const FIXED_BEYOND = `${FIXED_BEYOND_PX}px`;
/** The part of the header that stays. */
export const BAR_HEIGHT = '4rem';
/** All of it, as at the top of a page. */
export const HEADER_HEIGHT = `calc(${BAR_HEIGHT} + ${FIXED_BEYOND})`;
