import { css } from '@emotion/react';
import { useId } from 'react';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { damask, draftOf, WEAVES } from '../../../cloth/weaving/weaves';
import { span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { captionText, smallText } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { SideHero } from './side-hero';

/** Between two crossings of the cloth. */
const SETT = 3;

const picture = css([span('1 / -1'), { [from.nav]: { gridColumn: '7 / -1' } }]);
const group = css({ '& + &': { marginTop: space.m } });
const doer = css([smallText, { fontWeight: 600, paddingBottom: space.xs }]);
const jobs = css({
  display: 'grid',
  gap: `${SETT}px`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [from.small]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const apart = css({ columnGap: space.s });
const undyed = css([
  captionText,
  {
    padding: `${space.xs} ${space.s}`,
    lineHeight: 1.2,
    display: 'grid',
    alignItems: 'end',
    minHeight: '2.5rem',
    border: `1px solid ${color.line}`,
    backgroundColor: color.weft,
    [from.small]: { minHeight: '3rem' },
  },
]);
const figured = css({ display: 'block', width: '100%', height: 'auto', marginBottom: space.xs });
const named = css([smallText, { paddingBottom: space.hair, fontWeight: 600, lineHeight: 1.25 }]);

/** The jobs of a business as one cloth: undyed where anybody's software does, a whole figure for each that was built. */
export function FittedHero({ page, figure }: RootHeroProps) {
  return (
    <SideHero page={page}>
      <Fitted css={picture} figure={figure} />
    </SideHero>
  );
}

function Fitted({ figure, className }: FigureProps) {
  const { rows, mark } = figure;
  const doers = [...new Set(rows.map(({ cells }) => cells[0] ?? ''))];
  return (
    <RootFigure figure={figure} className={className}>
      {doers.map((by) => {
        const done = rows.filter(({ cells }) => cells[0] === by);
        const isFigured = by === mark;
        return (
          <div key={by} css={group} data-figured={isFigured}>
            <p css={doer}>{`${by}: ${done.length} of ${rows.length}`}</p>
            <div css={[jobs, isFigured && apart]}>
              {done.map(({ name }, at) => (
                <span key={name} css={isFigured ? named : undyed}>
                  {isFigured ? <Figured at={at} /> : null}
                  {name}
                </span>
              ))}
            </div>
          </div>
        );
      })}
    </RootFigure>
  );
}

/** Side of a figure in crossings, and of a crossing in units of the drawing. */
const SIZE = 16;
const CELL = 8;

/** Figures by the distances from their middle: a lozenge, a square, a cross, a saltire. */
const FIGURES: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => x + y <= 2 || (x + y > 4 && x + y <= 7),
  (x, y) => Math.max(x, y) <= 1.5 || (Math.max(x, y) > 3 && Math.max(x, y) <= 6),
  (x, y) => Math.min(x, y) <= 1.5 && Math.max(x, y) <= 6,
  (x, y) => Math.abs(x - y) <= 1.5 && Math.max(x, y) <= 6,
];

/** The figure of one job, another one than its neighbours': software that was built is like no other. */
function Figured({ at }: { at: number }) {
  const id = useId();
  const isFigure = FIGURES[at % FIGURES.length] ?? (() => false);
  const middle = (SIZE - 1) / 2;
  const draft = draftOf(SIZE, SIZE, (pick, end) =>
    damask(pick, end, isFigure(Math.abs(end - middle), Math.abs(pick - middle))),
  );
  return (
    <svg css={figured} viewBox={`0 0 ${SIZE * CELL} ${SIZE * CELL}`}>
      <WeavePattern
        id={id}
        weave={{ ...WEAVES['custom-software'], draft }}
        warp={thread}
        cell={CELL}
      />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
