import { css } from '@emotion/react';
import { captionText } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { percent } from '../drawn/scale';

const line = css({
  gridColumn: 2,
  gridRow: 'var(--row) / var(--end)',
  marginInlineStart: 'var(--at)',
  borderInlineStart: `1px dashed ${color.ink}`,
});
const words = css([captionText, { gridColumn: 2, gridRow: 'var(--row)' }]);
// The half of the plot that has more room.
const after = css({ paddingInlineStart: 'calc(var(--at) + 0.5rem)' });
const before = css({ paddingInlineEnd: 'calc(100% - var(--at) + 0.5rem)', textAlign: 'end' });

// A bar that fills the plot has its figure above it.
const aboveBars = css({ '&:last-of-type > :last-of-type': { paddingBottom: space.m } });

interface MarksProps {
  marks: NonNullable<Queries.ChartBandFragment['marks']>;
  places: readonly string[];
  /** Share of its place that the bars take, beside which the line runs; 0 where there are lines. */
  bars: number;
}

/** Events along the axis: for each a line down through the plot, with its words in a row of its own above. */
export function Marks({ marks, places, bars }: MarksProps) {
  return marks.map(({ at, text }, index) => {
    const share = (places.indexOf(at) + (1 - bars) / 2) / places.length;
    const placed = { '--row': index + 1, '--end': marks.length + 2, '--at': percent(share) };
    return (
      <span key={at} css={[{ display: 'contents' }, placed, bars > 0 && aboveBars]}>
        <span css={line} />
        <span css={[words, share > 0.5 ? before : after]}>{text}</span>
      </span>
    );
  });
}
