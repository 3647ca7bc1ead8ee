import { css } from '@emotion/react';
import { quietLink } from '../../styles/text';

/** A link of the footer's lists: wide enough for a finger, with a name of one letter too. */
export const rowLink = css([
  quietLink,
  { display: 'inline-block', padding: '0.3125rem 0.5rem', marginInline: '-0.5rem' },
]);
