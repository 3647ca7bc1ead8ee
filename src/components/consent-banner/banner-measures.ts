/** The banner's measures, from the height of the window: section 4 of the specification. */

/** px of window height: between the two its offsets apply. */
const LOW = 400;
const HIGH = 750;
const LEAST_SCALE = 0.4;
/** px, at the bottom and the sides of windows of 750 px. */
const OFFSET = 24;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** A distance of the banner, in rem at its full scale: the scale is the window's share of 750 px, from 0.4 to 1. */
export function scaled(rem: number): string {
  const share = round((rem * 16 * 100) / HIGH);
  return `clamp(${round(rem * LEAST_SCALE)}rem, ${share}vh, ${rem}rem)`;
}

/**
 * How far the banner keeps from the window's edges between 400 and 750 px of height, more and more. Narrow windows
 * keep the width for the words.
 */
export const offsetBetween = `clamp(0px, (100vh - ${LOW}px) * ${round(OFFSET / (HIGH - LOW))}, min(${OFFSET}px, 2.5vw))`;

/** The windows that it keeps away from the edges of. */
export const offsetWindows = `@media (min-height: ${LOW}px) and (max-height: ${HIGH}px)`;

/** How far the banner keeps from the edges of any window. */
export const bannerOffset = 'var(--banner-offset, 0px)';

/** How high a button is: 44 px from 400 px of window height, and never below 32. */
export const targetHeight = 'clamp(2rem, 11vh, 2.75rem)';
