import { css } from '@emotion/react';
import { columns } from '../../styles/layout';
import { space } from '../../styles/tokens';

/** A part of a case study: what it is in the margin, and its text beside. */
export const pair = css([columns, { rowGap: space.l }]);
