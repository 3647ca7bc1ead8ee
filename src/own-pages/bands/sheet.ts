/** Rows of a data sheet: a name, and what is said of it. */
import { css } from '@emotion/react';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { color, space } from '../../styles/tokens';

export const sheet = css([plainList, { borderBlock: `2px solid ${color.ink}` }]);
export const sheetRow = css({
  display: 'grid',
  gap: `${space.hair} ${space.gap}`,
  alignItems: 'baseline',
  paddingBlock: space.s,
  '& + &': { borderTop: `1px solid ${color.line}` },
  [from.small]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' },
});
