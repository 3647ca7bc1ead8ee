import { css } from '@emotion/react';
import { quietLink } from '../../styles/text';

/** A link of the footer's lists: wide enough for a finger, with a name of one letter too. */
export const rowLink = css([
  quietLink,
  { display: 'inline-block', minWidth: '1.5rem', paddingBlock: '0.3125rem' },
]);
