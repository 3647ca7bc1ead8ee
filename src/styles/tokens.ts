/**
 * The design's values as typed data. `css-variables.ts` turns them into CSS custom properties, so that a change
 * of theme repaints and never re-renders; components read them through `color`, `space`, `font`… below.
 */
import { brand } from '../site/company-looks';
import { fontStacks } from './font-stacks';
import { GROUNDS, THREADS, type ServiceKey, type ThemeColour } from '../cloth/weaving/threads';

/** Colours by role, sRGB hex. `__tests__/styles/contrast.test.ts` holds every pair that is used to WCAG 2.2. */
export const colours = {
  /** The page. */
  paper: GROUNDS.paper,
  /** A band or panel set off from the page. */
  raised: GROUNDS.raised,
  /** Text, and the strongest lines. */
  ink: GROUNDS.ink,
  /** Second text. */
  muted: { light: '#566069', dark: '#a6adb3' },
  /** A band that ends a page: ink by day; by night a step above the ground, where paper's colour would glare. */
  night: { light: GROUNDS.ink.light, dark: GROUNDS.weft.dark },
  /** Text on `night`. */
  onNight: { light: GROUNDS.paper.light, dark: GROUNDS.ink.dark },
  /** Hairlines that only part; they carry no meaning. */
  line: { light: '#d9cfbb', dark: '#2c3843' },
  /** Edges of controls: 3:1 on every ground. */
  edge: { light: '#84795f', dark: '#6f7f8d' },
  /** Cross threads, and the ground behind a picture that has not come yet. */
  weft: GROUNDS.weft,
  /** Controls and links. */
  action: brand.action,
  /** The same under the pointer. */
  actionStrong: brand.action_strong,
  /** Text on `action`. */
  onAction: brand.on_action,
  focus: brand.focus,
  /** Faults, beside an icon and words. Cooler than the red of `action`, which is pressed. */
  fault: { light: '#9d0f45', dark: '#ff94b1' },
  /** Code, set on `raised`, or on `paper` in a raised band. */
  codeKeyword: { light: '#8f2b15', dark: '#ef8a6d' },
  codeString: { light: '#1f5b4c', dark: '#6fc0a9' },
  codeNumber: { light: '#6d3f8d', dark: '#c6a0e0' },
  codeName: { light: '#1d4f91', dark: '#8fc0e2' },
  codeComment: { light: '#5c6468', dark: '#98a2aa' },
} as const satisfies Record<string, ThemeColour>;

export type ColourRole = keyof typeof colours;

/** Fluid sizes in rem: `min` at 360 px of window width, `max` at 1440 px, linear between; `line` without unit. */
export const type = {
  caption: { min: 0.8125, max: 0.8125, line: 1.45 },
  small: { min: 0.9375, max: 0.9375, line: 1.5 },
  text: { min: 1.0625, max: 1.125, line: 1.55 },
  lead: { min: 1.1875, max: 1.375, line: 1.5 },
  h4: { min: 1.1875, max: 1.3125, line: 1.25 },
  h3: { min: 1.375, max: 1.75, line: 1.15 },
  h2: { min: 1.9375, max: 3.25, line: 1.05 },
  h1: { min: 2.25, max: 4.25, line: 1.02 },
  display: { min: 2.75, max: 6.25, line: 0.98 },
} as const;

export type TypeStep = keyof typeof type;

/** Distances in rem; a pair is fluid like `type`. */
export const spaces = {
  hair: [0.25, 0.25],
  xs: [0.5, 0.5],
  s: [0.75, 0.75],
  m: [1, 1],
  l: [1.5, 1.5],
  xl: [2, 2.5],
  xxl: [3, 4],
  /** Above and below a section: two of them make the distance from one to the next. */
  section: [2, 3],
  gutter: [1.25, 3.75],
  /** Between columns. */
  gap: [1.25, 2],
} as const satisfies Record<string, readonly [number, number]>;

export const radii = { control: '3px' } as const;

export const motion = {
  quick: '140ms',
  calm: '320ms',
  /** A cloth being woven, once. */
  weave: '1600ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

// Apart, for what needs a width and no colours.
export { breakpoints } from './breakpoints';

export const widths = { page: '82.5rem', text: '42rem', narrow: '52rem' } as const;

export const families = {
  ...fontStacks,
  code: "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

type Names<T> = { readonly [Key in keyof T]: string };

function names<T extends object>(data: T, prefix: string): Names<T> {
  return Object.fromEntries(
    Object.keys(data).map((key) => [key, `var(--${prefix}-${key})`]),
  ) as Names<T>;
}

/** `color.ink` is `var(--color-ink)`; likewise below. */
export const color = names(colours, 'color');
export const space = names(spaces, 'space');
export const size = names(type, 'size');
export const radius = names(radii, 'radius');
export const time = names(motion, 'motion');
export const width = names(widths, 'width');
export const family = names(families, 'family');

/** The CSS variable of a service's thread. */
export const threadColor = (key: ServiceKey): string => `var(--thread-${key})`;

export { THREADS as threads };
