/** The frame of long texts: head, contents at the side, text at a good measure. */
import { css } from '@emotion/react';
import { columns, longText, span } from './layout';
import { space } from './tokens';

export const articleHead = css([
  columns,
  {
    rowGap: space.l,
    paddingBlock: `${space.l} ${space.xl}`,
    '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  },
]);

export const articleBody = css([
  columns,
  { paddingBlock: `${space.xl} ${space.section}`, rowGap: space.xxl },
]);

export const articleSide = css([{ minWidth: 0 }, span('1 / -1'), span('1 / span 3', 'wide')]);

export const articleText = css([longText, span('1 / -1'), span('4 / span 8', 'wide')]);
