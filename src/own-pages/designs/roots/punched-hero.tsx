import { css } from '@emotion/react';
import { endsOf, LETTER_PICKS, raisedFor } from '../../../cloth/weaving/letters';
import { rectPath } from '../../../cloth/weaving/cloth-svg';
import { columns, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { HeroFrame, LeadAndCall } from '../heroes/hero-parts';
import { wovenOnce } from '../heroes/hero-styles';
import { Proof } from '../heroes/proof';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { RootTitle } from './root-title';

/** Crossings around the words, and between two lines. */
const EDGE = 2;
const COVER = 0.875;

const words = css({ display: 'grid', gap: space.xl, alignContent: 'start' });
const pair = css({
  display: 'grid',
  gap: space.s,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.m },
});
const half = css({ display: 'block', width: '100%', height: 'auto' });

/** The punched card and its cloth, across the page; the words follow. */
export function PunchedHero({ page, figure }: RootHeroProps) {
  return (
    <HeroFrame page={page}>
      <Punched figure={figure} />
      <div css={columns}>
        <RootTitle css={span('1 / span 7')} page={page} />
        <div css={[words, span('8 / -1')]}>
          <LeadAndCall page={page} />
          <Proof page={page} />
        </div>
      </div>
    </HeroFrame>
  );
}

/** A card's holes and a cloth's threads at once: a hole is a point of a path, a raised thread a line of it. */
function Punched({ figure }: FigureProps) {
  const lines = figure.rows.map(({ cells }) => cells[0] ?? '');
  const ends = Math.max(...lines.map(endsOf)) + 2 * EDGE;
  const picks = lines.length * (LETTER_PICKS + EDGE) + EDGE;
  const raised = lines.flatMap((line, at) =>
    raisedFor(line).map(({ end, pick, picks: over }) => ({
      end: end + EDGE,
      pick: pick + EDGE + at * (LETTER_PICKS + EDGE),
      over,
    })),
  );
  const view = `0 0 ${ends} ${picks}`;
  const holes = raised.flatMap(({ end, pick, over }) =>
    Array.from({ length: over }, (_, at) => [end, pick + at] as const),
  );
  const floats = raised.map(({ end, pick, over }) => `M${end} ${pick}v${over}`).join('');
  return (
    <RootFigure figure={figure}>
      <div css={[pair, wovenOnce]}>
        <svg css={half} viewBox={view}>
          <path fill={color.weft} d={rectPath(0, 0, ends, picks)} />
          <path
            transform="translate(.5 .5)"
            stroke={color.ink}
            strokeWidth=".62"
            strokeLinecap="round"
            d={pointsOf(holes)}
          />
        </svg>
        <svg css={half} viewBox={view}>
          <path
            stroke={color.weft}
            strokeWidth={ends}
            strokeDasharray={`${COVER} ${1 - COVER}`}
            strokeDashoffset={-(1 - COVER) / 2}
            d={`M${ends / 2} 0v${picks}`}
          />
          <path transform="translate(.5)" stroke={color.paper} strokeWidth="1.1" d={floats} />
          <path transform="translate(.5)" stroke={thread} strokeWidth={COVER} d={floats} />
        </svg>
      </div>
    </RootFigure>
  );
}

/** Points as a path that goes from each to the next: that is shorter than saying where each of them is. */
function pointsOf(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], at) => {
      const [lastX, lastY] = points[at - 1] ?? [0, 0];
      return `m${x - lastX} ${y - lastY}h0`;
    })
    .join('');
}
