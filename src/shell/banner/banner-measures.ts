/** The banner's measures, from the height of the window: section 4 of the specification. */
import { BANNER_ROOM, MOST_BANNER_ROOM } from '../../site/markup';
import { width } from '../../styles/tokens';

/** px of window height: between the two its offsets apply. */
const LOW = 400;
const HIGH = 750;
const LEAST_SCALE = 0.4;
/** px, at the bottom and the sides of windows of 750 px. */
const OFFSET = 24;

const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Distance of the banner from the window's edges, growing between 400 and 750 px of height. Narrow windows keep the
 * width for the words.
 */
export const offsetBetween = `clamp(0px, (100vh - ${LOW}px) * ${round(OFFSET / (HIGH - LOW))}, min(${OFFSET}px, 2.5vw))`;

/** The windows that it keeps away from the edges of. */
export const offsetWindows = `@media (min-height: ${LOW}px) and (max-height: ${HIGH}px)`;

/** Distance of the banner from the edges of any window. */
export const bannerOffset = 'var(--banner-offset, 0px)';

/** The room that the page makes for it. */
export const bannerRoom = `var(${BANNER_ROOM}, ${MOST_BANNER_ROOM})`;

const WINDOW_HEIGHT = '--window-height';
const SCALE = '--banner-scale';

/** Chrome before 125 computes angles of one unit alone: registered values are in px by then. */
export const windowHeight = {
  [`@property ${WINDOW_HEIGHT}`]: {
    syntax: '"<length>"',
    inherits: 'false',
    initialValue: `${HIGH}px`,
  },
} as const;

const LINE = '--banner-line';
const TEXT = '--banner-text';
const TARGET = '--banner-target';

export const scale = `var(${SCALE})`;

/** A length that looks the same at any scale. */
export const unscaled = (length: string) => `calc(${length} / ${scale})`;

/** A length that scales with the banner, but never looks shorter than another. */
const atLeast = (length: string, seen: string) => `max(${length}, ${unscaled(seen)})`;

/**
 * The banner's scale: the window's share of 750 px of height, from 0.4 to 1. CSS divides lengths by their angle. Values
 * that many rules need are set once.
 */
export const scaleValues = {
  [SCALE]: '1',
  [`@supports (scale: tan(atan2(1px, 1px)))`]: {
    [WINDOW_HEIGHT]: '100vh',
    [SCALE]: `clamp(${LEAST_SCALE}, tan(atan2(var(${WINDOW_HEIGHT}), ${HIGH}px)), 1)`,
  },
  [LINE]: unscaled('1px'),
  [TEXT]: atLeast('0.9375rem', '0.875rem'),
  [TARGET]: atLeast('2.75rem', '2rem'),
} as const;

/** Seen at 1 px, or some more. */
export const line = (px = 1) => (px === 1 ? `var(${LINE})` : `calc(${px} * var(${LINE}))`);

/** Seen at 15 px, and at 14 in low windows. */
export const textSize = `var(${TEXT})`;

/** Height of a button: seen at 44 px, and at 32 in low windows. */
export const targetHeight = `var(${TARGET})`;

/** Seen from edge to edge between the offsets, at most as wide as a page. */
export const bannerWidth = unscaled(`min(100% - 2 * ${bannerOffset}, ${width.page})`);
