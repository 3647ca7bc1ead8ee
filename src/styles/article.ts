/** The frame of long texts: head, contents at the side, text at a good measure. */
import { css } from '@emotion/react';
import { columns } from './layout';
import { from, print } from './media';
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
  { paddingBlock: `${space.xxl} ${space.section}`, rowGap: space.l, [print]: { display: 'block' } },
]);

export const articleSide = css({
  minWidth: 0,
  [from.medium]: { gridColumn: '1 / -1' },
  [from.wide]: { gridColumn: '1 / span 3' },
});

export const articleText = css({
  display: 'grid',
  gap: space.xl,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.medium]: { gridColumn: '1 / -1' },
  [from.wide]: { gridColumn: '4 / span 8' },
});
