/** Styles that the groups of the menu share. What is set for small windows alone comes last. */
import { css, keyframes } from '@emotion/react';
import { below, forcedColours, from, hover, motionWelcome } from '../../styles/media';
import { color, family, size, space, time, type, width } from '../../styles/tokens';
import { BAR_HEIGHT } from '../../styles/bar';
import type { Marked } from '../../site/markup';

const BUTTON = '[data-menu-button]' satisfies Marked;
const GROUP = '[data-menu]' satisfies Marked;

/** Windows whose panels have four columns. Small windows never do, however small their text. */
export const fourColumns = from.menu.replace('@media', `${from.nav} and`);

/**
 * An arrow that is drawn without an element, as the icon is: on a field of 24, shown at 16 or 20 px. Scaled, since a border
 * has whole pixels only. It points upwards where its button has opened something.
 */
export const chevron = {
  '&::after': {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    marginInline: 3,
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
    scale: `${16 / 24}`,
    translate: '0 -2px',
    [motionWelcome]: { transition: `rotate ${time.quick} ${time.ease}` },
    [below.menu]: { marginInline: 5, scale: `${20 / 24}` },
  },
  "&[aria-expanded='true']::after": { rotate: '225deg', translate: '0 2px' },
} as const;

const unroll = keyframes({
  from: { opacity: 0, transform: 'translateY(-6px)' },
  to: { opacity: 1, transform: 'none' },
});

/** In wide windows as wide as the page, its contents in twelve columns; in small ones the body of an accordion. */
export const panel = css({
  display: 'none',
  // Not `+`: in the built HTML there may be style elements between the two.
  [`${BUTTON}[aria-expanded='true'] ~ &`]: { display: 'grid' },
  // Without scripts the pointer or the focus opens it.
  '@media (scripting: none)': {
    [`${GROUP}:hover > &, ${GROUP}:focus-within > &`]: { display: 'grid' },
  },
  [from.menu]: {
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    top: '100%',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignContent: 'start',
    gap: `${space.l} ${space.gap}`,
    maxHeight: `calc(100vh - ${BAR_HEIGHT})`,
    padding: `${space.m} max(${space.gutter}, (100% - ${width.page}) / 2) ${space.l}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: color.raised,
    borderBlock: `1px solid ${color.line}`,
    '@supports (height: 100dvh)': { maxHeight: `calc(100dvh - ${BAR_HEIGHT})` },
    [motionWelcome]: { animation: `${unroll} ${time.quick} ${time.ease}` },
  },
  [below.menu]: { paddingBottom: space.l },
});

/** All of a panel's columns, or so many of them in windows as wide as their name. */
export const across = (column: string, at?: 'nav' | 'wide') =>
  css({
    [from.menu]: { gridColumn: '1 / -1' },
    ...(at ? { [from.menu.replace('@media', `${from[at]} and`)]: { gridColumn: column } } : {}),
  });

/** A row of the small menu: 44 px at least, with the thread of its service at its side. */
const row = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: space.xs,
  borderInlineStart: '4px solid var(--thread, transparent)',
  lineHeight: 1.3,
  textDecoration: 'none',
  "&[aria-current='page']": { textDecoration: 'underline', textDecorationColor: 'currentColor' },
} as const;

const line = {
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
} as const;
const shownLine = { textDecorationColor: 'var(--thread, var(--color-action))' } as const;
/** Forced colours show a transparent line as any other. */
const forcedLine = {
  [forcedColours]: { textDecoration: 'none', '&[aria-current]': { textDecoration: 'underline' } },
} as const;

/** A link that heads others, or has a line of text. */
export const headLink = css({
  ...line,
  display: 'inline-block',
  paddingBlock: space.hair,
  color: color.ink,
  fontFamily: family.display,
  fontSize: size.h4,
  fontWeight: 600,
  lineHeight: type.h4.line,
  letterSpacing: '-0.015em',
  textDecorationThickness: '2px',
  [hover]: { '&:hover': shownLine },
  '&[aria-current]': shownLine,
  ...forcedLine,
  [below.menu]: {
    ...row,
    paddingInlineStart: space.m,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    letterSpacing: 'normal',
    '&[aria-current]': { color: color.action },
  },
});

/** A link beneath a `headLink`. */
export const subLink = css({
  ...line,
  display: 'inline-block',
  // 24 px at least, without the lines of a list falling apart.
  paddingBlock: '0.1875rem',
  color: color.muted,
  fontSize: size.small,
  lineHeight: 1.35,
  [hover]: { '&:hover': { color: color.ink, ...shownLine } },
  '&[aria-current]': { color: color.ink, fontWeight: 600, ...shownLine },
  ...forcedLine,
  [below.menu]: {
    ...row,
    paddingInlineStart: space.l,
    '&[aria-current]': { color: color.action, fontWeight: 'inherit' },
  },
});

/** Left out of the small menu. */
export const wideOnly = css({ [below.menu]: { display: 'none' } });
