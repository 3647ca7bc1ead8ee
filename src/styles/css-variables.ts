import { colours, families, motion, radii, spaces, threads, type, widths } from './tokens';

type Declarations = Record<string, string>;

const NARROWEST = 360 / 16;
const WIDEST = 1440 / 16;

/** `clamp()` from `min` rem at a 360 px window to `max` rem at 1440 px; a plain length where the two are equal. */
export function fluid(min: number, max: number): string {
  if (min === max) return `${min}rem`;
  const slope = (max - min) / (WIDEST - NARROWEST);
  const start = min - slope * NARROWEST;
  // The rem part keeps text growing with the reader's own font size (WCAG 1.4.4).
  return `clamp(${min}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${max}rem)`;
}

/** Custom properties that do not change with the theme. */
export function constantVariables(): Declarations {
  return {
    ...prefixed('size', type, ({ min, max }) => fluid(min, max)),
    ...prefixed('space', spaces, ([min, max]) => fluid(min, max)),
    ...prefixed('radius', radii, String),
    ...prefixed('motion', motion, String),
    ...prefixed('width', widths, String),
    ...prefixed('family', families, String),
    '--cloth-ink': 'var(--color-ink)',
    '--cloth-weft': 'var(--color-weft)',
  };
}

/** The colours of one theme. */
export function themeVariables(theme: 'light' | 'dark'): Declarations {
  return {
    colorScheme: theme,
    ...prefixed('color', colours, (colour) => colour[theme]),
    ...prefixed('thread', threads, (colour) => colour[theme]),
    // Logos of any origin: a white ground vanishes into paper by day and, turned about, into night.
    '--logo-filter': theme === 'light' ? 'grayscale(1)' : 'grayscale(1) invert(1)',
    // A chart or a page on white would glare by night; its dark lines stay as dark.
    '--picture-filter': theme === 'light' ? 'none' : 'brightness(0.8)',
    '--logo-blend': theme === 'light' ? 'multiply' : 'screen',
  };
}

function prefixed<T extends object>(
  prefix: string,
  data: T,
  value: (item: T[keyof T]) => string,
): Declarations {
  const entries = Object.entries(data) as [string, T[keyof T]][];
  return Object.fromEntries(entries.map(([key, item]) => [`--${prefix}-${key}`, value(item)]));
}

function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}
