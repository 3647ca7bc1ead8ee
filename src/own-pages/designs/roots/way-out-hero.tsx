import { css } from '@emotion/react';
import { WeaveFill } from '../../../cloth/weave-fill';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { amountsOf } from '../../hero-figure';
import { from } from '../../../styles/media';
import { h1Text, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, size, space } from '../../../styles/tokens';
import { HeroFrame, HeroLead } from '../heroes/hero-parts';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { RootTitle } from './root-title';

const CELL = 12;
/** The cloth's share of the page's width. */
const CLOTH = { phone: '14%', desk: '33%' } as const;
const BLEED = 'calc(50% - 50vw)';

const stage = css({ position: 'relative', display: 'grid', gap: space.m });

// Beside the cloth a long word has less than a phone's width.
const heading = css([h1Text, { fontSize: `min(${size.h1}, 12vw)` }]);
const words = css({
  marginInlineStart: CLOTH.phone,
  paddingInlineStart: space.l,
  [from.medium]: { marginInlineStart: CLOTH.desk, paddingInlineStart: space.gap },
});
// Beside all of the hero, and to the window's edge: threads behind it, its own over them. Mirrored, so that its repeats
// begin beside the words, and the window's edge cuts the last.
const cloth = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: BLEED,
  width: `calc(${CLOTH.phone} - (50% - 50vw))`,
  height: '100%',
  transform: 'scaleX(-1)',
  [from.medium]: { width: `calc(${CLOTH.desk} - (50% - 50vw))` },
});
const rows = css({
  display: 'grid',
  marginInlineStart: CLOTH.phone,
  [from.medium]: { marginInlineStart: CLOTH.desk },
});
const row = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingInlineStart: space.l,
  paddingBlock: space.xs,
  // At the end of its thread.
  [from.medium]: {
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: space.m,
    paddingBlock: space.hair,
    paddingInlineStart: space.gap,
  },
});
const label = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
});
// From the window's edge through the cloth, and as far out of it as the row says.
const drawn = css({
  position: 'relative',
  height: 6,
  width: 'calc(100% * var(--share))',
  marginInlineStart: `calc(-1 * ${space.l})`,
  backgroundColor: color.ink,
  [from.medium]: {
    flex: 'none',
    width: 'calc((100% + 2rem) * 0.56 * var(--share))',
    marginInlineStart: `calc(-1 * ${space.gap})`,
  },
  // Inside the cloth it lies over and under.
  '&::before': {
    content: "''",
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '100%',
    width: '60vw',
    background: `repeating-linear-gradient(to left, ${color.ink} 0 ${CELL}px, transparent 0 ${2 * CELL}px)`,
  },
});

/** An open cloth at the window's edge; to its right the words, and the threads that can be drawn out of it. */
export function WayOutHero({ page, figure }: RootHeroProps) {
  return (
    <HeroFrame page={page} isNamed={false}>
      <div css={stage}>
        <HeroLead css={words} page={page}>
          <RootTitle page={page} text={heading} />
        </HeroLead>
        <Threads figure={figure} />
      </div>
    </HeroFrame>
  );
}

const captioned = css({
  '& > figcaption': {
    marginInlineStart: `calc(${CLOTH.phone} + ${space.l})`,
    [from.medium]: { marginInlineStart: `calc(${CLOTH.desk} + ${space.gap})` },
  },
});

function Threads({ figure }: FigureProps) {
  const amounts = amountsOf(figure);
  const longest = Math.max(...amounts);
  return (
    <RootFigure css={captioned} figure={figure}>
      <WeaveFill css={cloth} weave={WEAVES.cloud} warp={thread} cell={CELL} />
      <div css={rows}>
        {figure.rows.map(({ name, cells }, at) => (
          <div key={name} css={row}>
            <div css={label}>
              <span css={h4Text}>{name}</span>
              <span css={[smallText, mutedText, tabular]}>{cells.join(', ')}</span>
            </div>
            <div css={[drawn, { '--share': round((amounts[at] ?? 0) / longest) }]} />
          </div>
        ))}
      </div>
    </RootFigure>
  );
}

const round = (value: number) => Math.round(value * 1000) / 1000;
