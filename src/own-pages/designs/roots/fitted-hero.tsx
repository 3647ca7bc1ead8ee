import { css } from '@emotion/react';
import { useId } from 'react';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { captionText, smallText } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { SideHero } from './side-hero';

const CELL = 8;
const WEAVE = WEAVES['custom-software'];
/** Side of its figure. */
const WHOLE = WEAVE.draft.length * CELL;
/** Between two crossings of the cloth. */
const SETT = 3;

const words = css([
  { alignContent: 'start' },
  span('1 / span 10'),
  { [from.nav]: { gridColumn: '1 / span 6' } },
]);
const picture = css([span('1 / -1'), { [from.nav]: { gridColumn: '7 / -1' } }]);
const group = css({ '& + &': { marginTop: space.m } });
const doer = css([smallText, { fontWeight: 600, paddingBottom: space.xs }]);
const jobs = css({
  display: 'grid',
  gap: `${SETT}px`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [from.small]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
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
const pattern = css({ position: 'absolute' });
const figured = css({ display: 'block', width: '100%', marginBottom: space.xs });
const named = css([smallText, { paddingBottom: space.hair, fontWeight: 600, lineHeight: 1.25 }]);

/** The jobs of a business as one cloth: undyed where anybody's software does, a whole figure for each that was built. */
export function FittedHero({ page, figure }: RootHeroProps) {
  return (
    <SideHero page={page} words={words}>
      <Fitted css={picture} figure={figure} />
    </SideHero>
  );
}

function Fitted({ figure, className }: FigureProps) {
  const id = useId();
  const { rows, mark } = figure;
  const doers = [...new Set(rows.map(({ cells }) => cells[0] ?? ''))];
  return (
    <RootFigure figure={figure} className={className}>
      <svg css={pattern} width="0" height="0">
        <WeavePattern id={id} weave={WEAVE} warp={thread} cell={CELL} />
      </svg>
      {doers.map((by) => {
        const done = rows.filter(({ cells }) => cells[0] === by);
        const isFigured = by === mark;
        return (
          <div key={by} css={group} data-figured={isFigured}>
            <p css={doer}>{`${by}: ${done.length} of ${rows.length}`}</p>
            <div css={jobs}>
              {done.map(({ name }) => (
                <span key={name} css={isFigured ? named : undyed}>
                  {isFigured ? (
                    <svg css={figured} viewBox={`0 0 ${WHOLE} ${WHOLE}`}>
                      <rect width="100%" height="100%" fill={`url(#${id})`} />
                    </svg>
                  ) : null}
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
