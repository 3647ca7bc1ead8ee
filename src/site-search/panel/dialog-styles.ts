/** The look of the search's dialog. */
import { css } from '@emotion/react';
import { from, motionWelcome } from '../../styles/media';
import { color, radius, space, time } from '../../styles/tokens';

/** All of a small window; a sheet at the top of a wide one, so that the field stays where it is as results come. */
export const dialog = css({
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: color.paper,
  color: color.ink,
  overflow: 'hidden',
  '&[open]': { display: 'flex' },
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: color.night, opacity: 0.6 },
  [from.medium]: {
    width: 'min(52rem, 100% - 4rem)',
    height: 'fit-content',
    maxHeight: 'min(48rem, 100% - 2 * 6vh)',
    marginInline: 'auto',
    marginTop: '6vh',
    border: `1px solid ${color.edge}`,
    borderRadius: radius.control,
  },
  [motionWelcome]: {
    transition: `opacity ${time.quick} ${time.ease}`,
    '@starting-style': { '&[open]': { opacity: 0 } },
  },
});

export const frame = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
});

export const head = css({
  display: 'flex',
  alignItems: 'end',
  gap: space.s,
  padding: `${space.m} ${space.gutter}`,
  borderBottom: `1px solid ${color.line}`,
  [from.medium]: { padding: space.l },
});

export const form = css({
  flex: 1,
  // The field gives way in the narrowest window, not the button beside it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  maxWidth: 'none',
});

export const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3rem',
  height: '3rem',
  padding: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: color.ink,
  cursor: 'pointer',
});

export const scroller = css({
  flex: 1,
  minHeight: 0,
  padding: `${space.l} ${space.gutter}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [from.medium]: { minHeight: '16rem', paddingInline: space.l },
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.l}`,
  padding: `${space.s} ${space.gutter}`,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { paddingInline: space.l },
  // Fingers alone press no key.
  '@media (any-hover: none) and (any-pointer: coarse)': { display: 'none' },
});

/** Of no use without keys, and in the way where there is little room. */
export const keys = css({
  display: 'none',
  [from.medium]: { '@media (hover: hover) and (pointer: fine)': { display: 'block' } },
  '& kbd': {
    padding: '0.05em 0.4em',
    border: `1px solid ${color.edge}`,
    borderRadius: radius.control,
    fontFamily: 'inherit',
  },
});

export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '1.75rem',
  '& input': { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: color.action },
});
