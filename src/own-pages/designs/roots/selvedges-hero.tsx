import { css } from '@emotion/react';
import { useId } from 'react';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { rectPath } from '../../../cloth/weaving/cloth-svg';
import { columns, span } from '../../../styles/layout';
import { outlined } from '../../../styles/meaningful';
import { from } from '../../../styles/media';
import { captionText, h1Text } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, size, space } from '../../../styles/tokens';
import { HeroFrame, LeadAndCall } from '../heroes/hero-parts';
import { Proof } from '../heroes/proof';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { RootTitle } from './root-title';

const CELL = 10;
/** Crossings: how wide a cloth is, how far it stands from the next, how many picks belong to a row. */
const ENDS = 12;
const APART = 2;
const PICKS = 12;
/** The picks of a row that say something, and where they begin. */
const SAYS = { from: 3, picks: 6 } as const;

const words = css({ display: 'grid', gap: space.m, alignContent: 'start' });
const beside = css([span('1 / -1'), { [from.nav]: { gridArea: '1 / 8 / auto / -1' } }]);
const picture = css([span('1 / -1'), { [from.nav]: { gridArea: '1 / 1 / auto / span 7' } }]);
const grid = css({
  display: 'grid',
  gridTemplateColumns: '5.25rem minmax(0, 1fr)',
  columnGap: space.s,
  [from.medium]: { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: space.m },
});
const heads = css([
  captionText,
  { gridColumn: 2, display: 'grid', lineHeight: 1.2, fontWeight: 600 },
]);
// On a phone they stand on their heads' sides: five names abreast have no room.
const head = css({
  paddingBlock: space.xs,
  overflowWrap: 'normal',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  [from.medium]: { writingMode: 'inherit', transform: 'none' },
});
const names = css({ display: 'grid', gridAutoRows: '1fr' });
const name = css([
  captionText,
  { alignSelf: 'center', lineHeight: 1.2, [from.medium]: { fontSize: size.small } },
]);
const drawing = css({ display: 'block', width: '100%', height: 'auto' });

/** Cloths of equal rank, locked edge to edge; the words stand at their right. */
export function SelvedgesHero({ page, figure }: RootHeroProps) {
  return (
    <HeroFrame page={page} isNamed={false}>
      <div css={columns}>
        <div css={[words, beside]}>
          <RootTitle page={page} text={h1Text} />
          <LeadAndCall page={page} />
          <Proof page={page} />
        </div>
        <Selvedges css={picture} figure={figure} />
      </div>
    </HeroFrame>
  );
}

function Selvedges({ figure, className }: FigureProps) {
  const id = useId();
  const { columns: parties, rows, mark } = figure;
  const step = (ENDS + APART) * CELL;
  const wide = parties.length * step - APART * CELL;
  const high = rows.length * PICKS * CELL;
  const cloths = parties.map((_, at) => rectPath(at * step, 0, ENDS * CELL, high)).join('');
  const shared = rows.flatMap(({ cells }, row) =>
    cells.map((cell, at) => {
      if (cell !== mark) return '';
      // It continues in the next cloth if that has it too.
      const on = cells[at + 1] === mark ? APART * CELL : 0;
      return rectPath(
        at * step,
        (row * PICKS + SAYS.from) * CELL,
        ENDS * CELL + on,
        SAYS.picks * CELL,
      );
    }),
  );
  // Between two cloths every other pick is a loop through both edges.
  const locks = parties
    .slice(1)
    .map((_, at) => rectPath((at + 1) * step - (APART + 1) * CELL, 0, (APART + 2) * CELL, high))
    .join('');
  const bare = { ...WEAVES.blockchain, draft: [[0], [1]] as const };
  return (
    <RootFigure figure={figure} className={className}>
      <div css={grid}>
        <div
          css={[
            heads,
            {
              gridTemplateColumns: `repeat(${parties.length}, minmax(0, 1fr))`,
              columnGap: `${(100 * APART * CELL) / wide}%`,
            },
          ]}
        >
          {parties.map((party) => (
            <span key={party} css={head}>
              {party}
            </span>
          ))}
        </div>
        <div css={names}>
          {rows.map(({ name: of }) => (
            <span key={of} css={name}>
              {of}
            </span>
          ))}
        </div>
        <svg css={drawing} viewBox={`0 0 ${wide} ${high}`}>
          <WeavePattern id={id} weave={WEAVES.blockchain} warp={color.line} cell={CELL} />
          <WeavePattern
            id={`${id}s`}
            weave={WEAVES.blockchain}
            warp={color.ink}
            weft={thread}
            cell={CELL}
          />
          <WeavePattern id={`${id}l`} weave={bare} warp="none" weft={color.edge} cell={CELL} />
          <path fill={`url(#${id}l)`} d={locks} />
          <path fill={color.paper} d={cloths} />
          <path css={outlined} fill={`url(#${id})`} d={cloths} />
          <path fill={color.paper} d={shared.join('')} />
          <path fill={`url(#${id}s)`} d={shared.join('')} />
        </svg>
      </div>
    </RootFigure>
  );
}
