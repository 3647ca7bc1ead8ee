import { css } from '@emotion/react';
import { useId } from 'react';
import { weaveTile } from '../../../cloth/weaving/cloth-svg';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { amountsOf } from '../../hero-figure';
import { headRow, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import {
  captionText,
  displayText,
  leadText,
  mutedText,
  smallText,
  tabular,
} from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { HeroActions, HeroFrame } from '../heroes/hero-parts';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';

const CELL = 8;

const stage = css({ display: 'grid', rowGap: space.xl });
const title = css([displayText, { [from.wide]: { gridArea: '1 / 1', width: '48%' } }]);
const tileSource = css({ position: 'absolute' });
// Room for the heading, over the small ones.
const picture = css({ [from.wide]: { gridArea: '1 / 1', paddingTop: '6rem' } });
// To scale: the sides of the cells divide the rest of the line after the gaps.
const line = css({
  display: 'grid',
  gap: space.s,
  maxWidth: '30rem',
  [from.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space.xl,
    maxWidth: 'none',
  },
  [from.wide]: {
    gridTemplateColumns: 'var(--sides)',
    columnGap: space.m,
    alignItems: 'end',
  },
});
const item = css({
  display: 'grid',
  gridTemplateColumns: '40% minmax(0, 1fr)',
  columnGap: space.m,
  alignItems: 'center',
  [from.wide]: { display: 'block' },
});
const cell = css({
  display: 'block',
  width: 'calc(100% * var(--side))',
  height: 'auto',
  justifySelf: 'end',
  [from.wide]: { width: '100%' },
});
const label = css([
  captionText,
  { lineHeight: 1.25, [from.wide]: { paddingTop: space.xs, minHeight: '4.5rem' } },
]);
const amount = css([smallText, tabular, { display: 'block', fontWeight: 600, lineHeight: 1.25 }]);

/** Cells to scale along the foot of the hero; the words stand over the small ones. */
export function CellsHero({ page, figure }: RootHeroProps) {
  return (
    <HeroFrame page={page}>
      <div css={stage}>
        <h1 css={title}>{page.hero.heading}</h1>
        <Cells css={picture} figure={figure} />
      </div>
      <div css={headRow}>
        <p css={[leadText, span('1 / span 8')]}>{page.hero.lead}</p>
        <div css={span('9 / -1')}>
          <HeroActions page={page} />
        </div>
      </div>
    </HeroFrame>
  );
}

function Cells({ figure, className }: FigureProps) {
  const id = useId();
  const tile = weaveTile(WEAVES.consulting, CELL);
  const sides = amountsOf(figure).map(Math.sqrt);
  const longest = Math.max(...sides);
  return (
    <RootFigure figure={figure} className={className}>
      <svg css={tileSource} width="0" height="0">
        <symbol id={id} viewBox={`0 0 ${tile.width} ${tile.height}`}>
          <path fill={color.weft} d={tile.weft} />
          <path fill="currentColor" d={tile.warp} />
        </symbol>
      </svg>
      <div
        css={[
          line,
          { '--sides': sides.map((side) => `minmax(0, ${Math.round(side)}fr)`).join(' ') },
        ]}
      >
        {figure.rows.map(({ name, cells }, at) => {
          const isMarked = cells.includes(figure.mark ?? '');
          return (
            <div key={name} css={item}>
              <svg
                css={[
                  cell,
                  {
                    color: isMarked ? thread : color.edge,
                    '--side': Math.round(((sides[at] ?? 0) / longest) * 1000) / 1000,
                  },
                ]}
                viewBox={`0 0 ${tile.width} ${tile.height}`}
              >
                <use href={`#${id}`} />
              </svg>
              <span css={label}>
                <span css={amount}>{cells[0]}</span>
                {name}
                <span css={[mutedText, { display: 'block' }]}>{cells.slice(1).join(', ')}</span>
              </span>
            </div>
          );
        })}
      </div>
    </RootFigure>
  );
}
