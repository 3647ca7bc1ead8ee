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
    '& > *': { display: 'flex', justifyContent: 'center', width: 0, whiteSpace: 'nowrap' },
    '& > :first-of-type': { justifyContent: 'start' },
    '& > :last-of-type': { justifyContent: 'end' },
  },
]);
