import { css } from '@emotion/react';
import { useId } from 'react';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { amountsOf } from '../../hero-figure';
import { headRow, span } from '../../../styles/layout';
import { h1Text, h2Text, h4Text, mutedText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { HeroFrame, HeroLead } from '../heroes/hero-parts';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { RootTitle } from './root-title';

/** Ends of a rib: herringbone turns back after as many. */
const RIB = 8;
const CELL = 8;
/** More picks than are seen: the cloth is cut off below them. */
const PICKS = 40;

const title = css([span('1 / -1'), span('1 / span 6', 'wide')]);
const lead = css([span('1 / -1'), span('7 / -1', 'wide')]);
const band = css({ display: 'grid', gap: space.xs, '& + &': { marginTop: space.m } });
const label = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
});
const days = css([h2Text, tabular, { whiteSpace: 'nowrap' }]);
const length = css({ height: 'clamp(3.5rem, 5vw, 6.5rem)', overflow: 'hidden' });
const drawing = css({ display: 'block', width: '100%', height: 'auto' });

/** Old and new duration, to one scale, below the words. */
export function TimelineHero({ page, figure }: RootHeroProps) {
  return (
    <HeroFrame page={page} isNamed={false}>
      <div css={headRow}>
        <RootTitle css={title} page={page} text={h1Text} />
        <HeroLead css={lead} page={page} />
      </div>
      <Timeline figure={figure} />
    </HeroFrame>
  );
}

function Timeline({ figure }: FigureProps) {
  const id = useId();
  const amounts = amountsOf(figure);
  const longest = Math.max(...amounts);
  return (
    <RootFigure figure={figure}>
      {figure.rows.map(({ name, cells }, at) => {
        const [amount, isLast] = [amounts[at] ?? 0, at === figure.rows.length - 1];
        return (
          <div key={name} css={band}>
            <div css={label}>
              <span css={days}>{cells[0]}</span>
              <span css={[h4Text, mutedText]}>{name}</span>
            </div>
            <div css={[length, { width: `${(100 * amount) / longest}%` }]}>
              <svg css={drawing} viewBox={`0 0 ${amount * RIB * CELL} ${PICKS * CELL}`}>
                <WeavePattern
                  id={id + at}
                  weave={WEAVES.insurtech}
                  warp={isLast ? thread : color.ink}
                  cell={CELL}
                />
                <rect width="100%" height="100%" fill={`url(#${id}${at})`} />
              </svg>
            </div>
          </div>
        );
      })}
    </RootFigure>
  );
}
