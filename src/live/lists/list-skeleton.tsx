import { css, keyframes } from '@emotion/react';
import { motionWelcome } from '../../styles/media';
import { color, space } from '../../styles/tokens';

/** Delay before a loading list shows the skeleton, in milliseconds; until then the current content stays. */
export const SLOW_MS = 300;

const breathing = keyframes({ '50%': { opacity: 0.45 } });
const rows = css({
  display: 'grid',
  minHeight: '60vh',
  alignContent: 'start',
  [motionWelcome]: { animation: `${breathing} 1.8s ease-in-out infinite` },
});
const row = css({
  display: 'grid',
  gap: space.s,
  paddingBlock: space.l,
  borderTop: `1px solid ${color.line}`,
});
const bar = css({ height: '1.1em', backgroundColor: color.weft, forcedColorAdjust: 'none' });

/** Widths of the lines of each row, in hundredths. */
const lines = [
  [46, 82],
  [58, 74],
  [39, 88],
  [52, 69],
] as const;

/** Placeholder of a list until its answer comes. */
export function ListSkeleton() {
  return (
    <div css={rows} aria-hidden="true" data-skeleton="">
      {lines.map((widths, index) => (
        <div key={index} css={row}>
          {widths.map((each) => (
            <div key={each} css={[bar, { width: `${each}%` }]} />
          ))}
        </div>
      ))}
    </div>
  );
}
