import { css } from '@emotion/react';
import { dense } from '../../../cloth/densities';
import { color, space } from '../../../styles/tokens';
import { roomy } from '../drawn/room';
import { percent } from '../drawn/scale';

/** Upright threads that grow or shrink from one figure to the other, high enough to show by how much. */
const cloth = css({
  display: 'block',
  position: 'relative',
  height: '5rem',
  borderBottom: `1px solid ${color.ink}`,
});
const high = css({ [roomy]: { height: '7rem' } });
const threads = css([
  dense,
  {
    display: 'block',
    height: '100%',
    clipPath: 'polygon(0 var(--was), 100% var(--is), 100% 100%, 0 100%)',
  },
]);

/** Dashes on a line of paper, so that they are seen on threads and beside them; they lead to the figures after. */
const aim = css({
  position: 'absolute',
  insetInline: `0 calc(-1 * ${space.s})`,
  top: 'var(--aim)',
  height: 4,
  marginTop: -2,
  backgroundColor: color.paper,
  '&::before': {
    content: "''",
    display: 'block',
    borderTop: `2px dashed ${color.ink}`,
    marginTop: 1,
  },
  [roomy]: { insetInlineEnd: `calc(-1 * ${space.gap})` },
});
/** A thread is never so short that it is not seen, unless there is none. */
const topOf = (share: number) => percent(1 - (share > 0 ? Math.max(share, 0.04) : 0));

interface TaperedClothProps {
  /** Shares of the scale. */
  was: number;
  is: number;
  target: number | null;
  /** Leaves more room, in which a target is told from what was reached. */
  isHigh: boolean;
}

/** A measure before and after as threads, with a line for its target. Decoration beside the figures. */
export function TaperedCloth({ was, is, target, isHigh }: TaperedClothProps) {
  return (
    <span css={[cloth, isHigh && high]} aria-hidden="true">
      <span css={[threads, { '--was': topOf(was), '--is': topOf(is) }]} />
      {target === null ? null : <span css={[aim, { '--aim': percent(1 - target) }]} />}
    </span>
  );
}
