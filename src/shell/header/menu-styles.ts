/** Styles that the menu's panels share. */
import { css, keyframes } from '@emotion/react';
import { columns } from '../../styles/layout';
import { forcedColours, hover, motionWelcome } from '../../styles/media';
import { color, family, size, space, time, type } from '../../styles/tokens';
import { BAR_HEIGHT } from '../../styles/bar';
import type { Marked } from '../../site/markup';

const unroll = keyframes({
  from: { opacity: 0, transform: 'translateY(-6px)' },
  to: { opacity: 1, transform: 'none' },
});

export const panel = css({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  top: '100%',
  maxHeight: `calc(100vh - ${BAR_HEIGHT})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: color.raised,
  borderBlock: `1px solid ${color.line}`,
  // Not `+`: in the built HTML there are style elements between the two.
  [`${'[data-menu-button]' satisfies Marked}[aria-expanded='true'] ~ &`]: { display: 'block' },
  '@supports (height: 100dvh)': { maxHeight: `calc(100dvh - ${BAR_HEIGHT})` },
  // Without scripts the pointer or the focus opens it, and the foot of the page has all links again.
  '@media (scripting: none)': {
    [`${'[data-menu]' satisfies Marked}:hover > &, ${'[data-menu]' satisfies Marked}:focus-within > &`]:
      { display: 'block' },
  },
  [motionWelcome]: { animation: `${unroll} ${time.quick} ${time.ease}` },
});

export const panelGrid = css([
  columns,
  { paddingBlock: `${space.xl} ${space.xxl}`, rowGap: space.l },
]);

/** A link that heads others, or has a line of text. */
export const headLink = css({
  display: 'inline-block',
  paddingBlock: space.hair,
  color: color.ink,
  fontFamily: family.display,
  fontSize: size.h4,
  fontWeight: 600,
  lineHeight: type.h4.line,
  letterSpacing: '-0.015em',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
  [hover]: { '&:hover': { textDecorationColor: 'var(--thread, var(--color-action))' } },
  '&[aria-current]': { textDecorationColor: 'var(--thread, var(--color-action))' },
  // Forced colours show a transparent line as any other.
  [forcedColours]: { textDecoration: 'none', '&[aria-current]': { textDecoration: 'underline' } },
});

/** A link beneath a `headLink`. */
export const subLink = css({
  display: 'inline-block',
  // 24 px at least, without the lines of a list falling apart.
  paddingBlock: '0.1875rem',
  color: color.muted,
  fontSize: size.small,
  lineHeight: 1.35,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  [hover]: {
    '&:hover': {
      color: color.ink,
      textDecorationColor: 'var(--thread, var(--color-action))',
    },
  },
  '&[aria-current]': {
    color: color.ink,
    fontWeight: 600,
    textDecorationColor: 'var(--thread, var(--color-action))',
  },
  [forcedColours]: { textDecoration: 'none', '&[aria-current]': { textDecoration: 'underline' } },
});
