import { css } from '@emotion/react';
import { captionText, mutedText, tabular } from './text';
import { space } from './tokens';

/** The numbers of an axis, evenly apart, each in the middle of its place; those of its ends within it. */
export const axis = css([
  captionText,
  mutedText,
  tabular,
  {
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: space.xs,
    // They take no room, so that their middles are evenly apart.
    '& > *': { width: '4rem', marginInline: '-2rem', textAlign: 'center', whiteSpace: 'nowrap' },
    '& > :first-of-type': { marginInline: '0 -4rem', textAlign: 'start' },
    '& > :last-of-type': { marginInline: '-4rem 0', textAlign: 'end' },
  },
]);
