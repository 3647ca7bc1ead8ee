import { css } from '@emotion/react';
import { WeaveFill } from '../../../cloth/weave-fill';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { amountsOf, type HeroFigure } from '../../hero-figure';
import { span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { h1Text, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { sumOf } from './merging-hero';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { SideHero } from './side-hero';

const CELL = 8;
/** Ends alone, as they are strung before anything is woven. */
const STRUNG = { draft: [[1]], cover: 0.25, openPicks: [] } as const;

const picture = css([span('1 / -1'), span('7 / -1', 'nav')]);
const sum = css([h1Text, tabular]);
const loom = css({
  display: 'flex',
  flexDirection: 'column',
  height: '21rem',
  marginBlock: space.s,
  borderBottom: `2px solid ${color.ink}`,
});
const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
  columnGap: space.m,
  flex: 'var(--share) 1 0',
  minHeight: '1.75rem',
  [from.medium]: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)' },
});
const label = css([
  smallText,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space.s,
    paddingTop: space.hair,
    borderTop: `1px solid ${color.line}`,
    lineHeight: 1.25,
  },
]);
const marked = css({ fontWeight: 600, borderTopColor: color.ink });
const cloth = css({ borderTop: '1px solid transparent' });

/** A loom strung for all that was planned, of which only what is marked was woven; the words stand beside it. */
export function LoomHero({ page, figure }: RootHeroProps) {
  return (
    <SideHero page={page}>
      <Loom css={picture} figure={figure} />
    </SideHero>
  );
}

const costOf = (rows: HeroFigure['rows']) => sumOf(rows.map(({ cells }) => cells[0] ?? ''));

function Loom({ figure, className }: FigureProps) {
  const { rows, columns: names, mark } = figure;
  const amounts = amountsOf(figure);
  const whole = amounts.reduce((sum, each) => sum + each, 0);
  const isMarked = ({ cells }: HeroFigure['rows'][number]) => cells.includes(mark ?? '');
  return (
    <RootFigure figure={figure} className={className}>
      <div css={[sum, mutedText]}>
        {costOf(rows)} <span css={h4Text}>{names[0]?.toLowerCase()}</span>
      </div>
      <div css={loom}>
        {rows.map((row, at) => (
          <div
            key={row.name}
            css={[part, { '--share': Math.round((1000 * (amounts[at] ?? 0)) / whole) / 1000 }]}
          >
            <span css={[label, isMarked(row) && marked]}>
              {row.name}
              <span css={tabular}>{row.cells[0]}</span>
            </span>
            {isMarked(row) ? (
              <WeaveFill css={cloth} weave={WEAVES.consulting} warp={thread} cell={CELL} />
            ) : (
              <WeaveFill css={cloth} weave={STRUNG} warp={color.edge} weft="none" cell={CELL} />
            )}
          </div>
        ))}
      </div>
      <div css={sum}>
        {costOf(rows.filter(isMarked))} <span css={h4Text}>{mark}</span>
      </div>
    </RootFigure>
  );
}
