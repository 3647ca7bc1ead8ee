import { css } from '@emotion/react';
import { useId } from 'react';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { amountsOf } from '../../hero-figure';
import { h1Text, h4Text, mutedText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { from } from '../../../styles/media';
import { HeroFrame, HeroLead } from '../heroes/hero-parts';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { RootTitle } from './root-title';

/** Ends of a rib: herringbone turns back after as many. */
const RIB = 8;
const CELL = 8;
const PICKS = 12;

const stage = css({ display: 'grid', gap: space.xl });
/** Width of the room that the last band leaves, beside its label and the caption. */
const ROOM = 'calc(100% * var(--saved) - 12rem)';
const words = css({
  [from.nav]: { gridArea: '1 / 1', alignSelf: 'end', justifySelf: 'end', width: ROOM },
});
const picture = css({
  [from.nav]: {
    gridArea: '1 / 1',
    '& > figcaption': { maxWidth: `calc(100% - ${ROOM} - ${space.l})` },
  },
});
const band = css({ display: 'grid', gap: space.xs, '& + &': { marginTop: space.l } });
const label = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
});
const days = css([h1Text, tabular, { whiteSpace: 'nowrap' }]);
const drawing = css({ display: 'block', height: 'clamp(3.5rem, 7.5vw, 6.5rem)' });

/** Old and new duration, to one scale; the words stand in the time saved. */
export function TimelineHero({ page, figure }: RootHeroProps) {
  const amounts = amountsOf(figure);
  return (
    <HeroFrame page={page}>
      <RootTitle page={page} />
      <div css={[stage, { '--saved': 1 - (amounts.at(-1) ?? 0) / Math.max(...amounts) }]}>
        <Timeline css={picture} figure={figure} />
        <HeroLead css={words} page={page} />
      </div>
    </HeroFrame>
  );
}

function Timeline({ figure, className }: FigureProps) {
  const id = useId();
  const amounts = amountsOf(figure);
  const longest = Math.max(...amounts);
  return (
    <RootFigure figure={figure} className={className}>
      {figure.rows.map(({ name, cells }, at) => {
        const [amount, isLast] = [amounts[at] ?? 0, at === figure.rows.length - 1];
        return (
          <div key={name} css={band}>
            <div css={label}>
              <span css={days}>{cells[0]}</span>
              <span css={[h4Text, mutedText]}>{name}</span>
            </div>
            <svg
              css={[drawing, { width: `${(100 * amount) / longest}%` }]}
              viewBox={`0 0 ${amount * RIB * CELL} ${PICKS * CELL}`}
              preserveAspectRatio="none"
            >
              <WeavePattern
                id={id + at}
                weave={WEAVES.insurtech}
                warp={isLast ? thread : color.ink}
                cell={CELL}
              />
              <rect width="100%" height="100%" fill={`url(#${id}${at})`} />
            </svg>
          </div>
        );
      })}
    </RootFigure>
  );
}
