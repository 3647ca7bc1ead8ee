import { css } from '@emotion/react';
import { dense, densities } from '../../../cloth/densities';
import { space } from '../../../styles/tokens';
import { roomy } from '../drawn/room';
import { percent } from '../drawn/scale';

const pair = css({
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  gridColumn: '-3 / -2',
  gridRow: 2,
  paddingTop: space.hair,
  [roomy]: { gridRow: 1 },
});
const bar = css({ height: '0.75rem', width: 'var(--long)' });
const was = css([bar, densities[1]]);
const is = css([bar, dense, { forcedColorAdjust: 'none' }]);

/** A bar is never so short that it is not seen, unless there is none. */
const lengthOf = (share: number) => ({
  '--long': percent(share > 0 ? Math.max(share, 0.01) : 0),
});

/** A measure before and after as shares of the scale, one below the other. Decoration beside the figures. */
export function PairOfBars(shares: { was: number; is: number }) {
  return (
    <span css={pair} aria-hidden="true">
      <span css={[was, lengthOf(shares.was)]} />
      <span css={[is, lengthOf(shares.is)]} />
    </span>
  );
}
