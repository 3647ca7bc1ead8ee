import { css } from '@emotion/react';
import { WeaveFill } from '../../cloth/weave-fill';
import { wornWeave, type Mark } from '../../cloth/weaving/worn-weave';
import { from } from '../../styles/media';
import { threadColor } from '../../styles/tokens';

/** The thread that the whole site acts in. */
const WARP = threadColor('custom-software');

// Whole crossings, so that no float is cut.
const cloth = css({
  gridArea: '1 / 3',
  height: '40px',
  [from.small]: { gridArea: '1 / 1', height: '80px' },
});

/** A mark as cloth, which holds the better the higher it is. */
export function MarkCloth({ mark }: { mark: Mark }) {
  return (
    <span css={cloth} data-cloth="">
      <WeaveFill weave={wornWeave(mark)} warp={WARP} cell={10} />
    </span>
  );
}
