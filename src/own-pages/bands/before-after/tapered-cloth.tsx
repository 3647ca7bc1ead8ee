import { css } from '@emotion/react';
import { dense } from '../../../cloth/densities';
import { color } from '../../../styles/tokens';
import { roomy } from '../drawn/room';
import { percent } from '../drawn/scale';

/** Upright threads that grow or shrink from one figure to the other, high enough to show by how much. */
const cloth = css({
  position: 'relative',
  gridColumn: '-3 / -2',
  gridRow: 2,
  height: 'var(--high)',
  [roomy]: { gridRow: 1 },
  borderBottom: `1px solid ${color.ink}`,
});
const threads = css([
  dense,
  {
    display: 'block',
    height: '100%',
    clipPath: 'polygon(0 var(--was), 100% var(--is), 100% 100%, 0 100%)',
  },
]);

/** Dashes with a hair of paper around each: a whole line of it would cut off what lies above. */
const aim = css({
  position: 'absolute',
  insetInline: 0,
  top: 'var(--aim)',
  marginTop: -1,
  borderTop: `2px dashed ${color.ink}`,
  filter: `drop-shadow(0 1px 0 ${color.paper}) drop-shadow(0 -1px 0 ${color.paper})`,
});
/** A thread is never so short that it is not seen, unless there is none. */
const topOf = (share: number) => percent(1 - (share > 0 ? Math.max(share, 0.04) : 0));

interface TaperedClothProps {
  /** Shares of the scale. */
  was: number;
  is: number;
  target: number | null;
}

/** A measure before and after as threads, with a line for its target. Decoration beside the figures. */
export function TaperedCloth({ was, is, target }: TaperedClothProps) {
  return (
    <span css={cloth} aria-hidden="true">
      <span css={[threads, { '--was': topOf(was), '--is': topOf(is) }]} />
      {target === null ? null : <span css={[aim, { '--aim': percent(1 - target) }]} />}
    </span>
  );
}
