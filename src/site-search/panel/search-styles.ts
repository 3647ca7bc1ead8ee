/** Styles shared by the parts of the search. */
import { css } from '@emotion/react';
import { forcedColours, hover, print } from '../../styles/media';
import { color, radius, size, space, time } from '../../styles/tokens';

export const mark = css({
  '& mark': {
    backgroundColor: 'transparent',
    color: color.ink,
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationColor: color.action,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.16em',
    [forcedColours]: { backgroundColor: 'Mark', color: 'MarkText' },
  },
});

/** A small button among words or others of its kind; 32 px high at least. */
export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  minHeight: '2.25rem',
  padding: `${space.hair} ${space.s}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.2,
  cursor: 'pointer',
  transition: `background-color ${time.quick} ${time.ease}`,
  [hover]: { '&:hover': { borderColor: color.ink } },
  "&[aria-pressed='true']": {
    borderColor: color.ink,
    backgroundColor: color.ink,
    color: color.paper,
    [forcedColours]: {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
});

export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  [print]: { display: 'none' },
});
