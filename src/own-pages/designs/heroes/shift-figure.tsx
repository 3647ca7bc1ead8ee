import { css } from '@emotion/react';
import { useId } from 'react';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { WEAVES, type ServiceKey } from '../../../cloth/weaving/weaves';
import { spansOf } from '../../spans';
import { from } from '../../../styles/media';
import { captionText, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { RootFigure, type FigureProps } from '../roots/root-figure';

const CELL = 8;

const lane = css({ position: 'relative' });
const placed = css({
  position: 'absolute',
  insetInlineStart: 'calc(100% * var(--from))',
  width: 'calc(100% * var(--length))',
});
// On a phone names stand on their heads' sides: eight abreast have no room.
const names = css([lane, { height: '6rem', [from.nav]: { height: '2rem' } }]);
const name = css([
  captionText,
  placed,
  {
    insetBlockEnd: space.xs,
    width: 'auto',
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
  { insetBlock: 0, backgroundColor: color.paper, borderInline: `2px solid ${color.ink}` },
]);
const work = css([lane, { height: 'clamp(7rem, 13vw, 11rem)', marginTop: space.s }]);
const cloth = css({ display: 'block', width: '100%', height: '100%' });
const kept = css([placed, { insetBlock: 0, minWidth: 3, backgroundColor: color.paper }]);
const scale = css([
  smallText,
  mutedText,
  tabular,
  { display: 'flex', justifyContent: 'space-between', paddingTop: space.xs },
]);

/** A span of time as a length of cloth that goes on where the line above it breaks off. */
export function ShiftFigure({ figure, service }: FigureProps & { service: ServiceKey }) {
  const id = useId();
  const { whole, spans } = spansOf(figure);
  const fill = (dye: string) => <rect width="100%" height="100%" fill={`url(#${id}${dye})`} />;
  return (
    <RootFigure figure={figure}>
      <div css={names}>
        {spans.map((span) => (
          <span key={span.at} css={[name, { '--from': span.from }]}>
            {span.name}
          </span>
        ))}
      </div>
      <div css={signal}>
        {spans.map(({ at, from: begins, length }) => (
          <span key={at} css={[gone, { '--from': begins, '--length': length }]} />
        ))}
      </div>
      <div css={work}>
        <svg css={cloth}>
          <WeavePattern id={`${id}u`} weave={WEAVES[service]} warp={color.edge} cell={CELL} />
          <WeavePattern id={`${id}d`} weave={WEAVES[service]} warp={thread} cell={CELL} />
          {fill('u')}
        </svg>
        {spans.map(({ at, from: begins, length }) => (
          <span key={at} css={[kept, { '--from': begins, '--length': length }]}>
            <svg css={cloth}>{fill('d')}</svg>
          </span>
        ))}
      </div>
      <div css={scale}>
        <span>{whole.from}</span>
        <span>{whole.name}</span>
        <span>{whole.to}</span>
      </div>
    </RootFigure>
  );
}
