import { css } from '@emotion/react';
import { plainList } from '../../../styles/layout';
import { captionText } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { close, roomy } from '../drawn/room';
import { percent } from '../drawn/scale';
import { arrange, type Mark } from './arrange-marks';

const line = css({
  gridColumn: 2,
  gridRow: 'var(--row) / var(--end)',
  marginInlineStart: 'var(--at)',
  borderInlineStart: `1px dashed ${color.ink}`,
});
// Above a bar, and the figure that stands on it.
const aboveBar = css({ marginBottom: 'calc(var(--field) * var(--bar) + 1.75rem)' });
const words = css([
  captionText,
  { gridColumn: 2, gridRow: 'var(--row)', paddingBottom: space.xs, [close]: { display: 'none' } },
]);
const after = css({
  paddingInlineStart: `calc(var(--at) + ${space.xs})`,
  paddingInlineEnd: `calc(100% - var(--until) + ${space.xs})`,
});
const before = css({
  paddingInlineEnd: `calc(100% - var(--at) + ${space.xs})`,
  textAlign: 'end',
});
const list = css([
  plainList,
  captionText,
  { gridColumn: '1 / -1', paddingTop: space.s, [roomy]: { display: 'none' } },
]);
const when = css({ fontWeight: 600 });

interface MarksProps {
  marks: readonly Mark[];
  places: readonly string[];
  /** Share of the plot’s height that the bars of a place take; null where there are lines. */
  barAt: ((place: number) => number) | null;
}

/** Events along the axis: for each a line down into the plot, with its words in a row of its own above. */
export function Marks({ marks, places, barAt }: MarksProps) {
  return arrange(marks, places).map(({ at, text, place, share, until }, row) => {
    const placed = {
      '--row': row + 1,
      '--end': marks.length + 2,
      '--at': percent(share),
      '--until': percent(until ?? 1),
      '--bar': barAt?.(place),
    };
    return (
      <span key={at} css={[{ display: 'contents' }, placed]}>
        <span css={[line, barAt && aboveBar]} />
        <span css={[words, until === null ? before : after]}>{text}</span>
      </span>
    );
  });
}

/** The same below the plot, where it has no room for words. */
export function MarkList({ marks }: Pick<MarksProps, 'marks'>) {
  return (
    <ul css={list}>
      {marks.map(({ at, text }) => (
        <li key={at}>
          <span css={when}>{at}:</span> {text}
        </li>
      ))}
    </ul>
  );
}
