import { css } from '@emotion/react';
import { longColumns } from '../../styles/layout';
import { space } from '../../styles/tokens';

/** A part of a case study: what it is in the margin, and its text beside. */
export const pair = css([longColumns, { rowGap: space.l }]);
