import { css } from '@emotion/react';
import { WeaveFill } from '../../../cloth/weave-fill';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { amountsOf } from '../../hero-figure';
import { headRow, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { captionText, h1Text, h3Text, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space, width } from '../../../styles/tokens';
import { HeroFrame, HeroLead } from '../heroes/hero-parts';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { RootTitle } from './root-title';

const CELL = 12;

// The margins beside the page's column.
const INSET = `max(${space.gutter}, (100% - ${width.page}) / 2)`;
const wide = css({
  paddingBottom: space.xxl,
  '& > figcaption': { marginInline: INSET },
});
const title = css([span('1 / -1'), span('1 / span 7', 'wide')]);
const lead = css([span('1 / -1'), span('8 / -1', 'wide')]);
const near = css({ paddingBottom: space.l });
// Where the margins are wide, its ends stand where the scale's words do.
const WIDE = '@media (min-width: 87.5em)';
const inColumn = css({ position: 'relative', [WIDE]: { marginInline: INSET } });
const field = css([inColumn, { height: 'clamp(9rem, 11.5vw, 18rem)' }]);
// From the finding on, time that was won.
const won = css({
  position: 'absolute',
  insetInlineStart: 'calc(100% * var(--at))',
  insetInlineEnd: 0,
  insetBlock: 0,
  overflow: 'hidden',
  // Its repeats begin where it begins: the cloth below would show at their edges.
  backgroundColor: color.paper,
});
const wrong = css({
  position: 'absolute',
  insetInlineStart: 'calc(100% * var(--at))',
  insetBlock: '18% 0',
  width: CELL,
  backgroundColor: color.ink,
  outline: `${CELL / 2}px solid ${color.paper}`,
});
const scale = css([inColumn, { height: '7rem', [from.medium]: { height: '3.75rem' } }]);
const when = css({ display: 'block', fontWeight: 600 });
const tick = css([
  captionText,
  tabular,
  { position: 'absolute', paddingTop: space.xs, lineHeight: 1.25 },
]);
// On a phone the ends of the scale stand below the finding between them.
const end = css({ top: '3.5rem', maxWidth: '45%', [from.medium]: { top: 0 } });
const left = css({ insetInlineStart: INSET, [WIDE]: { insetInlineStart: 0 } });
const right = css({ insetInlineEnd: INSET, textAlign: 'end', [WIDE]: { insetInlineEnd: 0 } });
// Its words are on the side that has room for them, its line below the middle of the thread.
const found = css({
  paddingInlineStart: space.s,
  borderInlineStart: `2px solid ${color.ink}`,
  insetInlineStart: `calc(100% * var(--at) + ${CELL / 2 - 1}px)`,
  whiteSpace: 'nowrap',
});
const foundLate = css({
  paddingInlineEnd: space.s,
  borderInlineEnd: `2px solid ${color.ink}`,
  insetInlineEnd: `calc(100% * (1 - var(--at)) - ${CELL / 2 + 1}px)`,
  whiteSpace: 'nowrap',
  textAlign: 'end',
});

/** A smooth field, from edge to edge of all but wide windows, and in it the one thread that lies wrong. */
export function FloatHero({ page, figure }: RootHeroProps) {
  return (
    <div>
      <HeroFrame css={near} page={page} isNamed={false}>
        <div css={headRow}>
          <RootTitle css={title} page={page} text={h1Text} />
          <HeroLead css={lead} page={page} />
        </div>
      </HeroFrame>
      <Satin figure={figure} />
    </div>
  );
}

/** The first row is where the scale begins, the last where it ends; between them lies the finding. */
function Satin({ figure }: FigureProps) {
  const amounts = amountsOf(figure);
  const whole = amounts[0] ?? 1;
  const places = amounts.map((amount) => Math.round((1 - amount / whole) * 1000) / 1000);
  const last = places.length - 1;
  const placed = (at: number) => ({ '--at': places[at] });
  const sideOf = (at: number) => {
    if (at === 0) return [end, left];
    if (at === last) return [end, right];
    return (places[at] ?? 0) > 0.5 ? foundLate : found;
  };
  return (
    <RootFigure css={wide} figure={figure}>
      <div css={field}>
        <WeaveFill weave={WEAVES['data-science']} warp={thread} cell={CELL} />
        {last > 1 ? (
          <div css={[won, placed(1)]}>
            <WeaveFill weave={WEAVES['data-science']} warp={color.ink} cell={CELL} />
          </div>
        ) : null}
        {figure.rows.slice(1, -1).map(({ name }, at) => (
          <span key={name} css={[wrong, placed(at + 1)]} />
        ))}
      </div>
      <div css={scale}>
        {figure.rows.map(({ name, cells }, at) => (
          <div key={name} css={[tick, sideOf(at), placed(at)]}>
            <span css={[when, at > 0 && at < last && h3Text]}>{cells[0]}</span>
            {name}
          </div>
        ))}
      </div>
    </RootFigure>
  );
}
