import { css } from '@emotion/react';
import { useId } from 'react';
import { NoHyphenBreak } from '../../../components/no-hyphen-break';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { rectPath } from '../../../cloth/weaving/cloth-svg';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { columns, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { captionText, h1Text, leadText, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { HeroActions, HeroFrame } from '../heroes/hero-parts';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { RootTitle } from './root-title';

/** An entry is as high as a repeat of twill. In rem, so that it grows with the text beside it. */
const ROW = 2.75;
const CELL = (ROW * 16) / 4;
/** Wide enough for half of any window. */
const WIDTH = 50 * CELL;

const action = css([
  span('1 / -1'),
  span('10 / -1', 'wide'),
  { [from.wide]: { justifySelf: 'end' } },
]);
const books = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr) auto',
  columnGap: 0,
});
const book = css([captionText, { fontWeight: 600, paddingBottom: space.s }]);
const entries = css({ minWidth: '4.75rem', [from.medium]: { minWidth: '9rem' } });
const entry = css({
  display: 'grid',
  alignContent: 'center',
  height: `${ROW}rem`,
  borderTop: `1px solid ${color.line}`,
  lineHeight: 1.2,
});
const amount = css([smallText, tabular, { fontWeight: 600, lineHeight: 1.2 }]);
const missing = css({ color: color.action });
const atEnd = css({ textAlign: 'end' });
const half = css({ display: 'block', width: '100%', height: '100%' });

/** Two ledgers whose entries meet: the one that is missing is a hole in the cloth. */
export function LedgersHero({ page, figure }: RootHeroProps) {
  return (
    <HeroFrame page={page} isNamed={false}>
      <RootTitle page={page} text={h1Text} />
      <div css={columns}>
        <p css={[leadText, span('1 / span 8')]}>
          <NoHyphenBreak>{page.hero.lead}</NoHyphenBreak>
        </p>
        <div css={action}>
          <HeroActions page={page} />
        </div>
      </div>
      <Ledgers figure={figure} />
    </HeroFrame>
  );
}

function Ledgers({ figure }: FigureProps) {
  const [ours, theirs] = figure.columns;
  return (
    <RootFigure figure={figure}>
      <div css={books}>
        <span css={[book, { gridColumn: '1 / 3' }]}>{ours}</span>
        <span css={[book, atEnd, { gridColumn: '3 / 5' }]}>{theirs}</span>
        <Entries figure={figure} side={0} />
        <Half figure={figure} side={0} />
        <Half figure={figure} side={1} />
        <Entries figure={figure} side={1} />
      </div>
    </RootFigure>
  );
}

type SideProps = FigureProps & { side: 0 | 1 };

function Entries({ figure, side }: SideProps) {
  return (
    <div css={[entries, side === 1 && atEnd]}>
      {figure.rows.map(({ name, cells }) => (
        <div key={name} css={entry}>
          <span css={[captionText, mutedText, { lineHeight: 1.2 }]}>{name}</span>
          <span css={[amount, cells[side] === figure.mark && missing]}>{cells[side]}</span>
        </div>
      ))}
    </div>
  );
}

/** One book's threads, which end at the middle of the cloth. */
function Half({ figure, side }: SideProps) {
  const id = useId();
  const { rows, mark } = figure;
  const high = 4 * CELL;
  const areaOf = (wanted: boolean) =>
    rows
      .map(({ cells }, at) =>
        (cells[side] !== mark) === wanted ? rectPath(0, at * high, WIDTH, high) : '',
      )
      .join('');
  return (
    <svg
      css={half}
      viewBox={`0 0 ${WIDTH} ${rows.length * high}`}
      preserveAspectRatio={side === 0 ? 'xMaxYMin slice' : 'xMinYMin slice'}
    >
      <WeavePattern
        id={id}
        weave={WEAVES.fintech}
        warp={color.weft}
        weft={side === 0 ? thread : color.ink}
        cell={CELL}
      />
      <pattern id={`${id}w`} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path fill={color.weft} d={rectPath(CELL / 16, 0, (CELL * 7) / 8, CELL)} />
      </pattern>
      <path fill={`url(#${id})`} d={areaOf(true)} />
      <path
        fill={`url(#${id}w)`}
        stroke={color.action}
        strokeWidth="3"
        strokeDasharray="8 6"
        d={areaOf(false)}
      />
    </svg>
  );
}
