import { css } from '@emotion/react';
import { dense, densities } from '../../../cloth/densities';
import { spansOf } from '../../spans';
import { from } from '../../../styles/media';
import { captionText, mutedText, smallText, tabular } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { RootFigure, type FigureProps } from '../roots/root-figure';

const lane = css({ position: 'relative' });
const begun = css({ position: 'absolute', left: 'calc(100% * var(--from))' });
const placed = css([begun, { insetBlock: 0, width: 'calc(100% * var(--length))', minWidth: 2 }]);
// On a phone names stand on their heads' sides: eight abreast have no room.
const names = css([lane, { height: '4.5rem', [from.nav]: { height: '2rem' } }]);
const name = css([
  captionText,
  begun,
  {
    bottom: space.xs,
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    [from.nav]: { writingMode: 'inherit', transform: 'none' },
  },
]);
const signal = css([lane, { height: '0.75rem', backgroundColor: color.ink }]);
const gone = css([
  placed,
  { backgroundColor: color.paper, borderInline: `2px solid ${color.ink}` },
]);
const work = css([
  lane,
  densities[1],
  { height: 'clamp(6rem, 9vw, 9rem)', marginTop: space.s, overflow: 'hidden' },
]);
const kept = css([placed, dense, { backgroundColor: color.paper }]);
const scale = css([
  smallText,
  mutedText,
  tabular,
  { display: 'flex', justifyContent: 'space-between', paddingTop: space.xs },
]);

/** A span of time as a length of cloth that goes on, and closer, where the line above it breaks off. */
export function ShiftFigure({ figure }: FigureProps) {
  const { whole, spans } = spansOf(figure);
  return (
    <RootFigure figure={figure}>
      <div css={names}>
        {spans.map((span) => (
          <span key={span.at} css={[name, { '--from': span.from }]}>
            {span.name}
          </span>
        ))}
      </div>
      {[[signal, gone] as const, [work, kept] as const].map(([all, part], at) => (
        <div key={at} css={all}>
          {spans.map(({ at: time, from: begins, length }) => (
            <span key={time} css={[part, { '--from': begins, '--length': length }]} />
          ))}
        </div>
      ))}
      <div css={scale}>
        <span>{whole.from}</span>
        <span>{whole.name}</span>
        <span>{whole.to}</span>
      </div>
    </RootFigure>
  );
}
